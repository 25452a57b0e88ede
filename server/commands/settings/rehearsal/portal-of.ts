import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { JsonObject } from '../../../../setting/json-value';
import { addErrorHandler } from '../../../base/http/error-handler';
import { addRequestFacts } from '../../../base/http/request-facts';
import { packageRoot } from '../../../base/package-root';
import { loadConfig } from '../../../config';
import { addPortal } from '../../../domains/portal/portal';
import { composeSetting } from '../../../domains/settings';

/** This build's portal with one setting on every host, to be asked with `inject`: it listens nowhere and answers no calls but that for the setting. */
export async function portalOf(domain: string, body: JsonObject): Promise<FastifyInstance> {
  // Where things are stored does not matter to pages; the environment's own faults are reported by the command itself.
  const config = loadConfig({ ...process.env, MILLWRIGHT_DATA: undefined });
  const setting = composeSetting(config.env, { domain, body, revision: 'rehearsal' });
  const app = Fastify();
  addRequestFacts(app, config);
  addErrorHandler(app);
  app.get('/proxy-api/open/office/aipage/configInfo/detail', (_req, reply) =>
    reply.type('application/json; charset=utf-8').send(setting.answer),
  );
  await addPortal(
    app,
    { config, settings: { get: async () => setting, domains: async () => [] } },
    { clientFolder: join(packageRoot, 'dist', 'client'), pagesFolder: join(packageRoot, 'src', 'pages') },
  );
  return app;
}
