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
import { decidesOn, toWorkbenchInvitation } from '../roles/list-roles';
import {
  addInvitation,
  findInvitation,
  findInvitationByToken,
  type InvitationRow,
  listOpenInvitations,
  revokeInvitation,
} from '../store/invitations';
import { findRole } from '../store/memberships';
import { findOperatorOf } from '../store/operators';
import { findOrganization, type Organization } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { KnownSession } from '../store/sessions';
import type { NoticeTo } from '../undo/record-change';
import { refuseUnlessAdmin } from './members';
import { admitSending, type invitationChannels, sendInvitation } from './send-invitation';

type Schemas = components['schemas'];
type Wish = Schemas['InvitationForm'] & { id: string };

/** Where and how invitations can be sent. */
interface Asked {
  store: Store;
  channels: ReturnType<typeof invitationChannels>;
  to: NoticeTo;
}

export async function inviteMembers(ctx: Asked, known: KnownSession, wish: Wish): Promise<Schemas['NewInvitation']> {
  const { store } = ctx;
  const { id: organizationId, role, uses, days, send = false } = wish;
  await refuseUnlessAdmin(store, known, organizationId);
  const organization = await findOrganization(store.db, organizationId);
  if (organization?.personalOf !== null) throw conflict(noPersonal);
  const account = readRecipient(wish.account);
  const invitedBy = known.person.id;
  const { perPerson: most, perSeconds } = limits.invitations;
  const waitMs = await spend(store.db, { key: `invite:${invitedBy}`, most, perSeconds });
  if (waitMs > 0) throw tooMany(waitMs);
  const { channels } = ctx;
  const channel = send && (await admitSending(store.db, { account, personId: invitedBy, organization, channels }));
  const places = account === null ? uses : 1;
  return store.db.transaction().execute(async (trx) => {
    // A link for one person can be used once.
    const made = await addInvitation(trx, { organizationId, invitedBy, role, days, account, uses: places });
    const note = (kind: 'invited' | 'invitation-sent', detail: string) =>
      addPersonEvent(trx, { personId: invitedBy, kind, detail: `${organizationId} ${made.id} ${detail}` });
    await note('invited', role);
    const row = await findInvitation(trx, made.id);
    if (!row) throw notFound('invitation', made.id);
    const { token } = made;
    if (channel && account !== null) {
      await sendInvitation(trx, { channel, target: account, token, organization, endsAt: row.endsAt }, ctx.to);
      await note('invitation-sent', channel);
    }
    return { token, invitation: toInvitation(row) };
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
  if ('workbench' in found) return { workbench: found.workbench };
  const { role, account, invitedBy, endsAt } = toInvitation(found.invitation);
  const { id: tenantId, name: tenantName, logo: tenantLogo } = found.organization;
  return { offer: { tenantId, tenantName, tenantLogo, role, invitedBy, endsAt, ...(account && { account }) } };
}

type Workbench = NonNullable<ReturnType<typeof toWorkbenchInvitation>>;
type OpenInvitation = { invitation: InvitationRow } & ({ organization: Organization } | { workbench: Workbench });

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
  const { usesLeft, ended, revokedAt } = invitation;
  const offered = revokedAt ? undefined : await readOffer(db, invitation);
  if (!offered) return { reason: withdrawn };
  if (usesLeft === 0) return { reason: used };
  return ended ? { reason: expired } : { invitation, ...offered };
}

/** What it leads to, while whoever made it may still offer that. */
async function readOffer(db: Store['db'], row: InvitationRow) {
  const { organizationId, invitedBy } = row;
  const workbench = toWorkbenchInvitation(row);
  if (workbench) {
    const maker = await findOperatorOf(db, invitedBy);
    return maker && decidesOn(maker, workbench.scope) ? { workbench } : undefined;
  }
  const organization = organizationId === null ? undefined : await findOrganization(db, organizationId);
  const role = organization && (await findRole(db, organization.id, invitedBy));
  return organization && role && role !== 'member' ? { organization } : undefined;
}

export function readRecipient(typed = ''): string | null {
  if (typed.trim() === '') return null;
  const account = readAccount(typed);
  if (!isReachable(account)) throw wrongAccount('account', account);
  return account.value;
}

function toInvitation(row: InvitationRow): Schemas['Invitation'] {
  const { id, account, uses, usesLeft, createdAt, endsAt } = row;
  const role = row.role ?? 'member';
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
export const withdrawn = message('accounts:invite.withdrawn');
const noPersonal = message('accounts:invite.noPersonal');
