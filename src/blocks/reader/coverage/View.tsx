import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListDocumentsQuery } from '@/api/documents';
import type { Data } from '@/api/paths';
import { textLanguageOf } from '@/i18n/text-language';
import { useTranslation } from '@/i18n/use-translation';
import { docHref } from '@/knowledge/doc-href';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { linkCard } from '@/ui/card-styles';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tour } from './Tour';

export { default as check } from 'virtual:check/reader/coverage';

/** One row on a wide page, two or three on a narrow one. */
const MOST = 6;

const useStyles = makeStyles({
  narrow: { maxWidth: '760px', paddingInline: '16px' },
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  way: { ...linkCard, flexDirection: 'column', gap: '2px', height: '100%', padding: '12px' },
  count: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  newest: { marginBlock: '12px 0', fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
});

/** How many documents are searched and how current they are. Each figure links to the documents it counts. */
export default function Coverage({ props, level }: BlockProps<PropsOf<'reader/coverage'>>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('reader');
  const lang = textLanguageOf(i18n.language);
  const { data, error } = useListDocumentsQuery({ lang, orderBy: 'shelf', pageNum: 1, pageSize: 1 });
  // Without a count, the section is left out.
  const nothing = error || data?.total === 0;
  if (nothing && !props.tour) return null;
  return (
    <div>
      {!nothing && (
        <Section
          title={t('coverage.title')}
          level={level}
          className={mergeClasses(props.tour && styles.narrow)}
          aside={
            data && (
              <Link to="/doc" className={styles.link}>
                {t('coverage.browse', { count: data?.total ?? 0 })}
              </Link>
            )
          }
        >
          {data ? <WaysIn data={data} /> : <Skeleton height={116} />}
        </Section>
      )}
      {props.tour && <Tour level={level} className={styles.narrow} />}
    </div>
  );
}

/** Links by shelf, if there is more than one, then by equipment. */
function WaysIn({ data }: { data: Data<'listDocuments'> }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('reader');
  const valuesOf = (name: string) => data.facets.find(({ facet }) => facet === name)?.values ?? [];
  const shelves = valuesOf('shelf').map((value) => ({ ...value, facet: 'shelf' }));
  const subjects = valuesOf('equipment').map((value) => ({ ...value, facet: 'equipment' }));
  const ways = [...(shelves.length > 1 || subjects.length === 0 ? shelves : []), ...subjects].slice(0, MOST);
  const [newest] = data.documents;
  const shelf = shelves.find(({ value }) => value === newest?.shelf);
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(({ facet, value, text, count }) => (
          <li key={`${facet} ${value}`}>
            <Link to={`/doc?${new URLSearchParams({ [facet]: value })}`} className={styles.way}>
              <span className={styles.count}>{count}</span>
              <span className={styles.name}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {newest && shelf && (
        <p className={styles.newest}>
          {t('coverage.newest', { shelf: shelf.text, date: newest.revised ?? newest.updatedAt.slice(0, 10) })}{' '}
          <Link to={docHref({ docId: newest.id })} className={styles.link} lang={newest.lang}>
            {newest.title}
          </Link>
        </p>
      )}
    </>
  );
}
