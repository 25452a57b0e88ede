import type { Db } from '../../base/database/db';
import { badRequest, conflict, tooMany } from '../../base/http/errors';
import { spendAll } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { message } from '../../base/messages/message';
import { readAccount } from '../account';
import type { PeopleConfig } from '../config';
import { sendMessage } from '../senders/send-message';
import type { Organization } from '../store/organizations';
import type { NoticeTo } from '../undo/record-change';

type Channels = Record<'sms' | 'email', boolean>;

/** Channels that carry an invitation. SMS providers that fill codes into their own template take no other text. */
export const invitationChannels = ({ sms, mail }: Pick<PeopleConfig, 'sms' | 'mail'>): Channels => ({
  sms: sms.kind === 'webhook',
  email: mail.kind !== 'outbox',
});

interface Sending {
  account: string | null;
  personId: string;
  organization: Organization;
  channels: Channels;
}

/** Checks that the invitation can be sent, and charges the budgets; returns the channel. */
export async function admitSending(db: Db, sending: Sending): Promise<'sms' | 'email'> {
  const { account, personId, organization, channels } = sending;
  if (account === null) throw badRequest(nobody, { pointer: '/account', field: 'account' });
  const channel = readAccount(account).kind === 'phone' ? 'sms' : 'email';
  if (!channels[channel]) throw conflict(noSender);
  const { perSeconds, perPerson, perOrganization, toOne } = limits.invitationsSent;
  const waitMs = await spendAll(db, [
    { key: `invite:sent:${personId}`, most: perPerson, perSeconds },
    { key: `invite:sent:${organization.id}`, most: perOrganization, perSeconds },
    { key: `invite:to:${account}`, most: toOne, perSeconds },
  ]);
  if (waitMs > 0) throw tooMany(waitMs);
  return channel;
}

interface Invitation {
  channel: 'sms' | 'email';
  target: string;
  token: string;
  organization: Organization;
  endsAt: Date;
}

/**
 * Sends the link. The message names the organization, which was approved, and not who invites: anybody may choose a
 * name that reads like a message.
 */
export async function sendInvitation(db: Db, invitation: Invitation, to: NoticeTo): Promise<void> {
  const { channel, target, token, organization, endsAt } = invitation;
  const notice = {
    what: 'invitation' as const,
    at: endsAt.toISOString(),
    link: `${to.origin}/invitation#${token}`,
    organization: organization.name,
  };
  const locale = channel === 'sms' ? ('zh-CN' as const) : to.locale;
  const rest = { scenario: 'notice' as const, accessDomain: to.accessDomain, locale, code: null };
  await sendMessage(to.jobs, db, { ...rest, channel, target, notice });
}

const nobody = message('accounts:invite.nobody');
const noSender = message('accounts:invite.noSender');
