import { useSession } from '@/session/use-session';

/** Whether the person runs the organization that they act for. */
export const useRunsOrganization = (): boolean =>
  useSession(({ currentTenant }) => ['owner', 'admin'].includes(currentTenant?.role ?? ''));
