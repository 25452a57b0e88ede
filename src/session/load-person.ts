import { api } from '@/api/client';
import { organizationEndpoints } from '@/api/organization';
import { sessionEndpoints } from '@/api/session';
import { readMark, takeArrival } from '@/browser/session-mark';
import { readTenantId, writeTenant } from '@/browser/tenant-cookie';
import { chooseTenant } from './choose-tenant';
import { sessionHost } from './host';
import { recentTenants } from './recent-tenants';
import { identityAsked, knowledgeUserArrived, type Organization, personArrived, type User } from './session';
import type { SessionDispatch } from './session-dispatch';

/** Loads the session's person and their organizations. Rejects with the error of the calls. */
export async function fetchPerson(dispatch: SessionDispatch): Promise<{ user: User; tenant: Organization[] }> {
  const fresh = { forceRefetch: true, subscribe: false };
  const user = await dispatch(sessionEndpoints.getUserInfo.initiate(undefined, fresh)).unwrap();
  const { username } = user;
  const tenant = await dispatch(sessionEndpoints.listOrganizations.initiate({ username }, fresh)).unwrap();
  return { user, tenant };
}

/** The default organization: the one last used in this browser. */
export const suggestTenant = (tenant: readonly Organization[]): Organization | null =>
  chooseTenant(tenant, readTenantId() ?? recentTenants()[0]);

/**
 * Loads the person at the start of a page with a session, because the stored copy may be days old. Somebody who has
 * just arrived through another page is asked which organization to act for, as in the sign-in form; otherwise, somebody
 * new here starts with an organization.
 */
export async function loadPerson(dispatch: SessionDispatch, isNew: boolean): Promise<void> {
  const mark = readMark();
  const { user, tenant } = await fetchPerson(dispatch);
  // The session has ended or changed in the meantime, so the response is outdated.
  if (readMark() === undefined || (mark !== undefined && readMark() !== mark)) return;
  if (takeArrival() && tenant.length > 0)
    return void dispatch(identityAsked({ user, tenant, suggested: suggestTenant(tenant) }));
  const currentTenant = await settleTenant(dispatch, { user, tenant }, isNew);
  if (readMark() === undefined) return;
  if (currentTenant) writeTenant(currentTenant.id, currentTenant.name, sessionHost().cookieDomain);
  dispatch(personArrived({ user, tenant, currentTenant }));
  await loadKnowledgeUser(dispatch, user);
}

/**
 * The organization to start with: the remembered one, else the session's own, else the first for somebody new here. The
 * session is told if it acts for another, so that the page never shows one and the server answers for none; if it
 * refuses, what it acts for stands.
 */
async function settleTenant(
  dispatch: SessionDispatch,
  { user, tenant }: { user: User; tenant: Organization[] },
  isNew: boolean,
): Promise<Organization | null> {
  const own = tenant.find(({ id }) => id === user.tenantId) ?? null;
  const remembered = readTenantId();
  const wanted = remembered !== undefined || isNew ? chooseTenant(tenant, remembered ?? own?.id) : own;
  if (!wanted || wanted === own) return wanted;
  const call = organizationEndpoints.setCurrentTenant.initiate({ tenantId: wanted.id }, { track: false });
  const { error } = await dispatch(call);
  return error ? own : wanted;
}

/** Loads the person's community profile. Optional: nothing waits for it. */
export async function loadKnowledgeUser(dispatch: SessionDispatch, { uucId }: User): Promise<void> {
  const call = dispatch(sessionEndpoints.getKnowledgeUser.initiate({ uucId }, { subscribe: false }));
  const { data } = await call;
  if (data) dispatch(knowledgeUserArrived(data));
}

/** Refetches all data that depends on the person or the organization. */
export function forgetAnswers(dispatch: SessionDispatch): void {
  dispatch(
    api.util.invalidateTags(['Session', 'Organization', 'Assistant', 'Chat', 'History', 'Question', 'Content', 'App']),
  );
}
