import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useListDomainsQuery } from '@/api/admin';
import { ErrorBar } from './ErrorBar';
import { RowsSkeleton } from './RowsSkeleton';
import { Screen } from './Screen';
import { usePageTitle } from './use-page-title';

interface Props {
  title: string;
  text: string;
  /** Name of the list. */
  label: string;
  failed: string;
  placeOf: (domain: string) => string;
}

/** The portals that this operator may see, for a screen that each of them has; of one, that screen at once. */
export function PickDomain({ title, text, label, failed, placeOf }: Props): ReactNode {
  usePageTitle(title);
  const { data, error, refetch } = useListDomainsQuery();
  const [only, ...others] = data?.items ?? [];
  if (only && others.length === 0) return <Navigate to={placeOf(only.domain)} replace />;
  return (
    <Screen title={title} text={text}>
      {error !== undefined && <ErrorBar title={failed} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      <ul aria-label={label}>
        {data?.items.map(({ domain }) => (
          <li key={domain}>
            <Link to={placeOf(domain)}>{domain}</Link>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
