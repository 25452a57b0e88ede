import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';
import type { Door } from './factor-tables';

interface SecondStep {
  personId: string;
  door: Door;
  how: string;
  setUp: boolean;
}

/** A ticket with the browser and the door for which alone it is valid. */
export interface StepTicket {
  ticket: string;
  visitor: string;
  door: Door;
}

const lifetime = sql<Date>`now() + interval '10 minutes'`;
const mostTries = 5;

/** Creates a ticket for a sign-in whose first step succeeded, valid for ten minutes in this browser. */
export async function openSecondStep(db: Db, given: SecondStep & { visitor: string }): Promise<string> {
  const ticket = newSecret();
  const { personId, setUp, ...rest } = given;
  await db
    .insertInto('second_step')
    .values({ ticket_hash: hashOf(ticket), person_id: personId, set_up: setUp, expires_at: lifetime, ...rest })
    .execute();
  return ticket;
}

export async function findSecondStep(db: Db, given: StepTicket): Promise<SecondStep | undefined> {
  return living(db.selectFrom('second_step'), given)
    .select(['person_id as personId', 'door', 'how', 'set_up as setUp'])
    .executeTakeFirst();
}

/** Counts an attempt before it is made, so that concurrent ones all count. Returns false if none is left. */
export async function countTry(db: Db, given: StepTicket): Promise<boolean> {
  const { numUpdatedRows } = await living(db.updateTable('second_step'), given)
    .set({ tries: sql`tries + 1` })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns true once per ticket. */
export async function redeemStep(db: Db, given: StepTicket): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_step')
    .where('ticket_hash', '=', hashOf(given.ticket))
    .where('visitor', '=', given.visitor)
    .where('door', '=', given.door)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface Filterable {
  where(column: 'ticket_hash' | 'visitor' | 'door', operator: '=', value: string): this;
  where(column: 'expires_at', operator: '>', value: unknown): this;
  where(column: 'tries', operator: '<', value: number): this;
}

const living = <Q>(query: Q, { ticket, visitor, door }: StepTicket): Q =>
  (query as Q & Filterable)
    .where('ticket_hash', '=', hashOf(ticket))
    .where('visitor', '=', visitor)
    .where('door', '=', door)
    .where('expires_at', '>', sql`now()`)
    .where('tries', '<', mostTries);
