import { sql } from 'kysely';
import { hashOf, newSecret } from '../secret';
import type { Scenario } from './people-tables';
import type { Db } from './persons';

export const mostTries = 5;
const lifetime = sql<Date>`now() + interval '10 minutes'`;

export interface CodeFor {
  target: string;
  scenario: Scenario;
}

/** Puts a new code in the place of the one before. Answers the milliseconds to wait when that one is too young, else 0. */
export async function placeCode(db: Db, to: CodeFor & { code: string; repeatSeconds: number }): Promise<number> {
  const { target, scenario, code, repeatSeconds } = to;
  const fresh = { code_hash: codeHash(to, code), tries: 0, expires_at: lifetime, used_at: null, proof_hash: null };
  const placed = await db
    .insertInto('verification_code')
    .values({ target, scenario, ...fresh })
    .onConflict((oc) =>
      oc
        .columns(['target', 'scenario'])
        .doUpdateSet({ ...fresh, sent_at: sql`now()` })
        .where('verification_code.sent_at', '<=', sql<Date>`now() - make_interval(secs => ${repeatSeconds})`),
    )
    .returning('target')
    .executeTakeFirst();
  if (placed) return 0;
  const row = await at(db.selectFrom('verification_code'), to)
    .select(
      sql<string>`ceil(extract(epoch from sent_at + make_interval(secs => ${repeatSeconds}) - now()) * 1000)`.as('ms'),
    )
    .executeTakeFirst();
  return Math.max(1, Number(row?.ms ?? 1));
}

/** True once for the right code, in time and within five tries. The count comes first, so guesses made at once all count. */
export async function redeemCode(db: Db, to: CodeFor, code: string): Promise<boolean> {
  return (await takeCode(db, to, code, null)) !== undefined;
}

/** Uses the code up and answers a proof of it for the next step. */
export async function tradeCode(db: Db, to: CodeFor, code: string): Promise<string | undefined> {
  const proof = newSecret();
  return (await takeCode(db, to, code, hashOf(proof))) && proof;
}

async function takeCode(db: Db, to: CodeFor, code: string, proof_hash: string | null) {
  const counted = await at(db.updateTable('verification_code'), to)
    .set({ tries: sql`tries + 1` })
    .where('tries', '<', mostTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  if (counted?.code_hash !== codeHash(to, code)) return undefined;
  return at(db.updateTable('verification_code'), to)
    .set({ used_at: sql`now()`, proof_hash, expires_at: lifetime })
    .where('used_at', 'is', null)
    .where('code_hash', '=', counted.code_hash)
    .returning('target')
    .executeTakeFirst();
}

/** True once: the code was traded for this proof within the last ten minutes. */
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

const at = <Q>(query: Q, { target, scenario }: CodeFor): Q =>
  (query as Q & Filterable).where('target', '=', target).where('scenario', '=', scenario);
