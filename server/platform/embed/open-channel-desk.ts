import { randomBytes } from 'node:crypto';
import type { components } from '../../../generated/api';
import { type AuditActor, addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { newVisitor } from '../../base/http/visitor';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import {
  addChannel,
  type ChannelOwner,
  type ChannelRow,
  changeChannel,
  findChannel,
  listChannels,
  MOST_CHANNELS,
  removeChannel,
  rotateChannel,
} from '../store/embed-channels';
import { endSessionsOf, tellEmbedEnded } from '../store/embed-sessions';
import { newChannelSecret, sealChannelSecret } from './channel-secrets';
import { presentChannel } from './present-channel';
import { readOrigins } from './read-origins';

type Wish = components['schemas']['NewEmbedChannel'];
type Change = components['schemas']['EmbedChannelChange'];

/** Who keeps channels: an organization on a portal, or the portal itself. */
export interface ChannelKeeper extends ChannelOwner {
  /** The person who acts, if it is one of an organization. */
  person: string | null;
  audit: AuditActor;
  /** The portal's own host, which shows its pages without a channel. */
  host: string;
  /** Throws unless whoever acts proved lately who they are. */
  prove(): void;
  /** Ids of the knowledge bases that its channels may search. */
  readBases(): Promise<readonly number[]>;
}

/** Makes, changes and removes channels for whoever keeps them; rights are the caller's to check. */
export function openChannelDesk({ store: { db }, sealer }: Pick<Context, 'store' | 'sealer'>) {
  /** A channel of theirs; others are as good as not there. */
  const findOwn = async (who: ChannelOwner, id: string): Promise<ChannelRow> => {
    const row = await findChannel(db, id);
    const isTheirs =
      row?.organization_id === who.organization && (who.organization || row.access_domain === who.domain);
    if (!row || !isTheirs) throw notFound('channel', id);
    return row;
  };
  const present = async (id: string) => {
    const row = await findChannel(db, id);
    if (!row) throw notFound('channel', id);
    return presentChannel(row, true);
  };
  return {
    list: async (who: ChannelOwner, mayChange: boolean) =>
      (await listChannels(db, who)).map((row) => presentChannel(row, mayChange)),

    async make(who: ChannelKeeper, wish: Wish) {
      who.prove();
      const values = await valuesOf(who, wish);
      const id = `ch_${randomBytes(8).toString('hex')}`;
      const secret = values.identity ? newChannelSecret() : undefined;
      await db.transaction().execute(async (trx) => {
        const made = await addChannel(trx, {
          ...{ id, organization_id: who.organization, access_domain: who.domain, made_by: who.person },
          ...{ ...values, salt: newVisitor(), secret: secret ? sealChannelSecret(sealer, id, secret) : null },
        });
        if (!made) throw tooManyChannels(who);
        await note(trx, who, 'embed-made', values.name);
      });
      return { channel: await present(id), ...(secret && { secret }) };
    },

    async change(who: ChannelKeeper, { id, ...wish }: Change & { id: string }) {
      const row = await findOwn(who, id);
      const values = await valuesOf(who, wish);
      if (opensMore(row, values)) who.prove();
      const state = wish.enabled ? ('on' as const) : ('off' as const);
      await db.transaction().execute(async (trx) => {
        await changeChannel(trx, row.id, { ...values, state });
        // Whoever holds a session holds what the channel said when it was opened.
        if (state === 'off' || narrows(row, values)) await endSessionsOf(trx, row.id);
        await note(trx, who, 'embed-changed', values.name);
      });
      return present(row.id);
    },

    async remove(who: ChannelKeeper, id: string) {
      const row = await findOwn(who, id);
      await db.transaction().execute(async (trx) => {
        await removeChannel(trx, row.id);
        await tellEmbedEnded(trx, row.id);
        await note(trx, who, 'embed-removed', row.name);
      });
      return null;
    },

    async rotate(who: ChannelKeeper, id: string, overlapHours = 24) {
      const row = await findOwn(who, id);
      who.prove();
      if (!row.identity) throw badRequest(message('embed:noIdentity'));
      const secret = newChannelSecret();
      await db.transaction().execute(async (trx) => {
        await rotateChannel(trx, row.id, sealChannelSecret(sealer, row.id, secret), overlapHours);
        if (overlapHours === 0) await endSessionsOf(trx, row.id, { identified: true });
        await note(trx, who, 'embed-rotated', row.name);
      });
      return { secret, channel: await present(row.id) };
    },
  };
}

/** What is stored of a wish; throws for what cannot be. */
async function valuesOf(who: ChannelKeeper, wish: Wish) {
  const { name, origins, pages, assistant, bases, look, identity, reads, perDay } = wish;
  if (reads === 'organization') {
    if (!who.organization) throw badRequest(message('embed:noMembers'), { field: 'reads' });
    if (!identity) throw badRequest(message('embed:needsIdentity'), { field: 'reads' });
  }
  if (bases) {
    const ids = await who.readBases();
    const unknown = bases.find((id) => !ids.includes(id));
    if (unknown !== undefined) throw badRequest(notReadable(who, unknown), { field: 'bases' });
  }
  return {
    ...{ name: name.trim(), origins: readOrigins(origins, who.host), pages: [...pages], look: JSON.stringify(look) },
    ...{ assistant: assistant ?? null, bases: bases ? [...bases] : null, identity, reads, per_day: perDay },
  };
}

const tooManyChannels = ({ organization }: ChannelOwner) =>
  conflict(
    organization === null
      ? message('embed:mostHere', { most: MOST_CHANNELS })
      : message('embed:most', { most: MOST_CHANNELS }),
  );

const notReadable = ({ organization }: ChannelOwner, base: number) =>
  organization === null ? message('embed:baseHere', { base }) : message('embed:base', { base });

type EmbedAction = 'embed-made' | 'embed-changed' | 'embed-rotated' | 'embed-removed';

const note = (trx: Db, { audit, organization, domain }: ChannelKeeper, action: EmbedAction, target: string) =>
  addAudit(trx, { ...audit, action, target, ...(organization ? { organization } : { domain }) });

type Values = Pick<ChannelRow, 'origins' | 'identity' | 'reads' | 'bases'>;

/** Whether pages or readers are added, for which a person has to prove who they are. */
const opensMore = (row: Values, { origins, reads }: Values): boolean =>
  origins.some((origin) => !row.origins.includes(origin)) || (reads === 'organization' && row.reads !== reads);

/** Whether something is taken from those who hold a session. */
const narrows = (row: Values, { origins, identity, reads, bases }: Values): boolean =>
  row.origins.some((origin) => !origins.includes(origin)) ||
  (row.identity && !identity) ||
  (row.reads === 'organization' && reads === 'public') ||
  (bases !== null && (row.bases === null || row.bases.some((id) => !bases.includes(id))));
