import type { FastifyRequest } from 'fastify';
import { refuseUnlessProved } from '../../accounts';
import { ApiError } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openReading } from '../../knowledge';
import { actingIn } from '../acting';
import { type ChannelKeeper, openChannelDesk } from '../embed/open-channel-desk';

/** Channels of organizations: where the portal is embedded, and what it shows there. */
export const embedRoutes: Route = (app, { store, sealer, settings }) => {
  const desk = openChannelDesk({ store, sealer });

  app.operation('listEmbedChannels', async (req) => {
    const { runsIt, ...who } = await keeperOf(req);
    return desk.list(who, runsIt);
  });

  app.operation('makeEmbedChannel', async (req) => {
    const who = await managerOf(req);
    who.prove();
    const { setting } = await settings.get(req.accessDomain);
    if (!setting.functionList?.includes(3)) throw new ApiError(403, message('embed:closed'));
    return desk.make(who, req.body);
  });

  app.operation('changeEmbedChannel', async (req) =>
    desk.change(await managerOf(req), { ...req.body, id: req.params.id }),
  );
  app.operation('removeEmbedChannel', async (req) => desk.remove(await managerOf(req), req.params.id));
  app.operation('rotateEmbedSecret', async (req) =>
    desk.rotate(await managerOf(req), req.params.id, req.body?.overlapHours),
  );

  async function keeperOf(req: FastifyRequest): Promise<ChannelKeeper & { organization: string; runsIt: boolean }> {
    const { person, organization, runsIt, session, audit } = await actingIn(store.db, req);
    if (organization === undefined) throw new ApiError(403, message('embed:noOrganization'));
    const { accessDomain, visitor } = req;
    return {
      ...{ organization, domain: accessDomain ?? '', person, audit, host: req.host, runsIt },
      prove: () => refuseUnlessProved(session),
      readBases: async () => {
        const reading = { accessDomain, visitor, session: req.session, organizationKey: organization };
        return (await openReading({ store, settings }, reading)).ids;
      },
    };
  }

  async function managerOf(req: FastifyRequest): Promise<ChannelKeeper> {
    const who = await keeperOf(req);
    if (!who.runsIt) throw new ApiError(403, message('embed:notAdmin'));
    return who;
  }
};
