import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { reduceRun, reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { answerSteps, buildRun } from '../../../tests/support/run-events';
import { openTestStore } from '../../../tests/support/store';
import { beginRun } from '../store/begin-run';
import { findUncompacted } from '../store/compact-runs';
import { appendEvents, readEvents } from '../store/runs';
import { compactOldRuns } from './compact-old-runs';
import { openRuns } from './open-runs';

const log = pino({ level: 'silent' });
const limits = { compactAfterMs: 86_400_000, compactAtOnce: 10 };
type Db = Awaited<ReturnType<typeof openTestStore>>['db'];

/** An answer that ended `hoursAgo`, with its uncompacted log. */
async function answered(db: Db, hoursAgo: number) {
  const run = randomUUID();
  const chat = { id: randomUUID(), title: 't' };
  const question = { id: randomUUID(), parentId: null, text: 'q' };
  const events = buildRun(answerSteps(), { run, msg: run, chat: chat.id });
  const [first, ...rest] = events;
  const answer = { id: run, parentId: question.id };
  const who = { mode: 'answer', node: 'n', visitor: 'v', accessDomain: 'main' } as const;
  await beginRun(db, { run, ...who, chat, question, answer, firstEvent: JSON.stringify(first) });
  const rows = rest.map((event) => ({ run, seq: event.seq, json: JSON.stringify(event) }));
  await appendEvents(db, rows, [{ run, status: 'done', text: 'x' }]);
  const endedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  await db.updateTable('run').set({ ended_at: endedAt }).where('id', '=', run).execute();
  return { run, events };
}

const logOf = (db: Db, run: string) => readEvents(db, run, 0, 10_000);
const work = (db: Db, over: Partial<typeof limits> = {}) =>
  compactOldRuns({ db, log, limits: { ...limits, ...over }, closing: () => false });

test('an old log gets shorter and says the same; a fresh one stays as it was sent', async () => {
  const { db } = await openTestStore();
  const old = await answered(db, 25);
  const fresh = await answered(db, 1);
  expect(await work(db)).toBe(1);
  const shortened = await logOf(db, old.run);
  expect(shortened.length).toBeLessThan(old.events.length);
  expect(reduceRuns(emptyRun, shortened)).toEqual(reduceRuns(emptyRun, old.events));
  expect(await logOf(db, fresh.run)).toEqual(fresh.events);
  expect(await work(db)).toBe(0);
});

test('a turn is bounded, takes the oldest first and ends when the node closes', async () => {
  const { db } = await openTestStore();
  const runs = [await answered(db, 30), await answered(db, 50), await answered(db, 40)];
  expect(await compactOldRuns({ db, log, limits, closing: () => true })).toBe(0);
  expect(await work(db, { compactAtOnce: 2 })).toBe(2);
  expect(await findUncompacted(db, limits.compactAfterMs, 10)).toEqual([runs[0]?.run]);
});

test('two nodes at once rewrite each log once', async () => {
  const { db } = await openTestStore();
  for (let hours = 30; hours < 34; hours += 1) await answered(db, hours);
  const [one, two] = await Promise.all([work(db), work(db)]);
  expect((one ?? 0) + (two ?? 0)).toBe(4);
});

test('who comes back into the middle of a shortened log is led to read the whole', async () => {
  const store = await openTestStore();
  const { run, events } = await answered(store.db, 25);
  await work(store.db);
  const engine = await openRuns({ store, log });
  const seen = reduceRuns(emptyRun, events.slice(0, 4));
  const late = fakeViewer();
  expect(await engine.subscribe(run, seen.last, late.viewer)).toBe(true);
  const [only, ...more] = late.events;
  expect(more).toEqual([]);
  expect(only && reduceRun(seen, only).gap).toBe(true);
  const whole = fakeViewer();
  await engine.subscribe(run, 0, whole.viewer);
  expect(answerText(reduceRuns(emptyRun, whole.events))).toBe(answerText(reduceRuns(emptyRun, events)));
  await engine.close();
});
