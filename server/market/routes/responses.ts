import type { Locale } from '../../../generated/locales';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { actOnContact, askContact } from '../demands/exchange-contacts';
import { type ActingInHall, openActing } from '../demands/open-hall';
import { presentContacts } from '../demands/present-contact';
import { toResponse } from '../demands/present-response';
import { actOnResponse, putResponse, readResponse } from '../demands/respond';
import { contactsOf, findContact, listContacts } from '../store/contacts';
import { findDemand } from '../store/demands';
import { listResponses, type ResponseRow } from '../store/responses';

/** Responses to demands, and the contact data that both sides consent to show. */
export const responseRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const present = async (hall: ActingInHall, rows: readonly ResponseRow[], locale: Locale) => {
    const ids = rows.map(({ id }) => id);
    const known = await contactsOf(db, hall.domain, hall.organization, ids);
    const shown = await presentContacts(db, hall, [...known.values()]);
    const contacts = new Map(shown.map((one) => [one.responseId, one]));
    return rows.map((row) => toResponse(row, hall, locale, contacts.get(row.id)));
  };

  const one = async (hall: ActingInHall, id: string, locale: Locale) => {
    const [response] = await present(hall, [await readResponse(ctx, hall, id)], locale);
    if (!response) throw notFound('response', id);
    return response;
  };

  const exchange = async (hall: ActingInHall, id: string) => {
    const row = await findContact(db, hall.domain, hall.organization, id);
    const [shown] = await presentContacts(db, hall, row ? [row] : []);
    if (!shown) throw notFound('contact', id);
    return shown;
  };

  app.operation('listDemandResponses', async (req) => {
    const hall = await openActing(ctx, req);
    if (!(await findDemand(db, hall, req.params.id))) throw notFound('demand', req.params.id);
    // Members write drafts; what others answer goes to whoever runs the organization.
    if (!hall.runsIt) return [];
    return present(hall, await listResponses(db, hall.domain, hall.organization, req.params.id), req.locale);
  });

  app.operation('putDemandResponse', async (req) => {
    const hall = await openActing(ctx, req);
    const { form, step = 0 } = req.body;
    const id = await putResponse(ctx, hall, { demand: req.params.id, form, step });
    return one(hall, id, req.locale);
  });

  app.operation('actOnResponse', async (req) => {
    const hall = await openActing(ctx, req);
    await actOnResponse(ctx, hall, { id: req.params.id, ...req.body });
    return one(hall, req.params.id, req.locale);
  });

  app.operation('askContact', async (req) => {
    const hall = await openActing(ctx, req);
    return exchange(hall, await askContact(ctx, hall, { response: req.params.id, ...req.body }));
  });

  app.operation('listContacts', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const hall = await openActing(ctx, req);
    if (!hall.runsIt) return { list: [], total: 0, pageNum, pageSize };
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listContacts(db, hall.domain, hall.organization, page);
    return { list: await presentContacts(db, hall, rows), total, pageNum, pageSize };
  });

  app.operation('actOnContact', async (req) => {
    const hall = await openActing(ctx, req);
    await actOnContact(ctx, hall, { id: req.params.id, action: req.body.action, fields: req.body.fields });
    return exchange(hall, req.params.id);
  });
};
