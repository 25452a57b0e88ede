import { accessDomainOf } from '../../base/http/access-domain';
import type { Route } from '../../base/http/route';

/** The setting every page begins with. Its answer was written when the setting changed, so this only sends it. */
export const settingsRoutes: Route = (app, { settings, config }) => {
  app.operation('getGlobalSetting', async (req, reply) => {
    const own = await settings.get(req.accessDomain);
    const asked = req.query.accessDomain;
    // A host without a domain learns nothing about the others.
    const { answer } =
      asked === undefined || !own.served ? own : await settings.get(accessDomainOf(asked, config.mainHosts));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(answer);
  });
};
