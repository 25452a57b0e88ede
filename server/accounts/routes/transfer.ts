import { deviceName } from '../../base/http/device-name';
import { ApiError, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { refuseWithoutSecondStep } from '../factor/second-step';
import { addPersonEvent } from '../store/person-events';
import { findPerson } from '../store/persons';
import { openPersonSession } from '../store/sessions';
import { addTicket, TICKET_S, takeTicket } from '../store/transfer-tickets';

/** Sessions that another system of a person hands to a page of this portal. */
export const transferRoutes: Route = (app, { store, config }) => {
  const { db } = store;

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
    const detail = `handover appid=${appid}`;
    await refuseWithoutSecondStep(store, { person, visitor: req.visitor, door: 'portal', how: detail });
    const [address, device] = [req.ip, deviceName(req.headers['user-agent'])];
    const life = config.people.sessions.portal;
    const { accessToken } = await db.transaction().execute(async (trx) => {
      await addPersonEvent(trx, { personId: person.id, kind: 'sign-in', address, device, detail });
      // A ticket proves nothing about who is at the keyboard.
      return openPersonSession(trx, { personId: person.id, device, address, life, provedAt: new Date(0) });
    });
    return { token: accessToken };
  });
};
