import { deviceName } from '../../base/http/device-name';
import { ApiError, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openHandedOver } from '../open-session';
import { findPerson } from '../store/persons';
import { addTicket, TICKET_S, takeTicket } from '../store/transfer-tickets';

/** Sessions that another system of a person hands to a page of this portal. */
export const transferRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('makeTransferTicket', async (req) => {
    const { apiKey, person, body } = req;
    // What an organization's key opened would be the whole account of one of its people.
    if (!apiKey || !person) throw new ApiError(403, message('accounts:transfer.ownKey'));
    const { appid } = body;
    const ticket = await addTicket(db, { person: person.id, key: apiKey.id, domain: req.accessDomain ?? '', appid });
    const path = `/transferPage?${new URLSearchParams({ ticket, appid })}`;
    return { ticket, path, expiresAt: new Date(Date.now() + TICKET_S * 1000).toISOString() };
  });

  app.operation('redeemTransferTicket', async (req) => {
    const { ticket, appid } = req.body;
    const id = await takeTicket(db, { ticket, appid, domain: req.accessDomain ?? '' });
    const person = id === undefined ? undefined : await findPerson(db, id);
    if (!person || person.disabledAt) throw unauthorized();
    const device = deviceName(req.headers['user-agent']);
    const { accessToken } = await openHandedOver(ctx, person, { visitor: req.visitor, address: req.ip, device, appid });
    return { token: accessToken };
  });
};
