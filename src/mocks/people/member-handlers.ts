import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { mockOperation } from '../operation';
import { refuse } from './people-faults';
import { type PeopleState, withPeople } from './people-state';
import { whoAsks } from './who-asks';

/** Applications, and who belongs to an organization. */
export const memberHandlers = (): RequestHandler[] => [
  mockOperation('listJoinApplications', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      return state.joins.filter(({ personId }) => personId === person.id);
    }),
  ),
  mockOperation('listOrganizationApplications', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      return state.registrations.filter(({ personId }) => personId === person.id);
    }),
  ),
  mockOperation('listApplicants', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      return state.joins.filter(({ tenantId }) => tenantId === arg.id);
    }),
  ),
  mockOperation('decideApplication', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const join = state.joins.find(({ id, tenantId }) => id === arg.applicationId && tenantId === arg.id);
      if (!join) return refuse(404, 'application', locale);
      if (join.status !== 'pending') return refuse(409, 'decided', locale);
      join.status = arg.decision;
      if (arg.decision === 'approved')
        state.members.push({ personId: join.personId, tenantId: arg.id, role: 'member' });
      return join;
    }),
  ),
  mockOperation('listMembers', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      if (!roleOf(state, person.id, arg.id)) refuse(403, 'member', locale);
      return state.members
        .filter(({ tenantId }) => tenantId === arg.id)
        .flatMap(({ personId, role }) => {
          const member = state.persons.find(({ id }) => id === personId);
          if (!member) return [];
          const account = member.phone.replace(/^(\d{3})\d{4}/, '$1****');
          return [{ id: personId, nickname: member.nickname, account, role, joinedAt: member.joinedAt }];
        });
    }),
  ),
  mockOperation('setMemberRole', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const member = state.members.find((one) => one.tenantId === arg.id && one.personId === arg.personId);
      if (member) member.role = arg.role;
      return null;
    }),
  ),
  mockOperation('removeMember', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      if (person.id !== arg.personId) mustLead(state, request, arg.id, locale);
      state.members = state.members.filter((one) => one.tenantId !== arg.id || one.personId !== arg.personId);
      return null;
    }),
  ),
];

const roleOf = (state: PeopleState, personId: string, tenantId: string) =>
  state.members.find((one) => one.personId === personId && one.tenantId === tenantId)?.role;

function mustLead(state: PeopleState, request: Request, tenantId: string, locale: Locale): void {
  const { person } = whoAsks(state, request, locale);
  if (!['owner', 'admin'].includes(roleOf(state, person.id, tenantId) ?? '')) refuse(403, 'lead', locale);
}
