import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

const reserved = ['seed', 'console'];
const nameShape = /^[\p{L}\p{N}._@-]{1,64}$/u;

/** Whether an operator may be called so in the history. */
export const isOperatorName = (name: string): boolean => nameShape.test(name) && !reserved.includes(name);

/** A name from the person's own that nobody has or had: drafts and the history go by it. */
export async function chooseOperatorName(db: Db, nickname: string): Promise<string> {
  const own = nickname.replace(/\s+/g, '.').slice(0, 56);
  const base = isOperatorName(own) ? own : 'operator';
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base}-${n}`;
    const { rows } = await sql<{ used: boolean }>`select exists (select from operator where name = ${name})
      or exists (select from audit_entry where who = ${name}) as used`.execute(db);
    if (!rows[0]?.used) return name;
  }
}
