import { useGetOperatorQuery, useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { allows, type OperatorScope } from '../../../setting/operator/may';

interface Place {
  name: string;
  scope: OperatorScope;
}

/** Where this operator decides who works: the wider roles first, then single published domains. */
export function useInvitePlaces(): Place[] {
  const { t } = useTranslation('admin');
  const { data: operator } = useGetOperatorQuery();
  const { data } = useListDomainsQuery();
  const decides = (role: Parameters<typeof allows>[0]) => allows(role, 'administer');
  const wide = (operator?.roles ?? []).flatMap(({ scope, role }): Place[] => {
    if (!decides(role) || scope.kind === 'domain') return [];
    if (scope.kind === 'installation') return [{ name: t('operator.installation'), scope }];
    return [{ name: t('operator.organization', { id: scope.tenantId }), scope }];
  });
  const domains = (data?.items ?? [])
    .filter(({ role, revision }) => decides(role) && revision !== null)
    // The server settles whose the domain is.
    .map(({ domain }) => ({ name: domain, scope: { kind: 'domain' as const, domain, tenantId: null } }));
  return [...domains, ...wide];
}
