import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { inEveryLocale } from '../../../setting/messages/catalogue';
import { localize } from '../../../setting/messages/localize';
import { operatorOf } from '../../accounts';
import { badRequest, tooLarge } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { actOnActivity, listArchivedActivities, listDomainActivities } from '../domain-activities';
import { previewActivity } from '../preview-activity';

/** As much as can be published. */
const MOST_BYTES = 256 * 1024;

/** Below /api/admin: how operators run the activities of a domain. */
export const adminActivityRoutes: Route = (app, ctx) => {
  const open = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(ctx.store, operator, domain);
    return operator;
  };

  app.operation('listDomainActivities', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    return listDomainActivities(ctx, domain, req.locale);
  });

  app.operation('listArchivedActivities', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    return listArchivedActivities(ctx, domain, req.locale);
  });

  app.operation('previewActivity', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const { body, at, state, role, locale } = req.body;
    if (Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) throw tooLarge(MOST_BYTES);
    // What has the wrong form cannot be shown.
    const faults = ctx.assistants.check('activity', body);
    if (faults.length > 0) throw badRequest(message('activities:admin.wrongForm', { count: faults.length }));
    const document = body as unknown as ActivityDocument;
    const moment = at === undefined ? undefined : new Date(at);
    return previewActivity(ctx.store.db, { domain, document, at: moment, state, role, locale });
  });

  app.operation('actOnActivity', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { action, note } = req.body;
    const words = note && inEveryLocale((locale) => localize(note, locale));
    await actOnActivity(ctx, { domain, id, operator, action, note: words });
    return listDomainActivities(ctx, domain, req.locale);
  });
};
