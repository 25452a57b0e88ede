import { organizationEndpoints } from '@/api/organization';
import type { Data } from '@/api/paths';
import { sessionEndpoints } from '@/api/session';
import { writeCookie } from '@/lib/cookie';
import { clearTenant, readTenantId, writeTenant } from '@/lib/tenant-cookie';
import { clearToken, THREE_DAYS_S, writeToken } from '@/lib/token-cookie';
import { chooseTenant } from './choose-tenant';
import { sessionHost } from './host';
import { fetchPerson, forgetAnswers, loadKnowledgeUser } from './load-person';
import { recentTenants, rememberTenant } from './recent-tenants';
import { type Organization, personArrived, type User } from './session';
import type { SessionDispatch } from './session-dispatch';

type LoginResponse = Data<'loginWithPassword'>;

/** Who signed in, before it is known for whom they act. */
export interface SignedIn {
  user: User;
  tenant: Organization[];
  /** The one that is chosen unless the person says otherwise; null for somebody without any. */
  suggested: Organization | null;
}

/** Keeps the token and asks whose it is. The person has not arrived yet: an identity may have to be picked first. */
export async function acceptLogin(dispatch: SessionDispatch, { access_token }: LoginResponse): Promise<SignedIn> {
  const { cookieDomain } = sessionHost();
  writeToken(access_token, cookieDomain);
  const { user, tenant } = await fetchPerson(dispatch).catch((error) => {
    // A token whose owner nobody knows would open doors to nobody's pages.
    clearToken(cookieDomain);
    throw error;
  });
  return { user, tenant, suggested: chooseTenant(tenant, readTenantId() ?? recentTenants()[0]) };
}

/** The person arrives, for an organization or (null) for themselves. What waited for somebody to sign in goes on from here. */
export async function arriveAs(
  dispatch: SessionDispatch,
  { user, tenant }: SignedIn,
  organization: Organization | null,
): Promise<void> {
  if (organization) await enterTenant(dispatch, organization);
  // Who belongs to nobody has nothing that the server could remember.
  else if (tenant.length > 0) await leaveTenants(dispatch);
  else clearTenant(sessionHost().cookieDomain);
  dispatch(personArrived({ user, tenant, currentTenant: organization }));
  forgetAnswers(dispatch);
  await loadKnowledgeUser(dispatch, user);
}

/** Logs in to one organization: its token replaces the one before, and a data platform may want one of its own. */
export async function enterTenant(dispatch: SessionDispatch, { id, name }: Organization): Promise<void> {
  const { cookieDomain } = sessionHost();
  const call = sessionEndpoints.loginTenant.initiate({ tenantId: id }, { track: false });
  const login = await dispatch(call).unwrap();
  writeToken(login.access_token, cookieDomain);
  writeTenant(id, name, cookieDomain);
  rememberTenant(id);
  await fetchDataToken(login);
}

/** For oneself from now on. The server is told first: it would act for the organization before, here and at the next sign-in. */
export async function leaveTenants(dispatch: SessionDispatch): Promise<void> {
  const space = await dispatch(sessionEndpoints.addPersonalTenant.initiate(undefined, { track: false })).unwrap();
  await dispatch(organizationEndpoints.setCurrentTenant.initiate({ tenantId: space.id }, { track: false })).unwrap();
  clearTenant(sessionHost().cookieDomain);
}

/** Whoever signs in does not wait longer than this for a platform they may not even open. */
const DATA_PATIENCE_MS = 5_000;

/** The extra token of a data platform. Without it everything but that platform works, so a failure is only logged. */
async function fetchDataToken({ bigdataTokenUrl, bigdataTokenKey, bigdataTokenDomain }: LoginResponse): Promise<void> {
  if (!bigdataTokenUrl || !bigdataTokenKey) return;
  try {
    const signal = AbortSignal.timeout(DATA_PATIENCE_MS);
    const response = await fetch(bigdataTokenUrl, { credentials: 'include', signal });
    const { data }: { data?: unknown } = await response.json();
    if (typeof data !== 'string' || data === '') return;
    writeCookie(bigdataTokenKey, data, { maxAgeS: THREE_DAYS_S, domain: bigdataTokenDomain });
  } catch (error) {
    console.warn('The token of the data platform could not be fetched.', error);
  }
}
