import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import { refuseUnlessProved } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { ApiError, badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { newVisitor } from '../../base/http/visitor';
import { message } from '../../base/messages/message';
import { openReading } from '../../knowledge';
import { type Acting, actingIn } from '../acting';
import { newChannelSecret, sealChannelSecret } from '../embed/channel-secrets';
import { presentChannel } from '../embed/present-channel';
import { readOrigins } from '../embed/read-origins';
import {
  addChannel,
  type ChannelRow,
  changeChannel,
  findChannel,
  listChannels,
  MOST_CHANNELS,
  removeChannel,
  rotateChannel,
} from '../store/embed-channels';
import { endSessionsOf, tellEmbedEnded } from '../store/embed-sessions';

type Wish = components['schemas']['NewEmbedChannel'];

/** Channels of organizations: where the portal is embedded, and what it shows there. */
export const embedRoutes: Route = (app, { store, sealer, settings }) => {
  const { db } = store;

  app.operation('listEmbedChannels', async (req) => {
    const { organization, runsIt } = await managingIn(db, req);
    return (await listChannels(db, organization)).map((row) => presentChannel(row, runsIt));
  });

  app.operation('makeEmbedChannel', async (req) => {
    const who = await managingIn(db, req);
    refuseUnlessManager(who);
    refuseUnlessProved(who.session);
    const { setting } = await settings.get(req.accessDomain);
    if (!setting.functionList?.includes(3)) throw new ApiError(403, message('embed:closed'));
    const values = await valuesOf(req, who.organization, req.body);
    const id = `ch_${randomBytes(8).toString('hex')}`;
    const secret = values.identity ? newChannelSecret() : undefined;
    await db.transaction().execute(async (trx) => {
      const made = await addChannel(trx, {
        ...{ id, organization_id: who.organization, access_domain: req.accessDomain ?? '', made_by: who.person },
        ...{ ...values, salt: newVisitor(), secret: secret ? sealChannelSecret(sealer, id, secret) : null },
      });
      if (!made) throw conflict(message('embed:most', { most: MOST_CHANNELS }));
      await note(trx, who, 'embed-made', values.name);
    });
    return { channel: await present(id), ...(secret && { secret }) };
  });

  app.operation('changeEmbedChannel', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwn(db, req.params.id, who);
    const values = await valuesOf(req, who.organization, req.body);
    if (opensMore(row, values)) refuseUnlessProved(who.session);
    const state = req.body.enabled ? ('on' as const) : ('off' as const);
    await db.transaction().execute(async (trx) => {
      await changeChannel(trx, row.id, { ...values, state });
      // Whoever holds a session holds what the channel said when it was opened.
      if (state === 'off' || narrows(row, values)) await endSessionsOf(trx, row.id);
      await note(trx, who, 'embed-changed', values.name);
    });
    return present(row.id);
  });

  app.operation('removeEmbedChannel', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwn(db, req.params.id, who);
    await db.transaction().execute(async (trx) => {
      await removeChannel(trx, row.id);
      await tellEmbedEnded(trx, row.id);
      await note(trx, who, 'embed-removed', row.name);
    });
    return null;
  });

  app.operation('rotateEmbedSecret', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwn(db, req.params.id, who);
    refuseUnlessProved(who.session);
    if (!row.identity) throw badRequest(message('embed:noIdentity'));
    const secret = newChannelSecret();
    const overlapHours = req.body?.overlapHours ?? 24;
    await db.transaction().execute(async (trx) => {
      await rotateChannel(trx, row.id, sealChannelSecret(sealer, row.id, secret), overlapHours);
      if (overlapHours === 0) await endSessionsOf(trx, row.id, { identified: true });
      await note(trx, who, 'embed-rotated', row.name);
    });
    return { secret, channel: await present(row.id) };
  });

  /** What is stored of a wish; throws for what cannot be. */
  async function valuesOf(req: FastifyRequest, organization: string, wish: Wish) {
    const { name, origins, pages, assistant, bases, look, identity, reads, perDay } = wish;
    if (reads === 'organization' && !identity) throw badRequest(message('embed:needsIdentity'), { field: 'reads' });
    if (bases) {
      const { ids } = await openReading({ store, settings }, { ...keyless(req), organizationKey: organization });
      const unknown = bases.find((id) => !ids.includes(id));
      if (unknown !== undefined) throw badRequest(message('embed:base', { base: unknown }), { field: 'bases' });
    }
    return {
      ...{ name: name.trim(), origins: readOrigins(origins, req.host), pages: [...pages], look: JSON.stringify(look) },
      ...{ assistant: assistant ?? null, bases: bases ? [...bases] : null, identity, reads, per_day: perDay },
    };
  }

  const present = async (id: string) => {
    const row = await findChannel(db, id);
    if (!row) throw notFound('channel', id);
    return presentChannel(row, true);
  };

  const note = (trx: Db, { audit, organization }: Managing, action: EmbedAction, target: string) =>
    addAudit(trx, { ...audit, action, organization, target });
};

type EmbedAction = 'embed-made' | 'embed-changed' | 'embed-rotated' | 'embed-removed';

const keyless = ({ accessDomain, visitor, session }: FastifyRequest) => ({ accessDomain, visitor, session });

type Managing = Acting & { organization: string };

async function managingIn(db: Db, req: FastifyRequest): Promise<Managing> {
  const who = await actingIn(db, req);
  const { organization } = who;
  if (organization === undefined) throw new ApiError(403, message('embed:noOrganization'));
  return { ...who, organization };
}

function refuseUnlessManager({ runsIt }: Managing): void {
  if (!runsIt) throw new ApiError(403, message('embed:notAdmin'));
}

/** A channel of theirs that they may change; others are as good as not there. */
async function findOwn(db: Db, id: string, who: Managing): Promise<ChannelRow> {
  const row = await findChannel(db, id);
  if (!row || row.organization_id !== who.organization) throw notFound('channel', id);
  refuseUnlessManager(who);
  return row;
}

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
