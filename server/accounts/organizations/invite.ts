import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { maskAccount } from '../../../setting/person/mask-account';
import type { Store } from '../../base/database/db';
import { badRequest, conflict, type LocalizedText, notFound, tooMany } from '../../base/http/errors';
import { spend } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { message } from '../../base/messages/message';
import { isReachable, readAccount } from '../account';
import { wrongAccount } from '../people-errors';
import { accountOf } from '../present';
import {
  addInvitation,
  findInvitation,
  findInvitationByToken,
  type InvitationRow,
  listOpenInvitations,
  revokeInvitation,
} from '../store/invitations';
import { findRole } from '../store/memberships';
import { findOrganization, type Organization } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { KnownSession } from '../store/sessions';
import { refuseUnlessAdmin } from './members';

type Schemas = components['schemas'];
type Wish = Schemas['InvitationForm'] & { id: string };

export async function inviteMembers(store: Store, known: KnownSession, wish: Wish): Promise<Schemas['NewInvitation']> {
  const { id: organizationId, role, uses, days } = wish;
  await refuseUnlessAdmin(store, known, organizationId);
  if ((await findOrganization(store.db, organizationId))?.personalOf !== null) throw conflict(noPersonal);
  const account = readRecipient(wish.account);
  const { perPerson: most, perSeconds } = limits.invitations;
  const waitMs = await spend(store.db, { key: `invite:${known.person.id}`, most, perSeconds });
  if (waitMs > 0) throw tooMany(waitMs);
  const invitedBy = known.person.id;
  return store.db.transaction().execute(async (trx) => {
    // A link for one person can be used once.
    const made = await addInvitation(trx, {
      organizationId,
      invitedBy,
      role,
      days,
      account,
      uses: account === null ? uses : 1,
    });
    await addPersonEvent(trx, { personId: invitedBy, kind: 'invited', detail: `${organizationId} ${made.id} ${role}` });
    const row = await findInvitation(trx, made.id);
    if (!row) throw notFound('invitation', made.id);
    return { token: made.token, invitation: toInvitation(row) };
  });
}

export async function readInvitations(store: Store, known: KnownSession, organizationId: string) {
  await refuseUnlessAdmin(store, known, organizationId);
  return (await listOpenInvitations(store.db, organizationId)).map(toInvitation);
}

export async function withdrawInvitation(
  store: Store,
  known: KnownSession,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  await refuseUnlessAdmin(store, known, id);
  const found = await findInvitation(store.db, invitationId);
  if (found?.organizationId !== id) throw notFound('invitation', invitationId);
  if (!(await revokeInvitation(store.db, invitationId))) throw conflict(withdrawn);
  const detail = `${id} ${invitationId}`;
  await addPersonEvent(store.db, { personId: known.person.id, kind: 'invitation-revoked', detail });
}

/** What an invitation offers, or why it no longer does, visible to whoever holds the link before signing in. */
export async function lookAtInvitation(
  store: Store,
  token: string,
  locale: Locale,
): Promise<Schemas['InvitationView']> {
  const found = await findInvited(store, token);
  if (found === null) return { reason: unknown[locale] };
  if ('reason' in found) return { reason: found.reason[locale] };
  const { role, account, invitedBy, endsAt } = toInvitation(found.invitation);
  const { id: tenantId, name: tenantName, logo: tenantLogo } = found.organization;
  return { offer: { tenantId, tenantName, tenantLogo, role, invitedBy, endsAt, ...(account && { account }) } };
}

interface OpenInvitation {
  invitation: InvitationRow;
  organization: Organization;
}

/** Throws the reason if an invitation is no longer open. */
export async function findOpenInvitation(store: Pick<Store, 'db'>, token: string): Promise<OpenInvitation> {
  const found = await findInvited(store, token);
  if (found === null) throw badRequest(unknown, { pointer: '/token', field: 'token' });
  if ('reason' in found) throw conflict(found.reason);
  return found;
}

type Invited = OpenInvitation | { reason: LocalizedText };

/** Null if there is no such invitation. It stays open only while its creator may invite. */
async function findInvited({ db }: Pick<Store, 'db'>, token: string): Promise<Invited | null> {
  const invitation = await findInvitationByToken(db, token);
  if (!invitation) return null;
  const { organizationId, invitedBy, usesLeft, ended, revokedAt } = invitation;
  const organization = await findOrganization(db, organizationId);
  const maker = await findRole(db, organizationId, invitedBy);
  if (revokedAt || !organization || maker === undefined || maker === 'member') return { reason: withdrawn };
  if (usesLeft === 0) return { reason: used };
  return ended ? { reason: expired } : { invitation, organization };
}

function readRecipient(typed = ''): string | null {
  if (typed.trim() === '') return null;
  const account = readAccount(typed);
  if (!isReachable(account)) throw wrongAccount('account', account);
  return account.value;
}

function toInvitation(row: InvitationRow): Schemas['Invitation'] {
  const { id, role, account, uses, usesLeft, createdAt, endsAt } = row;
  return {
    id,
    role,
    ...(account !== null && { account: maskAccount(account) }),
    uses,
    usesLeft,
    invitedBy: row.nickname || maskAccount(accountOf(row)),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

const unknown = message('accounts:invite.unknown');
const expired = message('accounts:invite.expired');
export const used = message('accounts:invite.used');
const withdrawn = message('accounts:invite.withdrawn');
const noPersonal = message('accounts:invite.noPersonal');
