import { useGetOperatorQuery, useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { allows, type OperatorScope } from '../../../setting/operator/may';

export interface Place {
  name: string;
  scope: OperatorScope;
}

/** Where this operator decides who works: single published domains first, the installation last. */
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
  return [...domains, ...wide.toSorted((a, b) => WIDTH[a.scope.kind] - WIDTH[b.scope.kind])];
}

const WIDTH = { domain: 0, organization: 1, installation: 2 } as const;

/**
 * Where an invitation is for unless another place is chosen: the domain one is on, else the own organization, else a
 * domain. Never the installation, which nobody should give away by not looking.
 */
export function usualPlace(places: readonly Place[], here: string): Place | undefined {
  const of = (kind: OperatorScope['kind']) => places.find(({ scope }) => scope.kind === kind);
  const onHere = places.find(({ scope }) => scope.kind === 'domain' && scope.domain === here);
  return onHere ?? of('organization') ?? of('domain');
}
