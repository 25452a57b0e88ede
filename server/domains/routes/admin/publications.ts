import { operatorOf } from '../../../accounts';
import type { Route } from '../../../base/http/route';
import { openDomain } from '../../publishing/domain-access';
import { blameField, listRevisions, readRevision } from '../../publishing/history';
import { publishSetting } from '../../publishing/publish-setting';
import { rollbackSetting } from '../../publishing/rollback-setting';
import { cancelSchedule } from '../../publishing/schedule-setting';
import { dryRun, exportFile } from '../../publishing/transfer-setting';

/** An export is below a megabyte; a file that is not one may be larger and should still be told what it is. */
const importLimit = 32 * 1024 * 1024;

export const publicationRoutes: Route = (app, { store, report }) => {
  const open = (req: Parameters<typeof operatorOf>[0], domain: string) => openDomain(store, operatorOf(req), domain);

  app.operation('publishSetting', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const { body, base, message, at } = req.body;
    const wish = { domain, base, body, message, at, operator: operatorOf(req), locale: req.locale };
    return publishSetting({ store, report }, wish);
  });

  app.operation('cancelSchedule', async (req) => {
    await open(req, req.params.domain);
    await cancelSchedule(store, req.params.domain, operatorOf(req));
    return null;
  });

  app.operation('listRevisions', async (req) => {
    const { domain } = req.params;
    const { limit = 50, before } = req.query;
    await open(req, domain);
    return listRevisions(store, domain, limit, before);
  });

  app.operation('getRevision', async (req) => {
    const { domain, revision } = req.params;
    await open(req, domain);
    return readRevision(store, domain, revision);
  });

  app.operation('rollbackSetting', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const wish = { ...req.body, domain, operator: operatorOf(req), locale: req.locale };
    return rollbackSetting({ store, report }, wish);
  });

  app.operation('blameSetting', async (req) =>
    blameField(store, await open(req, req.params.domain), req.query.pointer),
  );

  app.operation(
    'importSetting',
    async (req) => {
      const { domain } = req.params;
      const published = await open(req, domain);
      const { text } = req.body;
      return dryRun({ store, report }, { domain, text, published, operator: operatorOf(req), locale: req.locale });
    },
    { bodyLimit: importLimit },
  );

  app.operation('exportSetting', async (req, reply) => {
    const file = exportFile(await open(req, req.params.domain), req.params.domain);
    return reply
      .type('application/vnd.millwright.setting+json')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.text);
  });
};
