import { loadPerson } from '@/session/load-person';
import { leaveTenants } from '@/session/sign-in';
import { useSession, useSessionDispatch } from '@/session/use-session';

/** Somebody has left an organization: acting for it ends, and the switcher forgets it. What fails has been told already. */
export function useAfterLeaving(): (tenantId: string) => Promise<void> {
  const dispatch = useSessionDispatch();
  const current = useSession((session) => session.currentTenant);
  return async (tenantId) => {
    try {
      if (current?.id === tenantId) await leaveTenants(dispatch);
      await loadPerson(dispatch, false);
    } catch {
      // The next start of a page asks anew.
    }
  };
}
