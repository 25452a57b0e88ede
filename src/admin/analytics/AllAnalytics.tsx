import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { places } from '../shell/places';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';

/** The portals whose figures this operator may see; of one, its figures at once. */
export function AllAnalytics(): ReactNode {
  const { t } = useTranslation('admin-analytics');
  usePageTitle(t('title'));
  const { data, error, refetch } = useListDomainsQuery();
  const [only, ...others] = data?.items ?? [];
  if (only && others.length === 0) return <Navigate to={places.analytics(only.domain)} replace />;
  return (
    <Screen title={t('title')} text={t('pickText')}>
      {error !== undefined && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      <ul aria-label={t('pick')}>
        {data?.items.map(({ domain }) => (
          <li key={domain}>
            <Link to={places.analytics(domain)}>{domain}</Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
