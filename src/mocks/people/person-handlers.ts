import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { maskAccount } from '../../../setting/person/mask-account';
import { mockOperation } from '../operation';
import { checkCode } from './codes';
import { refuse } from './people-faults';
import { type DemoPerson, type DemoToken, type PeopleState, withPeople } from './people-state';
import { openSession, signIn, toOrganization, toUser, whoAsks } from './who-asks';

/** Name shown for a person who acts for no organization. */
export const PERSONAL = '个人用户';

/** The signed-in person and the organization they act for. */
export const personHandlers = (): RequestHandler[] => [
  ...(['getUserInfo', 'getIamUser', 'getUserInfoByTenant'] as const).map((id) =>
    mockOperation(id, ({ request, locale }) =>
      withPeople((state) => {
        const { person, token } = whoAsks(state, request, locale);
        return toUser(person, token, nameOf(state, token.tenantId));
      }),
    ),
  ),
  mockOperation('getKnowledgeUser', ({ request, locale }) =>
    withPeople((state) => toKnowledgeUser(whoAsks(state, request, locale).person)),
  ),
  mockOperation('listPersonsByUucId', ({ arg }) =>
    withPeople((state) => state.persons.filter(({ id }) => id === arg.uucId).map(toKnowledgeUser)),
  ),
  mockOperation('updateUser', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      const { verificationCode: code = '', ...own } = arg;
      for (const account of [own.phone, own.email])
        if (account)
          checkCode(state, { scenario: 'socialbind', account, code, burn: true }, locale, 'verificationCode');
      Object.assign(person, own);
      return toUser(person, token, nameOf(state, token.tenantId));
    }),
  ),
  ...(['listOrganizations', 'listIamTenants'] as const).map((id) =>
    mockOperation(id, ({ arg, request, locale }) =>
      withPeople((state) => {
        const { person } = whoAsks(state, request, locale);
        const named = 'username' in arg ? String(arg.username) : undefined;
        if (named && ![person.phone, person.email].includes(named)) refuse(403, 'yourself', locale);
        return state.members
          .filter(({ personId, tenantId }) => personId === person.id && !state.disabledOrganizations?.[tenantId])
          .toReversed()
          .flatMap(({ tenantId, role }) => {
            const page = state.organizations.find((one) => one.tenantId === tenantId);
            return page ? [toOrganization(page, role)] : [];
          });
      }),
    ),
  ),
  mockOperation('loginTenant', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      if (!isMember(state, person, arg.tenantId)) refuse(403, 'member', locale);
      actFor(state, token, arg.tenantId);
      return signIn(state, person.id, arg.tenantId);
    }),
  ),
  mockOperation('getTenantToken', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      if (!isMember(state, person, arg.tenantId)) refuse(403, 'member', locale);
      return { access_token: openSession(state, person.id, arg.tenantId).access_token };
    }),
  ),
  mockOperation('addPersonalTenant', ({ request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const tenantId = personalSpaceOf(person);
      return toOrganization({ tenantId, tenantName: PERSONAL, tenantCode: tenantId }, 'owner');
    }),
  ),
  mockOperation('setCurrentTenant', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person, token } = whoAsks(state, request, locale);
      const personal = arg.tenantId === personalSpaceOf(person);
      if (!personal && !isMember(state, person, arg.tenantId)) refuse(403, 'member', locale);
      actFor(state, token, personal ? null : arg.tenantId);
      return null;
    }),
  ),
];

export const isMember = (state: PeopleState, person: DemoPerson, tenantId: string): boolean =>
  !state.disabledOrganizations?.[tenantId] &&
  state.members.some((one) => one.personId === person.id && one.tenantId === tenantId);

function actFor(state: PeopleState, token: DemoToken, tenantId: string | null): void {
  token.tenantId = tenantId;
  const isIt = (one: PeopleState['members'][number]) => one.personId === token.personId && one.tenantId === tenantId;
  state.members = [...state.members.filter((one) => !isIt(one)), ...state.members.filter(isIt)];
}

const personalSpaceOf = ({ id }: DemoPerson) => `personal-${id}`;

const nameOf = (state: PeopleState, tenantId: string | null): string | undefined =>
  state.organizations.find((one) => one.tenantId === tenantId)?.tenantName;

function toKnowledgeUser({ id, phone, email, nickname, headImg }: DemoPerson): Data<'getKnowledgeUser'> {
  return {
    uucId: id,
    nickname: nickname || maskAccount(phone || email),
    avatarList: headImg ? [{ avatarUrl: headImg }] : [],
  };
}
