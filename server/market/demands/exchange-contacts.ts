import { randomUUID } from 'node:crypto';
import {
  type ContactAction,
  type ContactFields,
  contactState,
  nextContact,
} from '../../../setting/market/contact-states';
import { nextResponse } from '../../../setting/market/response-states';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import type { Context } from '../../context';
import { addContact, decideContact, findContact } from '../store/contacts';
import { matchDemandNow } from '../store/demands';
import { changeResponse, findResponse } from '../store/responses';
import type { ActingInHall } from './open-hall';
import { readResponse } from './respond';
import { tellOfContact } from './tell-hall';

/** Questions for contact data per organization and day. */
const PER_DAY = 20;

const oneLine = (text: string) => cleanText(text).normalize('NFC').replace(/\s+/g, ' ');

function tidy(fields: ContactFields | undefined): ContactFields {
  const kept = Object.entries(fields ?? {}).flatMap(([key, value]) => (oneLine(value) ? [[key, oneLine(value)]] : []));
  if (kept.length === 0) throw badRequest(message('market:contact.fields'), { field: 'fields' });
  return Object.fromEntries(kept);
}

interface Asking {
  response: string;
  fields: ContactFields;
  purpose: string;
}

/** Asks the other side of a response. Who asks consents to show their own data; nothing is shown yet. */
export async function askContact(
  ctx: Context,
  hall: ActingInHall,
  { response, fields, purpose }: Asking,
): Promise<string> {
  const row = await readResponse(ctx, hall, response);
  const { organization, person, runsIt, domain } = hall;
  const side = row.ownerId === organization ? 'owner' : 'supplier';
  if (!nextResponse(row.state, 'contact', { side, runsIt }, row.isOpen))
    throw conflict(message('market:response.mayNot'));
  const own = tidy(fields);
  const id = randomUUID();
  const to = side === 'owner' ? row.supplierId : row.ownerId;
  const budget = { key: `contact-asked:${organization}`, most: PER_DAY, perSeconds: 86_400 };
  await take(ctx.store, [budget], async (trx) => {
    const asking = { id, domain, response, from: { organization, person, fields: own }, to, purpose: oneLine(purpose) };
    if (!(await addContact(trx, asking))) throw conflict(message('market:contact.open'));
    await tellOfContact(
      ctx,
      trx,
      hall,
      { ...row, exchange: id, people: side === 'owner' ? row.person : row.author },
      'asked',
    );
  });
  return id;
}

interface Act {
  id: string;
  action: ContactAction;
  fields: ContactFields | undefined;
}

/** Consents with the fields that may be shown, refuses or withdraws. With the consent the demand is matched. */
export async function actOnContact(ctx: Context, hall: ActingInHall, { id, action, fields }: Act): Promise<void> {
  const { db } = ctx.store;
  const { domain, organization, person, runsIt } = hall;
  const row = await findContact(db, domain, organization, id);
  if (!row || !runsIt) throw notFound('contact', id);
  const side = row.fromId === organization ? 'from' : 'to';
  const after = nextContact(contactState(row.state, row.askedAt, new Date()), action, { side, runsIt });
  if (!after) throw conflict(message('market:contact.mayNot'));
  const given = after === 'granted' ? tidy(fields) : undefined;
  await db.transaction().execute(async (trx) => {
    if (!(await decideContact(trx, { id, before: row.state, after, person, fields: given })))
      throw conflict(message('market:contact.mayNot'));
    const response = await findResponse(trx, domain, organization, row.responseId);
    if (after === 'granted' && response) {
      if (response.state === 'sent' || response.state === 'shortlisted')
        await changeResponse(trx, response.id, response.step, { state: 'contact' });
      await matchDemandNow(trx, row.demandId);
    }
    if (!response) return;
    const people = side === 'to' ? row.fromPerson : row.toPerson;
    await tellOfContact(ctx, trx, hall, { ...response, exchange: id, people }, after);
  });
}
