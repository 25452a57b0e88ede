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

/** Asks who has signed in. The person has not arrived yet: an identity may have to be picked first. */
export async function acceptLogin(dispatch: SessionDispatch): Promise<SignedIn> {
  const { user, tenant } = await fetchPerson(dispatch).catch((error) => {
    // A session whose owner nobody knows would open doors to nobody's pages.
    clearMark(sessionHost().cookieDomain);
    throw error;
  });
  return { user, tenant, suggested: suggestTenant(tenant) };
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

/** Logs in to one organization: the session's token is changed, and a data platform may want one of its own. */
export async function enterTenant(dispatch: SessionDispatch, { id, name }: Organization): Promise<void> {
  const { cookieDomain } = sessionHost();
  const call = sessionEndpoints.loginTenant.initiate({ tenantId: id }, { track: false });
  const login = await dispatch(call).unwrap();
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
async function fetchDataToken({ bigdataTokenUrl }: LoginHints): Promise<void> {
  if (!bigdataTokenUrl) return;
  const { bigdata } = sessionHost();
  // The answer may be an upstream's, and whom this browser calls with the person's cookies is for the host's configuration to say.
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
