import type { FastifyRequest } from 'fastify';
import { actorOf, operatorOf, provedOperatorOf } from '../../accounts';
import type { Route } from '../../base/http/route';
import { openDomain } from '../../domains';
import { listKnowledge, openReading } from '../../knowledge';
import { type ChannelKeeper, openChannelDesk } from '../embed/open-channel-desk';

/** Channels of a portal itself, which its operators keep. They show what everybody may read, and nothing more. */
export const adminChannelRoutes: Route = (app, { store, sealer, settings }) => {
  const desk = openChannelDesk({ store, sealer });
  const readingOf = (domain: string) => openReading({ store, settings }, { accessDomain: domain, visitor: '' });

  app.operation('listPortalChannels', async (req) => {
    const who = await keeperOf(req);
    const bases = await listKnowledge({ store }, await readingOf(who.domain), { locale: req.locale });
    return { channels: await desk.list(who, true), bases: bases.map(({ id, name }) => ({ id, name })) };
  });

  app.operation('makePortalChannel', async (req) => desk.make(await keeperOf(req), req.body));
  app.operation('changePortalChannel', async (req) =>
    desk.change(await keeperOf(req), { ...req.body, id: req.params.id }),
  );
  app.operation('removePortalChannel', async (req) => desk.remove(await keeperOf(req), req.params.id));
  app.operation('rotatePortalChannel', async (req) =>
    desk.rotate(await keeperOf(req), req.params.id, req.body?.overlapHours),
  );

  async function keeperOf(req: FastifyRequest & { params: { domain: string } }): Promise<ChannelKeeper> {
    const operator = operatorOf(req);
    const { domain } = req.params;
    await openDomain(store, operator, domain);
    return {
      ...{ organization: null, domain, person: null, audit: actorOf(operator), host: req.host },
      prove: () => void provedOperatorOf(req),
      readBases: async () => (await readingOf(domain)).ids,
    };
  }
};
