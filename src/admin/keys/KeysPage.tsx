import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFindInstallationKeysQuery } from '@/api/keys';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { SearchForm } from '../shell/SearchForm';
import { usePageTitle } from '../shell/use-page-title';
import { KeyTable } from './KeyTable';

/** The keys of the whole installation: who holds them, what they may do, when they were used. */
export function KeysPage(): ReactNode {
  const { t } = useTranslation('admin');
  usePageTitle(t('tab.keys'));
  const [params] = useSearchParams();
  const text = params.get('text') ?? '';
  const asked = text ? { text } : {};
  const { currentData, error, refetch } = useFindInstallationKeysQuery(asked, { refetchOnMountOrArgChange: true });
  return (
    <Screen title={t('keys.title')} text={t('keys.text')}>
      <SearchForm label={t('keys.search')} placeholder={t('keys.search')} most={80} />
      {error !== undefined && <ErrorBar title={t('keys.failed')} error={error} onRetry={refetch} />}
      {!currentData && error === undefined && <RowsSkeleton />}
      {currentData?.length === 0 && <EmptyState title={t('keys.none')} text={t('keys.noneText')} />}
      {currentData && currentData.length > 0 && <KeyTable items={currentData} />}
    </Screen>
  );
}
