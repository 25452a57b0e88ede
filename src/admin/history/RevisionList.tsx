import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { RelativeTime } from '../shell/RelativeTime';
import { useEntryWords } from '../shell/use-entry-words';
import type { RevisionEntry } from './use-revisions';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  message: { display: 'flex', alignItems: 'baseline', gap: '8px', minWidth: 0 },
  words: {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  meta: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface Props {
  items: readonly RevisionEntry[];
  chosen: number;
  onChoose: (entry: RevisionEntry) => void;
}

export function RevisionList({ items, chosen, onChoose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { reasonOf } = useEntryWords();
  return (
    <ol className={styles.list} onKeyDown={step} aria-label={t('tab.history')}>
      {items.map((entry) => (
        <li key={entry.seq}>
          <button
            type="button"
            className={mergeClasses(styles.row, entry.seq === chosen && styles.chosen)}
            aria-current={entry.seq === chosen ? 'true' : undefined}
            onClick={() => onChoose(entry)}
          >
            <span className={styles.message}>
              <span className={styles.words} title={reasonOf(entry)}>
                {reasonOf(entry)}
              </span>
              {entry.published && (
                <Badge appearance="tint" color="success" size="small">
                  {t('history.live')}
                </Badge>
              )}
            </span>
            <span className={styles.meta}>
              {entry.kind !== 'seed' && `${entry.author} · `}
              <RelativeTime at={entry.at} />
              {reasonOf(entry) !== t(`history.kind.${entry.kind}`) && ` · ${t(`history.kind.${entry.kind}`)}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const next = by === undefined ? undefined : rows[rows.indexOf(event.target as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
