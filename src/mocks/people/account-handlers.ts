import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { withPeople } from './people-state';
import { refuseUnlessProved, whoAsks } from './who-asks';

const HOURS = 72;

/** What a person takes along, and how they go. The demo knows no notices: there is nothing to undo. */
export const accountHandlers = (): RequestHandler[] => [
  mockOperation('exportAccount', ({ request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      refuseUnlessProved(token, locale);
      const { password: _, ...account } = person;
      const none = {
        chats: [],
        evaluations: [],
        pictures: [],
        uploads: [],
        applications: [],
        identities: [],
        events: [],
      };
      const organizations = state.members.filter(({ personId }) => personId === person.id);
      return { madeAt: new Date().toISOString(), account, organizations, ...none };
    }),
  ),
  mockOperation('getLeaving', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const organizations = state.members
        .filter(({ personId }) => personId === person.id)
        .map(({ tenantId, role }) => {
          const others = state.members.filter((one) => one.tenantId === tenantId && one.personId !== person.id);
          const onlyOwner = role === 'owner' && others.length > 0 && !others.some((one) => one.role === 'owner');
          const name = state.organizations.find((one) => one.tenantId === tenantId)?.tenantName ?? tenantId;
          return { id: tenantId, name, onlyOwner };
        });
      return { chats: 0, uploads: 0, organizations, operator: false, afterHours: HOURS };
    }),
  ),
  mockOperation('leaveAccount', ({ request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      refuseUnlessProved(token, locale);
      for (const [key, one] of Object.entries(state.tokens)) if (one.personId === person.id) delete state.tokens[key];
      return { deletedAt: new Date(Date.now() + HOURS * 3_600_000).toISOString() };
    }),
  ),
];
