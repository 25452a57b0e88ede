import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useGetDomainQuery } from '@/api/admin';
import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from './ErrorBar';
import { Forbidden } from './Forbidden';
import { Screen } from './Screen';

/** Shows the screens of one domain if it exists and the operator may change it. */
export function DomainGate(): ReactNode {
  const { t } = useTranslation('admin');
  const { domain = '' } = useParams();
  const { error, currentData, refetch } = useGetDomainQuery({ domain });
  // Keyed, so that no dialog or history page carries over to another domain.
  if (!error || currentData) return <Outlet key={domain} />;
  if (isApiError(error) && error.kind === 'http' && error.status === 403) return <Forbidden domain={domain} />;
  return (
    <Screen title={domain}>
      <ErrorBar title={t('domains.failed')} error={error} onRetry={refetch} />
    </Screen>
  );
}
