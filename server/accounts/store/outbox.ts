import { sql } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import type { MessageKind } from '../../base/database/people-tables';
import { JOB_SCHEMA } from '../../base/jobs/open-jobs';
import { undoHours } from './account-changes';
import type { Notice } from './notice';

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

/** The code of a withheld message is not stored. */
export async function addMessage(db: Db, message: Message, status: 'queued' | 'withheld'): Promise<string> {
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
  createdAt: Date;
  /** Whether its content is no longer useful. */
  expired: boolean;
  /** The provider's last error. */
  fault: string | null;
}

const expired = sql<boolean>`created_at < now() - make_interval(mins => case scenario when 'notice' then ${sql.lit(undoHours * 60)} else 10 end)`;

/** The message if it still has to be sent; undefined if it was sent or withheld, or its person is gone. */
export async function findQueued(db: Db, id: string): Promise<QueuedMessage | undefined> {
  const row = await db
    .selectFrom('outbox_message')
    .select([
      'id',
      'channel',
      'target',
      'scenario',
      'access_domain as accessDomain',
      'locale',
      'code',
      'notice',
      'fault',
      'created_at as createdAt',
    ])
    .select(expired.as('expired'))
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return row as QueuedMessage | undefined;
}

/** Queued messages without a job: written on the command line, or left by a node that died during the last attempt. */
export async function listUncarried(db: Db): Promise<Pick<QueuedMessage, 'id' | 'scenario'>[]> {
  return db
    .selectFrom('outbox_message')
    .select(['id', 'scenario'])
    .where('status', '=', 'queued')
    .where(sql<boolean>`created_at < now() - interval '30 seconds'`)
    .where(
      sql<boolean>`not exists (select from ${sql.raw(JOB_SCHEMA)}.job where data ->> 'id' = outbox_message.id::text and state <= 'active')`,
    )
    .execute();
}

/** Records the error of an attempt that will be retried. */
export async function noteFault(db: Db, id: string, fault: string): Promise<void> {
  await db.updateTable('outbox_message').set({ fault }).where('id', '=', id).execute();
}

/**
 * Marks a message as sent or given up and deletes its code. An undelivered notice stays, for an operator to pass on.
 */
export async function closeMessage(db: Db, id: string, fault: string | null): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      fault,
      code: null,
      ...(fault === null ? { status: 'sent', notice: null, sent_at: sql`now()` } : { status: 'failed' }),
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps a message for an operator: there is no provider, or it does not accept such messages. */
export async function keepMessage(db: Db, id: string, fault: string | null): Promise<void> {
  await db.updateTable('outbox_message').set({ status: 'kept', fault }).where('id', '=', id).execute();
}

/** For a letter that says nothing any more. */
export async function withholdMessage(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox_message').set({ status: 'withheld', notice: null }).where('id', '=', id).execute();
}

/** Messages for the operator, newest first. */
export async function listOutbox(db: Db, { limit, before }: { limit: number; before?: number }) {
  let query = db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', String(before));
  return query.execute();
}
