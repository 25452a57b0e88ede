import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';
import type { Store } from '../database/db';
import { inTurn } from '../database/in-turn';
import type { Tables } from '../database/tables';
import type { Job, JobStatus } from './job';
import { readJobStatus } from './job-status';
import { startPolling } from './start-polling';

export interface SendOptions {
  /** Earliest time of the run. */
  at?: Date;
  /** A transaction; the run is sent only if it commits. */
  db?: Kysely<Tables>;
}

export interface Jobs {
  /** Registers a job and, if it is regular, schedules its first run. */
  add<Data extends object>(job: Job<Data>): Promise<void>;
  /** Requests one run. Some node takes it within a second. */
  send(name: string, data?: object, options?: SendOptions): Promise<void>;
  status(): Promise<JobStatus[]>;
  /** Resolves when this node runs nothing and nothing is due. */
  idle(): Promise<void>;
  /** Waits briefly for running jobs; another node, or the next start, takes over what does not finish. */
  close(): Promise<void>;
}

interface JobOptions {
  store: Pick<Store, 'pool'>;
  log: FastifyBaseLogger;
  /** Milliseconds between polls for due runs. */
  pollMs?: number;
  /** Seconds between checks for runs whose node died. */
  maintenanceS?: number;
}

export const JOB_SCHEMA = 'jobs';
const keptS = 24 * 3600;
const atOnce = 4;
const lastWordsMs = 2_000;
const defaults = { retry: { limit: 0, delayS: 0 }, timeoutS: 300 };

type Fetched = PgBoss.JobWithMetadata<object>;

async function openQueues({ store, log, maintenanceS }: JobOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.pool.query(text, values) },
    schema: JOB_SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: maintenanceS,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: keptS,
    deleteAfterDays: 1,
  });
  boss.on('error', (err) => log.warn({ err }, 'the job queues do not answer; they are asked again'));
  // pg-boss looks before it takes its own lock, so of two nodes on an empty database the second would fail.
  await inTurn(store.pool, 'queues', () => boss.start());
  return boss;
}

/**
 * The only runner of background jobs. pg-boss keeps the queues in PostgreSQL, so a run survives its node, and it polls,
 * so it works behind a connection pooler.
 */
export async function openJobs({ store, log, pollMs = 1_000, maintenanceS = 30 }: JobOptions): Promise<Jobs> {
  const boss = await openQueues({ store, log, maintenanceS });
  const jobs = new Map<string, Job>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const plan = async ({ name, every }: Job, soon = false) => {
    if (every !== undefined) await boss.send(name, {}, { startAfter: soon ? 0 : every });
  };

  const run = async (job: Job, { id, data, retryCount, retryLimit }: Fetched) => {
    const lastTry = retryCount >= retryLimit;
    try {
      await job.run(data, { lastTry, signal: stopping.signal });
      await boss.complete(job.name, id);
    } catch (error) {
      log.warn({ err: error, job: job.name }, lastTry ? 'a job failed' : 'a job failed; it is tried again');
      await boss
        .fail(job.name, id, { message: (error as Error).message })
        .catch((err) => log.warn({ err, job: job.name }, 'a failed job could not be marked; it ends with its time'));
    }
    // A regular job continues whatever the result of this run.
    await plan(job).catch((err) =>
      log.warn({ err, job: job.name }, 'a job could not be planned; the next start does it'),
    );
  };

  /** Takes due runs, at most as many as this node has room for. */
  const take = async (): Promise<number> => {
    const due = await dueQueues(store, [...jobs.keys()]);
    let taken = 0;
    for (const name of due) {
      const job = jobs.get(name);
      const room = atOnce - running.size;
      if (!job || room <= 0 || stopping.signal.aborted) continue;
      for (const one of await boss.fetch<object>(name, { includeMetadata: true, batchSize: room })) {
        taken += 1;
        const turn = run(job, one).finally(() => {
          running.delete(turn);
          wake();
        });
        running.add(turn);
      }
    }
    return taken;
  };

  const { wake, looking, stopped } = startPolling({ pollMs, take, log, signal: stopping.signal });

  return {
    async add(job) {
      const { retry, timeoutS } = { ...defaults, ...job };
      const queue = {
        name: job.name,
        policy: job.every === undefined ? ('standard' as const) : ('stately' as const),
        retryLimit: retry.limit,
        retryDelay: retry.delayS,
        retryBackoff: retry.delayS > 0,
        expireInSeconds: timeoutS,
      };
      // Nodes that create the table of a queue at the same time would deadlock on the list of queues.
      await inTurn(store.pool, 'queues', async () => {
        await boss.createQueue(job.name, queue);
        await boss.updateQueue(job.name, queue);
      });
      jobs.set(job.name, job as Job);
      await plan(job as Job, true);
      wake();
    },
    async send(name, data = {}, { at, db } = {}) {
      await boss.send(name, data, { ...(at && { startAfter: at }), ...(db && { db: within(db) }) });
      wake();
    },
    status: () => readJobStatus(store.pool, [...jobs.keys()]),
    async idle() {
      // A run that a poll has just fetched is no longer due and not running yet.
      const busy = () => looking() || running.size > 0;
      while (busy() || (await dueQueues(store, [...jobs.keys()])).length > 0 || busy()) {
        if (!busy()) wake();
        await Promise.race([...running, sleep(20)]);
      }
    },
    async close() {
      stopping.abort();
      wake();
      await stopped;
      await Promise.race([Promise.allSettled([...running]), sleep(lastWordsMs, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

const within = (db: Kysely<Tables>): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows }),
});

/** One query for all queues, instead of one per job and second. */
async function dueQueues({ pool }: Pick<Store, 'pool'>, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from ${JOB_SCHEMA}.job where state < 'active' and start_after <= now() and name = any($1)`,
    [names],
  );
  return rows.map(({ name }) => name);
}
