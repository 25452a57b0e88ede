import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { appendEvents, findDeadRuns, type RunRow, readEvents, takeOver } from '../store/runs';
import { createTextLog } from './text-log';
import type { RunEndStatus, RunEvent, RunStep } from './types';
import { writeEvent } from './write-event';

interface Reaper {
  db: Kysely<Tables>;
  node: string;
  log: FastifyBaseLogger;
  /** Goes on with a run that has been taken over; false if it must be ended. */
  resume?: (run: RunRow) => Promise<boolean>;
}

const tries = 5;
const everything = 1_000_000;

/** Ends or goes on with all runs left from before a restart; only for a single node, where nobody else can be writing them. */
export async function reapAll(reaper: Reaper): Promise<void> {
  while ((await reapDeadRuns(reaper, 0)) > 0);
}

/** Ends the runs of dead nodes, or goes on with them, and keeps what they had written. */
export async function reapDeadRuns(reaper: Reaper, silentMs: number): Promise<number> {
  let reaped = 0;
  for (const run of await findDeadRuns(reaper.db, silentMs)) {
    // What this node has taken over before is not dead, however short the silence that is asked for.
    if (run.node === reaper.node) continue;
    if (!(await takeOver(reaper.db, run, reaper.node, silentMs))) continue;
    reaped += 1;
    if (await reaper.resume?.(run)) {
      reaper.log.warn({ run: run.id, node: run.node }, 'goes on with a run whose node has died');
      continue;
    }
    await endRun(reaper, run);
    reaper.log.warn({ run: run.id, node: run.node }, 'ended a run whose node has died');
  }
  return reaped;
}

/** A node that was only frozen may still write in between; then the numbers are taken and the log is read again. */
async function endRun({ db }: Reaper, run: RunRow) {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const events = await readEvents(db, run.id, 0, everything);
    const end = events.find((event) => event.event === 'deep_researcher_end');
    const status: RunEndStatus = end ? end.data.status : 'error';
    const frames = end ? [] : endFrames(run, events.at(-1)?.seq ?? 0);
    const added = await appendEvents(
      db,
      frames.map((frame) => ({ run: run.id, ...frame })),
      [],
    );
    if (added < frames.length) continue;
    await appendEvents(db, [], [{ run: run.id, status, text: textOf(events) }]);
    return;
  }
}

function endFrames(run: RunRow, last: number) {
  const ids = { run: run.id, msg: run.messageId, chat: run.chatId };
  const fault: RunStep = {
    event: 'error',
    data: { code: 'node_lost', message: 'The server that wrote this answer stopped.', retryable: true },
  };
  const end: RunStep = { event: 'deep_researcher_end', data: { status: 'error', seq: last + 2 } };
  return [fault, end].map((step, index) => writeEvent(ids, last + 1 + index, Date.now(), step));
}

function textOf(events: readonly RunEvent[]): string {
  const log = createTextLog();
  for (const event of events) log.add(event);
  return log.text();
}
