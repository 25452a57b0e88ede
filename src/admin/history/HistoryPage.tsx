import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useFocusStays } from '../shell/use-focus-stays';
import { useMayOn } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';
import { ComparePanel } from './ComparePanel';
import { DraftDialog } from './DraftDialog';
import { RevisionList } from './RevisionList';
import { RollbackDialog } from './RollbackDialog';
import { ScheduleNotice } from './ScheduleNotice';
import { type RevisionEntry, useRevisions } from './use-revisions';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
    gap: '24px',
    '@media (max-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
});

/** Every revision that was ever live. Any two can be compared, and each can be restored. */
export function HistoryPage(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { domain = '' } = useParams();
  const may = useMayOn(domain);
  const [params, setParams] = useSearchParams();
  const [back, setBack] = useState<RevisionEntry | null>(null);
  const [draft, setDraft] = useState<RevisionEntry | null>(null);
  const at = Number(params.get('at') ?? Number.NaN);
  const { items, more, loadMore, loading, error, again } = useRevisions(domain, at);
  const list = useRef<HTMLDivElement>(null);
  useFocusStays(list);
  usePageTitle(t('tab.history'), domain);
  const chosen = items?.find((item) => item.seq === at) ?? items?.[0];
  const set = (values: Record<string, string>) => setParams(values, { replace: true });
  return (
    <Screen title={t('history.title', { domain })} text={t('history.text')}>
      <ScheduleNotice domain={domain} />
      {error !== undefined && !items && <ErrorBar title={t('history.failed')} error={error} onRetry={again} />}
      {!items && error === undefined && <RowsSkeleton rows={8} height={56} />}
      {items?.length === 0 && <EmptyState title={t('history.none')} text={t('history.noneText')} />}
      {items && chosen && (
        <div className={styles.columns}>
          <div ref={list} className={styles.list}>
            <RevisionList items={items} chosen={chosen.seq} onChoose={(entry) => set({ at: String(entry.seq) })} />
            {more && (
              <Button onClick={loadMore} disabledFocusable={loading}>
                {t('history.older')}
              </Button>
            )}
          </div>
          <ComparePanel
            domain={domain}
            items={items}
            entry={chosen}
            live={chosen.id === headOf(items)}
            other={params.get('with') ?? ''}
            onOther={(id) => set({ at: String(chosen.seq), ...(id && { with: id }) })}
            onRollback={may('rollbackSetting') ? () => setBack(chosen) : undefined}
            onEdit={may('saveDraft') ? () => setDraft(chosen) : undefined}
          />
        </div>
      )}
      {back && items && (
        <RollbackDialog domain={domain} entry={back} head={headOf(items)} onClose={() => setBack(null)} />
      )}
      {draft && items && (
        <DraftDialog domain={domain} entry={draft} head={headOf(items)} onClose={() => setDraft(null)} />
      )}
    </Screen>
  );
}

const headOf = (items: readonly RevisionEntry[]) => items.find((item) => item.published)?.id ?? null;
