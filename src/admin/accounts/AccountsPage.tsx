import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFindAccountsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { SearchForm } from '../shell/SearchForm';
import { usePageTitle } from '../shell/use-page-title';
import { AccountTable } from './AccountTable';
import { DisableDialog, type Disabling } from './DisableDialog';

/** Finds people and organizations. Without a search, lists the disabled ones. */
export function AccountsPage(): ReactNode {
  const { t } = useTranslation('admin');
  usePageTitle(t('tab.accounts'));
  const [params] = useSearchParams();
  const text = params.get('text') ?? '';
  const [wish, setWish] = useState<Disabling | null>(null);
  const asked = text ? { text } : undefined;
  const { currentData, error, refetch } = useFindAccountsQuery(asked, { refetchOnMountOrArgChange: true });
  const people = (currentData?.people ?? []).map(({ nickname, account, ...one }) => ({
    ...one,
    kind: 'person' as const,
    name: nickname || account,
    sub: account,
  }));
  const organizations = (currentData?.organizations ?? []).map(({ tenantCode, members, ...one }) => ({
    ...one,
    kind: 'organization' as const,
    sub: [tenantCode, t('accounts.members', { count: members })].join(' · '),
  }));
  const none = currentData && people.length + organizations.length === 0;
  return (
    <Screen title={t('accounts.title')} text={t('accounts.text')}>
      <SearchForm label={t('accounts.search')} placeholder={t('accounts.placeholder')} most={64} />
      {error !== undefined && <ErrorBar title={t('accounts.failed')} error={error} onRetry={refetch} />}
      {!currentData && error === undefined && <RowsSkeleton />}
      {none && (
        <EmptyState title={text ? t('accounts.none') : t('accounts.noneDisabled')} text={t('accounts.noneText')} />
      )}
      {people.length > 0 && <AccountTable title={t('accounts.people')} items={people} onAsk={setWish} />}
      {organizations.length > 0 && (
        <AccountTable title={t('accounts.organizations')} items={organizations} onAsk={setWish} />
      )}
      {wish && <DisableDialog wish={wish} onClose={() => setWish(null)} />}
    </Screen>
  );
}
