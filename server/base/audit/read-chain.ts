import { type Kysely, sql } from 'kysely';
import { type AuditFilter, filterAudit } from '../database/list-audit';
import type { Tables } from '../database/tables';
import type { Anchor } from './anchor';
import type { ChainEntry } from './chain-entry';

type Db = Kysely<Tables>;

const BATCH = 1_000;

/** Every entry in chain order, read in batches of 1,000. */
export async function* readChain(db: Db, filter: AuditFilter = {}): AsyncGenerator<ChainEntry> {
  for (let last: { seq: string; id: string } | undefined; ; ) {
    const rows = await batchAfter(db, filter, last);
    for (const { id: _, ...entry } of rows) yield { ...entry, seq: Number(entry.seq) };
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

async function batchAfter(db: Db, filter: AuditFilter, last: { seq: string; id: string } | undefined) {
  const at = sql<string>`to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  let query = filterAudit(db, filter)
    .select([
      'e.id',
      'e.who',
      'e.who_id as whoId',
      'e.action',
      'e.access_domain as domain',
      'e.tenant_id as organization',
    ])
    .select([
      'e.target',
      'e.message',
      'e.from_revision as from',
      'e.to_revision as to',
      'e.address',
      'e.device',
      'e.pointers',
    ])
    .select([at.as('at'), sql<string>`e.seq`.as('seq'), sql<string>`coalesce(e.hash, '')`.as('hash')])
    // Also by id: if the unique constraint was dropped, two rows may share a position.
    .orderBy('e.seq')
    .orderBy('e.id')
    .limit(BATCH);
  if (last) query = query.where(sql<boolean>`(e.seq, e.id) > (${last.seq}, ${last.id})`);
  return query.execute();
}

/** The last entry; position 0 in an empty chain. */
export async function readHead(db: Db): Promise<Anchor> {
  const row = await db
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { seq: Number(row?.seq ?? 0), hash: row?.hash ?? '0'.repeat(64) };
}
