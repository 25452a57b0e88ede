import type { RequestHandler } from 'msw';
import { invitationHandlers } from './invitation-handlers';
import { memberHandlers } from './member-handlers';
import { organizationHandlers } from './organization-handlers';
import { personHandlers } from './person-handlers';
import { signInHandlers } from './sign-in-handlers';

/** Accounts, sessions and organizations, stored in this browser. */
export const peopleHandlers = (): RequestHandler[] => [
  ...signInHandlers(),
  ...personHandlers(),
  ...organizationHandlers(),
  ...memberHandlers(),
  ...invitationHandlers(),
];
