import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

interface RequestKey {
  key: string;
  visitor: string;
  operation: string;
}

/**
 * Returns true if the caller must do the work. A claim that is unfinished after two minutes belongs to a node that
 * died.
 */
export async function claimKey(db: Kysely<Tables>, id: RequestKey, request = ''): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ ...id, request, status: null, body: JSON.stringify(null) })
    .onConflict((oc) =>
      oc
        .columns(['key', 'visitor', 'operation'])
        .doUpdateSet({ created_at: sql`now()`, request })
        .where('idempotency.status', 'is', null)
        .where('idempotency.created_at', '<', sql<Date>`now() - interval '2 minutes'`),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The fingerprint of the first request under this key. */
export async function readRequest(db: Kysely<Tables>, id: RequestKey): Promise<string | undefined> {
  return (await where(db.selectFrom('idempotency').select('request'), id).executeTakeFirst())?.request;
}

/** Returns undefined while the work is still running. */
export async function readResult(db: Kysely<Tables>, id: RequestKey): Promise<{ data: unknown } | undefined> {
  const row = await where(db.selectFrom('idempotency').select(['status', 'body']), id).executeTakeFirst();
  return row?.status ? ((row.body ?? { data: null }) as { data: unknown }) : undefined;
}

export async function storeResult(db: Kysely<Tables>, id: RequestKey, data: unknown): Promise<void> {
  await where(
    db.updateTable('idempotency').set({ status: 200, body: JSON.stringify({ data }, storable) }),
    id,
  ).execute();
}

export async function forgetKey(db: Kysely<Tables>, id: RequestKey): Promise<void> {
  await where(db.deleteFrom('idempotency'), id).execute();
}

/** Deletes stored results of these operations in which this text stands: what they say is not to be said again. */
export async function forgetResults(db: Kysely<Tables>, operations: readonly string[], text: string): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('operation', 'in', [...operations])
    .where(sql<boolean>`strpos(body::text, ${text}) > 0`)
    .execute();
}

/** Deletes the keys of a person who leaves. */
export async function forgetKeysOf(db: Kysely<Tables>, visitor: string): Promise<void> {
  await db.deleteFrom('idempotency').where('visitor', '=', visitor).execute();
}

/** Nobody repeats a request after three days, so older keys are deleted. */
export async function deleteExpiredKeys(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', sql<Date>`now() - interval '3 days'`).execute();
}

interface Filterable {
  where(column: 'key' | 'visitor' | 'operation', operator: '=', value: string): this;
}

const where = <Q extends Filterable>(query: Q, id: RequestKey): Q =>
  query.where('key', '=', id.key).where('visitor', '=', id.visitor).where('operation', '=', id.operation);

/**
 * jsonb accepts neither NUL nor lone surrogates, and a finished request must not fail because its result contains one.
 */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
