import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Anchor } from './anchor';
import { readChain } from './read-chain';
import { type ChainVerdict, retiredBy, verifyChain } from './verify-chain';

interface LogVerdict extends ChainVerdict {
  /** Rows without a position in the chain: their trigger was disabled. */
  unchained: number;
}

/** Verifies a snapshot of the log, unaffected by concurrent writes. */
export function verifyLog(db: Kysely<Tables>, anchor?: Anchor): Promise<LogVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await trx
        .selectFrom('audit_entry')
        .select((eb) => eb.fn.countAll<string>().as('rows'))
        .where((eb) => eb.or([eb('seq', 'is', null), eb('hash', 'is', null)]))
        .executeTakeFirstOrThrow();
      const retired = await readRetired(trx);
      return { ...(await verifyChain(readChain(trx), { retired, anchor })), unchained: Number(rows) };
    });
}

/** How far entries have expired, according to the newest entry that records it. */
async function readRetired(db: Kysely<Tables>): Promise<Anchor | undefined> {
  const row = await db
    .selectFrom('audit_entry')
    .select(['action', 'target'])
    .where('action', '=', 'audit-retired')
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && retiredBy(row);
}
