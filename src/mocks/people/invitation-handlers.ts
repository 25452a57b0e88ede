import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import type { Locale } from '../../../generated/locales';
import { isPhone } from '../../../setting/person/account-rules';
import { maskAccount } from '../../../setting/person/mask-account';
import { message, noSuch } from '../message';
import { mockOperation } from '../operation';
import { mustLead, roleOf } from './member-handlers';
import { refuse } from './people-faults';
import { type DemoInvitation, type PeopleState, withPeople } from './people-state';
import { toOrganization, whoAsks } from './who-asks';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEMO_CHANNELS = { sms: false, email: true };

/** Invitation links, which admit people without an application. */
export const invitationHandlers = (): RequestHandler[] => [
  mockOperation('listInvitations', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const open = (state.invitations ?? []).filter((one) => one.tenantId === arg.id && !faultOf(state, one));
      return open.toReversed().map((one) => toInvitation(state, one));
    }),
  ),
  mockOperation('getInvitationChannels', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      return DEMO_CHANNELS;
    }),
  ),
  mockOperation('inviteMembers', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const { person } = whoAsks(state, request, locale);
      const account = (arg.account ?? '').replace(/\s/g, '').toLowerCase();
      if (account && !isPhone(account) && !account.includes('@'))
        refuse(400, message('accounts:account.wrongPhone'), locale, { field: 'account' });
      const made: DemoInvitation = {
        id: newId(),
        token: `demo-${newId()}`,
        tenantId: arg.id,
        by: person.id,
        role: arg.role,
        account,
        uses: account ? 1 : arg.uses,
        usesLeft: account ? 1 : arg.uses,
        createdAt: new Date().toISOString(),
        endsAt: new Date(Date.now() + arg.days * DAY_MS).toISOString(),
      };
      state.invitations = [...(state.invitations ?? []), made];
      return { token: made.token, invitation: toInvitation(state, made) };
    }),
  ),
  mockOperation('revokeInvitation', ({ arg, request, locale }) =>
    withPeople((state) => {
      mustLead(state, request, arg.id, locale);
      const found = state.invitations?.find((one) => one.id === arg.invitationId && one.tenantId === arg.id);
      if (!found) throw refuse(404, noSuch('invitation', arg.invitationId), locale);
      if (found.revoked) refuse(409, message('accounts:invite.withdrawn'), locale);
      found.revoked = true;
      return null;
    }),
  ),
  mockOperation('lookAtInvitation', ({ arg, locale }) =>
    withPeople((state) => {
      const found = state.invitations?.find((one) => one.token === arg.token);
      const fault = found ? faultOf(state, found) : message('accounts:invite.unknown');
      if (!found || fault) return { reason: fault?.[locale] };
      const { role, account, invitedBy, endsAt } = toInvitation(state, found);
      const { tenantId, tenantName, tenantLogo = '' } = tenantOf(state, found);
      return { offer: { tenantId, tenantName, tenantLogo, role, invitedBy, endsAt, ...(account && { account }) } };
    }),
  ),
  mockOperation('acceptInvitation', ({ arg, request, locale }) =>
    withPeople((state) => {
      const { person } = whoAsks(state, request, locale);
      const found = findOpen(state, arg.token, locale);
      const { account, role, tenantId } = found;
      if (account && ![person.phone, person.email].includes(account))
        refuse(403, message('accounts:invite.notForYou'), locale);
      if (roleOf(state, person.id, tenantId)) refuse(409, 'joined', locale);
      found.usesLeft -= 1;
      state.members.push({ personId: person.id, tenantId, role });
      return toOrganization(tenantOf(state, found), role);
    }),
  ),
];

function tenantOf({ organizations }: PeopleState, { tenantId }: DemoInvitation) {
  const found = organizations.find((one) => one.tenantId === tenantId);
  if (!found) throw new Error(`There is no organization ${tenantId}.`);
  return found;
}

/** The server's message for an invalid invitation; undefined if it is valid. */
function faultOf(state: PeopleState, { revoked, by, tenantId, usesLeft, endsAt }: DemoInvitation) {
  const maker = roleOf(state, by, tenantId);
  if (revoked || maker === undefined || maker === 'member') return message('accounts:invite.withdrawn');
  if (usesLeft === 0) return message('accounts:invite.used');
  return Date.parse(endsAt) <= Date.now() ? message('accounts:invite.expired') : undefined;
}

function findOpen(state: PeopleState, token: string, locale: Locale): DemoInvitation {
  const found = state.invitations?.find((one) => one.token === token);
  if (!found) throw refuse(400, message('accounts:invite.unknown'), locale, { field: 'token' });
  const fault = faultOf(state, found);
  if (fault) refuse(409, fault, locale);
  return found;
}

function toInvitation({ persons }: PeopleState, one: DemoInvitation): Data<'listInvitations'>[number] {
  const { id, role, account, uses, usesLeft, createdAt, endsAt } = one;
  const maker = persons.find((person) => person.id === one.by);
  const invitedBy = maker?.nickname || maskAccount(maker?.phone || maker?.email || '');
  return { id, role, ...(account && { account: maskAccount(account) }), uses, usesLeft, invitedBy, createdAt, endsAt };
}
