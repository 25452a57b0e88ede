import { organizationEndpoints } from '@/api/organization';
import { sessionEndpoints } from '@/api/session';
import type { LoginHints } from '@/api/without-tokens';
import { writeCookie } from '@/browser/cookie';
import { clearMark, THREE_DAYS_S } from '@/browser/session-mark';
import { clearTenant, writeTenant } from '@/browser/tenant-cookie';
import { sessionHost } from './host';
import { fetchPerson, forgetAnswers, loadKnowledgeUser, suggestTenant } from './load-person';
import { rememberTenant } from './recent-tenants';
import { type Organization, personArrived, type SignedIn } from './session';
import type { SessionDispatch } from './session-dispatch';

/** Loads who has signed in. The person has not arrived yet, because they may have to choose an organization first. */
export async function acceptLogin(dispatch: SessionDispatch): Promise<SignedIn> {
  const { user, tenant } = await fetchPerson(dispatch).catch((error) => {
    // A session without a known owner is of no use.
    clearMark(sessionHost().cookieDomain);
    throw error;
  });
  return { user, tenant, suggested: suggestTenant(tenant) };
}

/** Completes the sign-in, for an organization or, with null, for the person. Calls that waited for it continue. */
export async function arriveAs(
  dispatch: SessionDispatch,
  { user, tenant }: SignedIn,
  organization: Organization | null,
): Promise<void> {
  if (organization) await enterTenant(dispatch, organization);
  // A person without organizations has no choice for the server to remember.
  else if (tenant.length > 0) await leaveTenants(dispatch);
  else clearTenant(sessionHost().cookieDomain);
  dispatch(personArrived({ user, tenant, currentTenant: organization }));
  forgetAnswers(dispatch);
  await loadKnowledgeUser(dispatch, user);
}

/** Switches the session to an organization: changes its token and, if needed, fetches one for the data platform. */
export async function enterTenant(dispatch: SessionDispatch, { id, name }: Organization): Promise<void> {
  const { cookieDomain } = sessionHost();
  const call = sessionEndpoints.loginTenant.initiate({ tenantId: id }, { track: false });
  const login = await dispatch(call).unwrap();
  writeTenant(id, name, cookieDomain);
  rememberTenant(id);
  await fetchDataToken(login);
}

/**
 * Switches to acting for oneself. The server is told first, because otherwise it would keep acting for the previous
 * organization, now and at the next sign-in.
 */
export async function leaveTenants(dispatch: SessionDispatch): Promise<void> {
  const space = await dispatch(sessionEndpoints.addPersonalTenant.initiate(undefined, { track: false })).unwrap();
  await dispatch(organizationEndpoints.setCurrentTenant.initiate({ tenantId: space.id }, { track: false })).unwrap();
  clearTenant(sessionHost().cookieDomain);
}

/** Maximum wait at sign-in for a platform that the person may never open. */
const DATA_PATIENCE_MS = 5_000;

/** Fetches the token of the data platform. Everything else works without it, so a failure is only logged. */
async function fetchDataToken({ bigdataTokenUrl }: LoginHints): Promise<void> {
  if (!bigdataTokenUrl) return;
  const { bigdata } = sessionHost();
  // The URL may come from an upstream, but only the host's configuration decides where the person's cookies are sent.
  if (bigdata?.url !== bigdataTokenUrl)
    return console.warn('The address for the data platform is not the configured one.');
  try {
    const signal = AbortSignal.timeout(DATA_PATIENCE_MS);
    const response = await fetch(bigdata.url, { credentials: 'include', signal });
    const { data }: { data?: unknown } = await response.json();
    if (typeof data !== 'string' || data === '') return;
    writeCookie(bigdata.key, data, { maxAgeS: THREE_DAYS_S, domain: bigdata.domain });
  } catch (error) {
    console.warn('The token of the data platform could not be fetched.', error);
  }
}
