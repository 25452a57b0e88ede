import { organizationEndpoints } from '@/api/organization';
import { forgetAnswers } from './load-person';
import { type Organization, tenantChosen } from './session';
import type { SessionDispatch } from './session-dispatch';
import { enterTenant, leaveTenants } from './sign-in';
import { track } from './track';

/**
 * Another organization, on the page as it is: what was typed stays, what was answered for the one before is asked anew. null: for
 * oneself. Fails, with nothing changed, when the person may not act for it or the server cannot be told.
 */
export async function switchTenant(
  dispatch: SessionDispatch,
  organization: Organization | null,
  own: Pick<Window, 'location'> = window,
): Promise<void> {
  if (organization) await enterTenant(dispatch, organization);
  else await leaveTenants(dispatch);
  dispatch(tenantChosen(organization));
  track('tenant-switch', { tenantId: organization?.id ?? null });
  if (organization) {
    const call = organizationEndpoints.setCurrentTenant.initiate({ tenantId: organization.id }, { track: false });
    await dispatch(call);
  }
  forgetAnswers(dispatch);
  // That platform keeps what it knows of an organization outside of our reach.
  if (/^\/developerPlatform(?:\/|$)/.test(own.location.pathname)) own.location.reload();
}
