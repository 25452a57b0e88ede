import { mergeClasses } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetPostVersionQuery, useListPostVersionsQuery } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { postHref } from '../post-href';
import { Select } from '../write/Select';
import { useWriteStyles } from '../write/write-styles';
import { Comparison } from './Comparison';

interface Props {
  /** The page that the text is on. */
  post: Data<'getPost'>;
  level: 1 | 2 | 3 | 4;
}

type Version = Data<'listPostVersions'>[number];

/** What a text said before: two of its versions as one, with the differences. The address names both. */
export function Versions({ post, level }: Props) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const [search] = useSearchParams();
  const of = search.get('of');
  const id = of ?? post.id;
  const { data, error, isFetching, refetch } = useListPostVersionsQuery({ id });
  const back = of === null ? postHref(post) : `${postHref(post)}#a-${of}`;
  return (
    <>
      <p className={styles.facts}>
        <Link to={back} className={styles.link}>
          {t('versions.back')}
        </Link>
      </p>
      <Heading level={level} className={styles.title}>
        {of === null ? t('versions.heading', { title: post.title }) : t('versions.reply', { title: post.title })}
      </Heading>
      {!data && error && (
        <ErrorState
          {...{ level, error }}
          title={t('failed.title')}
          text={t('failed.text')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <TextSkeleton label={t('loading')} paragraphs={4} />}
      {data && data.length < 2 && <p className={styles.note}>{t('versions.one')}</p>}
      {data && data.length > 1 && <Chosen id={id} versions={data} lang={post.lang} />}
    </>
  );
}

function Chosen({ id, versions, lang }: { id: string; versions: Version[]; lang: string }) {
  const styles = useWriteStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  const [search, setSearch] = useSearchParams();
  const numbers = versions.map(({ n }) => n);
  const asked = Number(search.get('version'));
  const to = numbers.includes(asked) ? asked : (numbers[0] ?? 1);
  const given = Number(search.get('with'));
  const before = numbers.find((n) => n < to) ?? numbers.find((n) => n !== to) ?? to;
  const from = numbers.includes(given) ? given : before;
  const choose = (name: 'with' | 'version', value: string) =>
    setSearch(
      (old) => {
        old.set(name, value);
        return old;
      },
      { replace: true },
    );
  const options = versions.map(({ n, at }) => (
    <option key={n} value={n}>
      {t('versions.option', { n, date: isoDate(at) })}
    </option>
  ));
  return (
    <>
      <div className={mergeClasses(community.text, styles.row)}>
        <Select label={t('versions.from')} value={String(from)} onChange={(value) => choose('with', value)}>
          {options}
        </Select>
        <Select label={t('versions.to')} value={String(to)} onChange={(value) => choose('version', value)}>
          {options}
        </Select>
      </div>
      <Differences id={id} from={from} to={to} lang={lang} />
    </>
  );
}

function Differences({ id, from, to, lang }: { id: string; from: number; to: number; lang: string }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const before = useGetPostVersionQuery({ id, n: from }).currentData;
  const after = useGetPostVersionQuery({ id, n: to }).currentData;
  if (!before || !after) return <TextSkeleton label={t('loading')} paragraphs={4} />;
  const parts = (['title', 'summary', 'content'] as const).filter((part) => before[part] !== after[part]);
  if (parts.length === 0) return <p className={styles.note}>{t('versions.equal')}</p>;
  return (
    <>
      {parts.map((part) => (
        <section key={part} aria-label={t(`versions.${part}`)} className={styles.section}>
          <p className={styles.note}>{t(`versions.${part}`)}</p>
          <Comparison from={before[part]} to={after[part]} lang={lang} />
        </section>
      ))}
    </>
  );
}
