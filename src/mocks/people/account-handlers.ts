import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { loadFixture } from '../default-answer';
import { mockOperation } from '../operation';
import { refuse } from './people-faults';
import { withPeople } from './people-state';
import { refuseUnlessProved, whoAsks } from './who-asks';

const HOURS = 72;

/**
 * Exporting and deleting an account, and undoing changes. The demo sends no notices: any link undoes one fixed change,
 * once.
 */
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
        })
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { chats: 0, uploads: 0, rights: 0, organizations, operator: false, afterHours: HOURS };
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
  ...(['lookAtChanges', 'undoChanges'] as const).map((id) =>
    mockOperation(id, async ({ arg, locale }) => {
      const { data } = await loadFixture<{ data: Data<'lookAtChanges'> }>('lookAtChanges');
      return withPeople((state) => {
        state.undone ??= [];
        if (state.undone.includes(arg.token)) refuse(400, 'undone', locale, { field: 'token' });
        if (id === 'undoChanges') state.undone.push(arg.token);
        return data;
      });
    }),
  ),
];
