import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { unclaimedHost } from '../../../setting/unclaimed-host';
import type { Store } from '../../base/database/db';
import { readClaim } from '../../base/database/host-claims';
import type { Tables } from '../../base/database/tables';
import { readHost } from '../store/hosts';
import { isProvable, wantedProof } from './host-proof';

type HostState = components['schemas']['DomainHost'];
type Claim = NonNullable<Awaited<ReturnType<typeof readClaim>>>;

interface Input {
  domain: string;
  /** Whose claim is requested; null for the installation's view. */
  tenantId: string | null;
  mainHosts: readonly string[];
  locale: Locale;
}

export async function readHostState({ db }: Store, { domain, tenantId, mainHosts, locale }: Input): Promise<HostState> {
  const host = await readHost(db, domain);
  const claim = tenantId === null ? undefined : await readClaim(db, { domain, tenantId });
  const mine = host !== undefined && (tenantId === null || host.tenant_id === tenantId);
  return {
    ...(claim ? fromClaim(claim, { mainHosts, locale }) : unclaimedHost(domain)),
    tenantId: claim?.tenant_id ?? host?.tenant_id ?? null,
    ...(mine && fromProof(host)),
  };
}

const fromProof = ({ how, by, at }: Omit<Tables['domain_host'], 'at'> & { at: Date }) => ({
  state: 'proved' as const,
  how,
  by,
  at: at.toISOString(),
  fault: null,
});

/** What an organization has to do, and what came of it so far. */
export function fromClaim(
  claim: Claim & { organization?: string | null },
  { mainHosts, locale }: Pick<Input, 'mainHosts' | 'locale'>,
): HostState {
  const { access_domain: domain, refused_at: refused, asked_at: asked } = claim;
  const proof = isProvable(domain, mainHosts) ? wantedProof(domain, claim.token) : { record: null, file: null };
  return {
    ...unclaimedHost(domain),
    ...proof,
    tenantId: claim.tenant_id,
    organization: claim.organization ?? null,
    state: refused ? 'refused' : asked ? 'asked' : 'unproved',
    by: refused ? claim.refused_by : claim.by,
    at: (refused ?? claim.created_at).toISOString(),
    checkedAt: claim.checked_at?.toISOString() ?? null,
    fault: claim.fault?.[locale] ?? null,
    askedAt: asked?.toISOString() ?? null,
  };
}
