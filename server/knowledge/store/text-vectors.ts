import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../base/database/advisory-locks';
import type { Store } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

/** A model by name and vector length: the same name with another length is another model. */
export interface VectorSpace {
  id: number;
  dimension: number;
}

interface TextVector {
  hash: Buffer;
  vector: Float32Array;
}

/** The most recently used space of this name. */
export async function findVectorSpace(db: Db, name: string): Promise<VectorSpace | undefined> {
  const rows = db.selectFrom('embedding_model').select(['id', 'dimension']).where('name', '=', name);
  return rows.orderBy('used_at', 'desc').limit(1).executeTakeFirst();
}

export function keepVectorSpace(db: Db, name: string, dimension: number): Promise<VectorSpace> {
  return db
    .insertInto('embedding_model')
    .values({ name, dimension })
    .onConflict((conflict) => conflict.columns(['name', 'dimension']).doUpdateSet({ used_at: sql<Date>`now()` }))
    .returning(['id', 'dimension'])
    .executeTakeFirstOrThrow();
}

/** Known vectors, by hexadecimal hash. */
export async function findVectors(db: Db, space: VectorSpace, hashes: Buffer[]): Promise<Map<string, Float32Array>> {
  const rows = await db
    .selectFrom('text_vector')
    .select(['hash', 'vector'])
    .where('model', '=', space.id)
    .where('hash', '=', sql<Buffer>`any(${hashes})`)
    .execute();
  const whole = rows.filter(({ vector }) => vector.length === space.dimension * 4);
  return new Map(whole.map(({ hash, vector }) => [hash.toString('hex'), floatsOf(vector)]));
}

/** Two nodes may store the same vector; the first one stays. */
export async function keepVectors(db: Db, { id }: VectorSpace, vectors: TextVector[]): Promise<void> {
  if (vectors.length === 0) return;
  const rows = vectors.map(({ hash, vector }) => ({ model: id, hash, vector: bytesOf(vector) }));
  await db
    .insertInto('text_vector')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['model', 'hash']).doNothing())
    .execute();
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => Buffer.from(buffer, byteOffset, byteLength);

/** Copied, because floats must be aligned to four bytes and database rows are not. */
const floatsOf = (bytes: Buffer) => new Float32Array(Uint8Array.from(bytes).buffer);

const PAGE = 10_000;
const KEPT = sql<Date>`now() - interval '30 days'`;

/**
 * Deletes vectors that no passage uses, and unused models, a month after their creation or last use, because removed
 * texts may return. Returns the number of vectors deleted.
 */
export async function forgetVectors(db: Db, { id }: VectorSpace, isUsed: (hash: string) => boolean): Promise<number> {
  await db.deleteFrom('embedding_model').where('used_at', '<', KEPT).where('id', '!=', id).execute();
  let deleted = 0;
  let after: Buffer = Buffer.alloc(0);
  for (;;) {
    const page = db.selectFrom('text_vector').select('hash').where('model', '=', id).where('made_at', '<', KEPT);
    const rows = await page.where('hash', '>', after).orderBy('hash').limit(PAGE).execute();
    const unused = rows.map(({ hash }) => hash).filter((hash) => !isUsed(hash.toString('hex')));
    const last = rows.at(-1);
    if (!last) return deleted;
    after = last.hash;
    if (unused.length === 0) continue;
    const gone = db.deleteFrom('text_vector').where('model', '=', id).where('hash', '=', sql<Buffer>`any(${unused})`);
    deleted += Number((await gone.executeTakeFirst()).numDeletedRows);
  }
}

/** Lets one node at a time request vectors; the others then find them stored. False if another node has its turn. */
export async function takeTurn(store: Store, work: () => Promise<void>): Promise<boolean> {
  const client = await store.pool.connect();
  let broken = true;
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [advisoryLocks.embedding]);
    if (!rows[0]?.mine) {
      broken = false;
      return false;
    }
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.embedding]).then(
        () => (broken = false),
        () => {},
      );
    }
    return true;
  } finally {
    // A connection that may still hold the lock is closed, which releases it.
    client.release(broken);
  }
}
