import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Scenario } from '../../base/database/people-tables';
import { hashOf, newSecret } from '../../base/database/secret';
import { limits } from '../../base/limits/limits';

const { asker: mostTries, strangers: mostStrangeTries } = limits.codeTries;
const lifetime = sql<Date>`now() + interval '10 minutes'`;

export interface CodeFor {
  target: string;
  scenario: Scenario;
}

/** Replaces this asker's previous code. Returns the milliseconds to wait if that one is too recent, otherwise 0. */
export async function placeCode(
  db: Db,
  to: CodeFor & { asker: string; code: string; repeatSeconds: number },
): Promise<number> {
  const { target, scenario, asker, code, repeatSeconds } = to;
  const code_hash = codeHash(to, code);
  const fresh = { code_hash, tries: 0, strange_tries: 0, expires_at: lifetime, used_at: null, proof_hash: null };
  const placed = await db
    .insertInto('verification_code')
    .values({ target, scenario, asker, ...fresh })
    .onConflict((oc) =>
      oc
        .columns(['target', 'scenario', 'asker'])
        .doUpdateSet({ ...fresh, sent_at: sql`now()` })
        .where('verification_code.sent_at', '<=', sql<Date>`now() - make_interval(secs => ${repeatSeconds})`),
    )
    .returning('target')
    .executeTakeFirst();
  if (placed) return 0;
  const row = await at(db.selectFrom('verification_code'), to)
    .where('asker', '=', asker)
    .select(
      sql<string>`ceil(extract(epoch from sent_at + make_interval(secs => ${repeatSeconds}) - now()) * 1000)`.as('ms'),
    )
    .executeTakeFirst();
  return Math.max(1, Number(row?.ms ?? 1));
}

/** The result of an attempt: right, wrong, or undefined if this asker has no open code. */
type Tried = { fits: true; proof: string } | { fits: false } | undefined;

/**
 * Tries the code that this browser requested: five attempts, ten minutes, one use. Counts first, so that concurrent
 * guesses all count. Success returns a proof for the next step.
 */
export async function tryOwnCode(db: Db, to: CodeFor, asker: string, code: string): Promise<Tried> {
  const counted = await living(db.updateTable('verification_code').set({ tries: sql`tries + 1` }), to)
    .where('asker', '=', asker)
    .where('tries', '<=', mostTries)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  if (!counted) return undefined;
  if (counted.tries > mostTries || counted.code_hash !== codeHash(to, code)) return { fits: false };
  return closeCode(db, to, counted.code_hash);
}

/**
 * Tries a code that another browser requested, for a person who continues elsewhere. Such attempts are counted
 * separately, so that strangers cannot use up those of the asker.
 */
export async function tryStrangeCode(db: Db, to: CodeFor, asker: string, code: string): Promise<Tried> {
  const counted = await living(db.updateTable('verification_code').set({ strange_tries: sql`strange_tries + 1` }), to)
    .where('asker', '<>', asker)
    .where('strange_tries', '<', mostStrangeTries)
    .returning('code_hash')
    .execute();
  const code_hash = codeHash(to, code);
  if (!counted.some((one) => one.code_hash === code_hash)) return { fits: false };
  return closeCode(db, to, code_hash);
}

async function closeCode(db: Db, to: CodeFor, code_hash: string): Promise<Tried> {
  const proof = newSecret();
  const used = await living(
    db.updateTable('verification_code').set({ used_at: sql`now()`, proof_hash: hashOf(proof), expires_at: lifetime }),
    to,
  )
    .where('code_hash', '=', code_hash)
    .returning('target')
    .executeTakeFirst();
  return used ? { fits: true, proof } : { fits: false };
}

/** Returns true once, if the code was redeemed for this proof within the last ten minutes. */
export async function redeemProof(db: Db, to: CodeFor, code: string, proof: string): Promise<boolean> {
  const used = await at(db.updateTable('verification_code'), to)
    .set({ proof_hash: null })
    .where('proof_hash', '=', hashOf(proof))
    .where('code_hash', '=', codeHash(to, code))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('target')
    .executeTakeFirst();
  return used !== undefined;
}

const codeHash = ({ target, scenario }: CodeFor, code: string) => hashOf(`${scenario}:${target}:${code}`);

interface Filterable {
  where(column: 'target' | 'scenario', operator: '=', value: string): this;
}

interface Living extends Filterable {
  where(column: 'target' | 'scenario', operator: '=', value: string): this;
  where(column: 'used_at', operator: 'is', value: null): this;
  where(column: 'expires_at', operator: '>', value: RawBuilder<Date>): this;
}

const living = <Q>(query: Q, to: CodeFor): Q =>
  (at(query, to) as Q & Living).where('used_at', 'is', null).where('expires_at', '>', sql<Date>`now()`);

const at = <Q>(query: Q, { target, scenario }: CodeFor): Q =>
  (query as Q & Filterable).where('target', '=', target).where('scenario', '=', scenario);
