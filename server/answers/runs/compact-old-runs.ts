import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { findUncompacted, rewriteLog } from '../store/compact-runs';
import { compact } from './compact';
import type { RunLimits } from './run-limits';

interface Compaction {
  db: Kysely<Tables>;
  limits: Pick<RunLimits, 'compactAfterMs' | 'compactAtOnce'>;
  log: FastifyBaseLogger;
  /** Given up between two runs when the node closes. */
  closing(): boolean;
}

/** Shortens the logs of answers that ended a while ago, a bounded number at a time; answers with how many. */
export async function compactOldRuns({ db, limits, log, closing }: Compaction): Promise<number> {
  let runs = 0;
  let rows = 0;
  for (const run of await findUncompacted(db, limits.compactAfterMs, limits.compactAtOnce)) {
    if (closing()) break;
    const gone = await rewriteLog(db, run, compact);
    if (gone === false) continue;
    runs += 1;
    rows += gone;
  }
  if (rows > 0) log.info({ runs, rows }, 'shortened the logs of old answers');
  return runs;
}
