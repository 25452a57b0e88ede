import type { ReactNode } from 'react';
import { useListRegistrationsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { RegistrationTable } from './RegistrationTable';

/** Applications to register an organization, open ones first, as the server sends them. */
export function RegistrationsPage(): ReactNode {
  const { t } = useTranslation('admin');
  usePageTitle(t('tab.registrations'));
  const { data, error, refetch } = useListRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Screen title={t('registrations.title')} text={t('registrations.text')}>
      {error !== undefined && <ErrorBar title={t('registrations.failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.length === 0 && <EmptyState title={t('registrations.none')} text={t('registrations.noneText')} />}
      {data && data.length > 0 && <RegistrationTable items={data} />}
    </Screen>
  );
}
