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
  /** True when the node closes; checked between runs. */
  closing(): boolean;
}

/** Compacts the logs of answers that ended a while ago, at most `compactAtOnce` of them; returns how many. */
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
