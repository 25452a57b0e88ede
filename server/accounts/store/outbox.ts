import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import type { MessageKind, PeopleTables } from '../../base/database/people-tables';
import type { Tables } from '../../base/database/tables';
import { undoHours } from './account-changes';
import type { Notice } from './notice';

export type OutboxStatus = PeopleTables['outbox_message']['status'];

export interface Message {
  channel: 'sms' | 'email';
  target: string;
  scenario: MessageKind;
  accessDomain: string;
  locale: Locale;
  /** Null for a notice. */
  code: string | null;
  notice?: Notice | null;
}

/** `withheld`: nobody has this account, so nothing leaves. The row is written all the same, and takes as long. */
export async function queueMessage(db: Db, message: Message, status: 'queued' | 'withheld'): Promise<string> {
  const { accessDomain, code, notice, ...rest } = message;
  const kept = status === 'queued' ? code : null;
  const { id } = await db
    .insertInto('outbox_message')
    .values({
      ...rest,
      access_domain: accessDomain,
      code: kept,
      notice: notice ? JSON.stringify(notice) : null,
      status,
      fault: null,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface QueuedMessage extends Message {
  id: string;
}

/** Takes the oldest message nobody has taken yet; others see it no more. What has run out is not sent. */
export async function takeQueued(
  db: Kysely<Tables>,
  status: (message: QueuedMessage) => 'kept' | 'sent',
): Promise<QueuedMessage | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('outbox_message')
      .select(['id', 'channel', 'target', 'scenario', 'access_domain as accessDomain', 'locale', 'code', 'notice'])
      .where('status', '=', 'queued')
      .where(
        sql<boolean>`created_at > now() - make_interval(mins => case scenario when 'notice' then ${sql.lit(undoHours * 60)} else 10 end)`,
      )
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const message = row as QueuedMessage;
    await trx
      .updateTable('outbox_message')
      .set({ status: status(message), sent_at: sql`now()` })
      .where('id', '=', row.id)
      .execute();
    return message;
  });
}

/** A provider has it, or refused it: the code is of no use here any more. What nobody was told stays, for an operator to pass on. */
export async function closeMessage(db: Db, id: string, fault: string | null): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ status: fault === null ? 'sent' : 'failed', fault, code: null, ...(fault === null && { notice: null }) })
    .where('id', '=', id)
    .execute();
}

/** Stays here: the provider takes no such message. */
export async function keepMessage(db: Db, id: string, fault: string): Promise<void> {
  await db.updateTable('outbox_message').set({ status: 'kept', fault }).where('id', '=', id).execute();
}

/** Newest first. */
export async function listOutbox(db: Db, { limit, before }: { limit: number; before?: number }) {
  let query = db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', String(before));
  return query.execute();
}
