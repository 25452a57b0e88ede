import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { beginRun } from '../store/begin-run';
import { createLiveRun, type LiveRun } from './live-run';
import type { RunEngine, StartRun } from './run-engine';
import type { RunLimits } from './run-limits';

interface Starting {
  db: Kysely<Tables>;
  node: string;
  live: Map<string, LiveRun>;
  limits: RunLimits;
  log: FastifyBaseLogger;
  onDirty: (run: LiveRun) => void;
}

export function createRunStarter({ db, node, live, limits, log, onDirty }: Starting) {
  const starting = new Map<string, Promise<boolean>>();

  async function begin({ started, work, longestMs, ...rows }: StartRun): Promise<boolean> {
    const ids = { run: rows.run, msg: rows.answer.id, chat: rows.chat.id };
    const run = createLiveRun(ids, rows.mode === 'research', limits, onDirty);
    run.emit({ event: 'run_started', data: started });
    const first = run.take();
    const firstEvent = first?.frames[0]?.json;
    if (!first || !firstEvent || !(await beginRun(db, { ...rows, node, firstEvent }))) return false;
    live.set(rows.run, run);
    run.commit(first);
    carryOut(run, work, longestMs);
    return true;
  }

  const resume: RunEngine['resume'] = ({ id, messageId, chatId, steers }, earlier, work, longestMs) => {
    const run = createLiveRun({ run: id, msg: messageId, chat: chatId }, true, limits, onDirty, earlier);
    live.set(id, run);
    run.steer(steers);
    carryOut(run, work, longestMs);
  };

  function carryOut(run: LiveRun, work: StartRun['work'], longestMs = limits.totalMs) {
    const timer = setTimeout(() => run.finish('timeout'), longestMs);
    void run.done.then(() => {
      clearTimeout(timer);
      live.delete(run.ids.run);
    });
    work(run).then(
      ({ status, ...rest }) => run.finish(status ?? 'done', rest),
      (err) => {
        if (run.signal.aborted) return;
        log.error({ err, run: run.ids.run }, 'an answer failed');
        run.finish('error', {
          fault: { code: 'failed', message: 'The answer could not be written.', retryable: true },
        });
      },
    );
  }

  async function start(wanted: StartRun): Promise<boolean> {
    const earlier = starting.get(wanted.run);
    if (earlier || live.has(wanted.run)) {
      // After false the caller looks the run up, so it must be stored by then.
      await earlier?.catch(() => false);
      return false;
    }
    const beginning = begin(wanted).finally(() => starting.delete(wanted.run));
    starting.set(wanted.run, beginning);
    return beginning;
  }

  return {
    start,
    resume,
    /** Resolves when no start is in progress. */
    settled: () => Promise.allSettled(starting.values()),
  };
}
