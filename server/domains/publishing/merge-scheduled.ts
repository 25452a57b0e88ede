import type { Kysely, Transaction } from 'kysely';
import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import type { Tables } from '../../base/database/tables';
import { readWritten } from '../store/setting-domains';

type Db = Kysely<Tables> | Transaction<Tables>;

interface Scheduled {
  base: string | null;
  body: Record<string, unknown>;
}

/** What a scheduled setting amounts to beside what is live by now, and where the two contradict each other. */
export async function mergeScheduled(db: Db, { base, body }: Scheduled, head: string | null) {
  if (head === base) return { body: body as JsonObject, conflicts: [] };
  const [before, theirs] = await Promise.all([base && readWritten(db, base), head && readWritten(db, head)]);
  const { merged, conflicts } = mergeSettings(
    (before || {}) as JsonObject,
    body as JsonObject,
    (theirs || {}) as JsonObject,
  );
  return { body: merged as JsonObject, conflicts: conflicts.map(({ pointer }) => pointer) };
}
