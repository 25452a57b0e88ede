import { api } from '@/api/client';
import { sessionEndpoints } from '@/api/session';
import { readMark, takeArrival } from '@/browser/session-mark';
import { readTenantId, writeTenant } from '@/browser/tenant-cookie';
import { chooseTenant } from './choose-tenant';
import { sessionHost } from './host';
import { recentTenants } from './recent-tenants';
import { identityAsked, knowledgeUserArrived, type Organization, personArrived, type User } from './session';
import type { SessionDispatch } from './session-dispatch';

/** The person of this browser's session, with the organizations they belong to. Fails as the calls fail. */
export async function fetchPerson(dispatch: SessionDispatch): Promise<{ user: User; tenant: Organization[] }> {
  const fresh = { forceRefetch: true, subscribe: false };
  const user = await dispatch(sessionEndpoints.getUserInfo.initiate(undefined, fresh)).unwrap();
  const { username } = user;
  const tenant = await dispatch(sessionEndpoints.listOrganizations.initiate({ username }, fresh)).unwrap();
  return { user, tenant };
}

/** For whom a person acts unless they say otherwise: as they did last in this browser. */
export const suggestTenant = (tenant: readonly Organization[]): Organization | null =>
  chooseTenant(tenant, readTenantId() ?? recentTenants()[0]);

/**
 * At the start of a page with a session: what this browser remembers may be days old. Whoever has just come in by another page is asked for
 * whom they act, as after the form; whoever is new here otherwise starts with an organization.
 */
export async function loadPerson(dispatch: SessionDispatch, isNew: boolean): Promise<void> {
  const mark = readMark();
  const { user, tenant } = await fetchPerson(dispatch);
  // Signed out, or in as somebody else, while the answer was under way: it says nothing about now.
  if (readMark() === undefined || (mark !== undefined && readMark() !== mark)) return;
  if (takeArrival() && tenant.length > 0)
    return void dispatch(identityAsked({ user, tenant, suggested: suggestTenant(tenant) }));
  const remembered = readTenantId();
  const currentTenant = remembered !== undefined || isNew ? chooseTenant(tenant, remembered) : null;
  if (currentTenant) writeTenant(currentTenant.id, currentTenant.name, sessionHost().cookieDomain);
  dispatch(personArrived({ user, tenant, currentTenant }));
  await loadKnowledgeUser(dispatch, user);
}

/** How the person appears in the community. Nothing waits for it, and nothing fails without it. */
export async function loadKnowledgeUser(dispatch: SessionDispatch, { uucId }: User): Promise<void> {
  const call = dispatch(sessionEndpoints.getKnowledgeUser.initiate({ uucId }, { subscribe: false }));
  const { data } = await call;
  if (data) dispatch(knowledgeUserArrived(data));
}

/** What was answered to somebody else, or for another organization, is asked anew by whatever is on screen. */
export function forgetAnswers(dispatch: SessionDispatch): void {
  dispatch(
    api.util.invalidateTags(['Session', 'Organization', 'Assistant', 'Chat', 'History', 'Question', 'Content', 'App']),
  );
}
