import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { maskAccount } from '../../../setting/person/mask-account';
import { noSuch } from '../message';
import { mockOperation } from '../operation';
import { applications, toApplication } from './applications';
import { refuse } from './people-faults';
import { type PeopleState, withPeople } from './people-state';
import { whoAsks } from './who-asks';

/** Applications and members of organizations. */
export const memberHandlers = (): RequestHandler[] => [
  mockOperation('listJoinApplications', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      return applications(state, ({ personId }) => personId === person.id);
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
      return applications(state, ({ tenantId }) => tenantId === arg.id);
    }),
  ),
  mockOperation('decideApplication', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const join = state.joins.find(({ id, tenantId }) => id === arg.applicationId && tenantId === arg.id);
      if (!join) return refuse(404, noSuch('application', arg.applicationId), locale);
      if (join.status !== 'pending') return refuse(409, 'decided', locale);
      join.status = arg.decision;
      if (arg.decision === 'approved')
        state.members.push({ personId: join.personId, tenantId: arg.id, role: 'member' });
      return toApplication(state, join);
    }),
  ),
  mockOperation('listMembers', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      if (!roleOf(state, person.id, arg.id)) refuse(403, 'member', locale);
      return state.members
        .filter(({ tenantId }) => tenantId === arg.id)
        .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
        .flatMap(({ personId, role }) => {
          const member = state.persons.find(({ id }) => id === personId);
          if (!member) return [];
          const account = maskAccount(member.phone || member.email);
          const { headImg, joinedAt } = member;
          return [{ id: personId, nickname: member.nickname || account, headImg, account, role, joinedAt }];
        });
    }),
  ),
  mockOperation('setMemberRole', ({ arg, request, locale }) =>
    withPeople((state) => {
      changeMember(state, { ...arg, own: mustLead(state, request, arg.id, locale) }, locale);
      return null;
    }),
  ),
  mockOperation('removeMember', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const leaving = person.id === arg.personId;
      const own = leaving ? roleOf(state, person.id, arg.id) : mustLead(state, request, arg.id, locale);
      changeMember(state, { ...arg, own, leaving, role: null }, locale);
      return null;
    }),
  ),
];

type Role = PeopleState['members'][number]['role'];
const ROLES: Role[] = ['owner', 'admin', 'member'];

interface Change {
  id: string;
  personId: string;
  /** Null removes the member. */
  role: Role | null;
  /** Role of the person who makes the change. */
  own: Role | undefined;
  leaving?: boolean;
}

/** Owners may change everyone; admins neither change nor appoint owners. The last owner cannot be removed. */
function changeMember(state: PeopleState, { id, personId, role, own, leaving }: Change, locale: Locale): void {
  const ofOrganization = state.members.filter(({ tenantId }) => tenantId === id);
  const member = ofOrganization.find((one) => one.personId === personId);
  if (!own) refuse(403, 'member', locale);
  if (!member) throw refuse(404, noSuch('person', personId), locale);
  if (own !== 'owner' && !leaving && (member.role === 'owner' || role === 'owner')) refuse(403, 'owners', locale);
  const owners = ofOrganization.filter((one) => one.role === 'owner');
  if (member.role === 'owner' && role !== 'owner' && owners.length === 1) refuse(409, 'lastOwner', locale);
  if (role === null) state.members = state.members.filter((one) => one !== member);
  else member.role = role;
}

export const roleOf = (state: PeopleState, personId: string, tenantId: string) =>
  state.members.find((one) => one.personId === personId && one.tenantId === tenantId)?.role;

export function mustLead(state: PeopleState, request: Request, tenantId: string, locale: Locale): Role {
  const { person } = whoAsks(state, request, locale);
  const role = roleOf(state, person.id, tenantId);
  if (role === undefined) return refuse(403, 'member', locale);
  return role === 'member' ? refuse(403, 'lead', locale) : role;
}
