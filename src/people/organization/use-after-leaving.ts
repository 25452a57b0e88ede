import { loadPerson } from '@/session/load-person';
import { leaveTenants } from '@/session/sign-in';
import { useSession, useSessionDispatch } from '@/session/use-session';

/** After leaving an organization: stops acting for it and updates the switcher. Failures are already reported. */
export function useAfterLeaving(): (tenantId: string) => Promise<void> {
  const dispatch = useSessionDispatch();
  const current = useSession((session) => session.currentTenant);
  return async (tenantId) => {
    try {
      if (current?.id === tenantId) await leaveTenants(dispatch);
      await loadPerson(dispatch, false);
    } catch {
      // The next page load fetches the data again.
    }
  };
}
