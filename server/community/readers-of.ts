import type { EventAudience } from '../base/events/emit';

/** Who may hear of a post: its organization alone, or everybody on the portal. */
export const readersOf = (domain: string, organization: string | null): EventAudience =>
  organization === null ? { domain } : { organizations: [organization], domain };
