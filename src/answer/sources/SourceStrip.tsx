import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple';
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list';
import { useTranslation } from '@/i18n/use-translation';
import { useCitations } from '@/knowledge/citation/citation-context';
import type { RunSource } from '@/stream/types';
import { PlainButton } from '@/ui/PlainButton';
import { touchTarget } from '@/ui/touch-target';
import { stripName } from './strip-name';
import { isOfCommunity } from './to-cited-sources';

const useStyles = makeStyles({
  // Hidden on wide screens, where the sources have their own column.
  root: {
    display: 'flex',
    gap: '8px',
    marginBottom: '16px',
    marginInline: '-16px',
    paddingInline: '16px',
    paddingBlock: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media (min-width: 1280px)': { display: 'none' },
  },
  always: { '@media (min-width: 1280px)': { display: 'flex' } },
  head: {
    flex: '0 0 auto',
    minHeight: '36px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusLarge,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { fontSize: '18px' },
  },
  list: { display: 'flex', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '220px',
    minHeight: '36px',
    ...touchTarget,
    paddingInline: '10px',
    fontFamily: 'inherit',
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  lit: { ...shorthands.borderColor(tokens.colorBrandStroke1), backgroundColor: tokens.colorBrandBackground2 },
  number: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
  title: { whiteSpace: 'nowrap', textOverflow: 'ellipsis', ...shorthands.overflow('hidden') },
});

interface Props {
  sources: readonly RunSource[];
  /** The number of headings in the answer. */
  outline: number;
  label: string;
  onOpen: (n: number) => void;
  /** Undefined for earlier answers: their sources are a strip on every screen size and have no list. */
  onList?: (list: 'sources' | 'outline') => void;
}

/** The sources above the text, for layouts without a column for them. */
export function SourceStrip({ sources, outline, label, onOpen, onList }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const citations = useCitations();
  if (sources.length === 0) return null;
  return (
    <div className={mergeClasses(styles.root, !onList && styles.always)} data-print="no">
      {onList && (
        <PlainButton className={styles.head} aria-label={label} title={label} onClick={() => onList('sources')}>
          <DocumentMultipleRegular aria-hidden />
          {sources.length}
        </PlainButton>
      )}
      {onList && outline > 1 && (
        <PlainButton
          iconOnly
          className={styles.head}
          aria-label={t('panel.outline')}
          title={t('panel.outline')}
          onClick={() => onList('outline')}
        >
          <TextBulletListRegular aria-hidden />
        </PlainButton>
      )}
      <ul className={styles.list} aria-label={label}>
        {sources.map((source) => {
          const { n } = source;
          const name = stripName(source, sources);
          const title = isOfCommunity(source) ? `${t('source.community')} · ${name}` : name;
          const lit = citations?.looked === n || citations?.opened === n;
          return (
            <li key={n}>
              <button
                type="button"
                className={mergeClasses(styles.chip, lit && styles.lit)}
                aria-label={t('source.marker', { n, title })}
                onClick={() => onOpen(n)}
              >
                <span className={styles.number}>{n}</span>
                <span className={styles.title}>{title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
