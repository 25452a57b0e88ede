import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ChangeList } from '../changes/ChangeList';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { readableChanges } from '../shell/readable-changes';
import { useEntryWords } from '../shell/use-entry-words';
import { useRevisionBody } from './use-revision-body';
import type { RevisionEntry } from './use-revisions';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' },
  words: { flex: '1 1 240px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: 600, overflowWrap: 'anywhere' },
  meta: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  with: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  select: { maxWidth: 'min(420px, 100%)' },
});

interface Props {
  domain: string;
  items: readonly RevisionEntry[];
  entry: RevisionEntry;
  /** Its content is live now, even if it has been published again since. */
  live: boolean;
  /** ID of the revision to compare with; '' for the previous one. */
  other: string;
  onOther: (id: string) => void;
  /** Undefined if the operator may not. */
  onRollback: (() => void) | undefined;
  /** Takes it as a draft, to change it before visitors see it. */
  onEdit: (() => void) | undefined;
}

/** A revision, and how it differs from the previous one or any other. */
export function ComparePanel({ domain, items, entry, live, other, onOther, onRollback, onEdit }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { reasonOf, lineOf } = useEntryWords();
  const before = useRevisionBody(domain, other || entry.from);
  const after = useRevisionBody(domain, entry.id);
  const changes = useMemo(
    () => before.body && after.body && readableChanges(before.body, after.body),
    [before.body, after.body],
  );
  const error = before.error ?? after.error;
  return (
    <section className={styles.root} aria-label={t('history.compare')}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{reasonOf(entry)}</h2>
          <p className={styles.meta}>
            {entry.kind !== 'seed' && `${entry.author} · `}
            <RelativeTime at={entry.at} exact />
          </p>
        </div>
        {!live && (
          <>
            {onEdit && (
              <Button icon={<EditRegular />} onClick={onEdit}>
                {t('history.edit')}
              </Button>
            )}
            {onRollback && (
              <Button icon={<ArrowUndoRegular />} onClick={onRollback}>
                {t('history.rollback')}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.with}>
        <span>{t('history.with')}</span>
        <Select
          className={styles.select}
          size="small"
          aria-label={t('history.with')}
          value={other}
          onChange={(_, { value }) => onOther(value)}
        >
          <option value="">{t('history.previous')}</option>
          {/* The URL may name a revision beyond what the list has loaded. */}
          {other !== '' && other !== entry.id && items.every(({ id }) => id !== other) && (
            <option value={other}>{before.entry ? lineOf(before.entry) : t('history.older')}</option>
          )}
          {unlike(items, entry).map((item) => (
            <option key={item.seq} value={item.id}>
              {lineOf(item)}
            </option>
          ))}
        </Select>
      </div>
      {error !== undefined && <ErrorBar title={t('history.failed')} error={error} />}
      {!changes && error === undefined && <RowsSkeleton rows={3} height={72} />}
      {changes && <ChangeList changes={changes} body={after.body} none={t('history.same')} />}
    </section>
  );
}

/** One line per content: a revision that is published again is the same revision. */
function unlike(items: readonly RevisionEntry[], entry: RevisionEntry): RevisionEntry[] {
  return [...new Map(items.filter(({ id }) => id !== entry.id).map((item) => [item.id, item])).values()];
}
