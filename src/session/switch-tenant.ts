import { organizationEndpoints } from '@/api/organization';
import { track } from '@/browser/track';
import { forgetAnswers } from './load-person';
import { type Organization, tenantChosen } from './session';
import type { SessionDispatch } from './session-dispatch';
import { enterTenant, leaveTenants } from './sign-in';

/**
 * Switches the organization without leaving the page: input is kept, data is refetched. null: for oneself. Rejects
 * without a change if the person may not act for it or the server cannot be reached.
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
  // That platform keeps organization data that the portal cannot reset.
  if (/^\/developerPlatform(?:\/|$)/.test(own.location.pathname)) own.location.reload();
}
