import { Button } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListOutboxQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { usePageTitle } from '../shell/use-page-title';
import { OutboxTable } from './OutboxTable';

const PAGE = 50;

/** Requested codes, which operators read here while no provider is configured. */
export function OutboxPage(): ReactNode {
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  usePageTitle(t('tab.outbox'));
  const before = Number(params.get('before')) || undefined;
  const asked = { limit: PAGE, ...(before && { before }) };
  const { currentData, error, isFetching, refetch } = useListOutboxQuery(asked, { refetchOnMountOrArgChange: true });
  const last = currentData?.items.length === PAGE ? currentData.items.at(-1) : undefined;
  const refresh = (
    <Button icon={<ArrowSyncRegular />} disabledFocusable={isFetching} onClick={refetch}>
      {t('outbox.refresh')}
    </Button>
  );
  return (
    <Screen title={t('outbox.title')} text={t('outbox.text')} actions={refresh}>
      {error !== undefined && <ErrorBar title={t('outbox.failed')} error={error} onRetry={refetch} />}
      {!currentData && error === undefined && <RowsSkeleton />}
      {currentData?.items.length === 0 && <EmptyState title={t('outbox.none')} text={t('outbox.noneText')} />}
      {currentData && currentData.items.length > 0 && <OutboxTable items={currentData.items} />}
      {(before !== undefined || last) && (
        <div className={rows.pages}>
          {before !== undefined && <Button onClick={() => setParams({})}>{t('audit.newest')}</Button>}
          {last && <Button onClick={() => setParams({ before: String(last.id) })}>{t('history.older')}</Button>}
        </div>
      )}
    </Screen>
  );
}
