import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';

export interface Handover {
  person: string;
  /** The key that asked for it. */
  key: string;
  domain: string;
  appid: string;
}

export const TICKET_S = 60;

/** A ticket for one session; only its hash is stored. */
export async function addTicket(db: Db, { person, key, domain, appid }: Handover): Promise<string> {
  const ticket = newSecret();
  await db
    .insertInto('transfer_ticket')
    .values({
      ...{ ticket_hash: hashOf(ticket), person_id: person, key_id: key, access_domain: domain, appid },
      expires_at: sql<Date>`now() + make_interval(secs => ${TICKET_S})`,
    })
    .execute();
  return ticket;
}

/** Takes a ticket, which is gone then; undefined unless it is good here, and its key still is. */
export async function takeTicket(
  db: Db,
  { ticket, domain, appid }: { ticket: string; domain: string; appid: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('transfer_ticket')
    .using('api_key as k')
    .whereRef('k.id', '=', 'transfer_ticket.key_id')
    .where('ticket_hash', '=', hashOf(ticket))
    .returning(['transfer_ticket.person_id', 'transfer_ticket.access_domain', 'appid'])
    .returning(sql<boolean>`transfer_ticket.expires_at > now() and k.ended_at is null`.as('good'))
    .executeTakeFirst();
  // Shown at another place, it is gone as well: somebody has seen it who should not.
  return row?.good && row.access_domain === domain && row.appid === appid ? row.person_id : undefined;
}
