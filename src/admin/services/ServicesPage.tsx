import type { ReactNode } from 'react';
import { useListServicesQuery } from '@/api/services';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { ServiceSection } from './ServiceSection';

/** Figures change while somebody waits for a switch to show. */
const EVERY_MS = 15_000;

/** Who answers which call of the specification: the portal, or a service behind it. */
export function ServicesPage(): ReactNode {
  const { t } = useTranslation('admin-services');
  usePageTitle(t('title'));
  const { data, error, refetch } = useListServicesQuery(undefined, {
    ...{ refetchOnMountOrArgChange: true, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  });
  return (
    <Screen title={t('title')} text={t('text')}>
      {error !== undefined && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data?.map((service) => (
        <ServiceSection key={service.prefix} service={service} />
      ))}
    </Screen>
  );
}
