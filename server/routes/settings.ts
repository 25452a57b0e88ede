import { accessDomainOf } from '../plugins/access-domain';
import type { Route } from './route';

/** The setting every page begins with. Its answer was written when the setting changed, so this only sends it. */
export const settingsRoutes: Route = (app, { settings, config }) => {
  app.operation(
    'getGlobalSetting',
    async (req, reply) => {
      const asked = req.query.accessDomain;
      const domain = asked === undefined ? req.accessDomain : accessDomainOf(asked, config.mainHosts);
      const { answer } = await settings.get(domain);
      return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(answer);
    },
    { anonymous: true },
  );
};
