import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { answerSteps, buildRun } from '../../../tests/support/run-events';
import { openTestStore } from '../../../tests/support/store';
import { beginRun } from '../store/begin-run';
import { appendEvents, findRun, readEvents } from '../store/runs';
import { reapDeadRuns } from './reap-dead-runs';

const log = pino({ level: 'silent' });

/** A run left by a dead node: `count` events, no heartbeat for two minutes. */
async function leave(
  db: Awaited<ReturnType<typeof openTestStore>>['db'],
  count: number,
  beatAt = Date.now() - 120_000,
) {
  const run = randomUUID();
  const chat = { id: randomUUID(), title: 't' };
  const question = { id: randomUUID(), parentId: null, text: 'q' };
  const [first, ...rest] = buildRun(answerSteps().slice(0, count), { run, msg: run, chat: chat.id });
  const answer = { id: run, parentId: question.id };
  const firstEvent = JSON.stringify(first);
  await beginRun(db, {
    run,
    mode: 'answer',
    node: 'dead',
    visitor: 'v',
    accessDomain: 'main',
    chat,
    question,
    answer,
    firstEvent,
  });
  await appendEvents(
    db,
    rest.map((event) => ({ run, seq: event.seq, json: JSON.stringify(event) })),
    [],
  );
  await db
    .updateTable('run')
    .set({ heartbeat_at: new Date(beatAt) })
    .where('id', '=', run)
    .execute();
  return run;
}

test('what was written stays, the end says why, and the message keeps the text', async () => {
  const { db } = await openTestStore();
  const run = await leave(db, 7);
  const alive = await leave(db, 3, Date.now());
  expect(await reapDeadRuns({ db, node: 'n', log }, 90_000)).toBe(1);
  const state = reduceRuns(emptyRun, await readEvents(db, run, 0, 100));
  expect(state).toMatchObject({ status: 'error', last: 9, fault: { code: 'node_lost', retryable: true } });
  const message = await db.selectFrom('message').select('text').where('id', '=', run).executeTakeFirst();
  expect(message?.text).toBe(answerText(state));
  expect((await findRun(db, alive))?.status).toBe('running');
});

test('a run whose end is in its log but not in its row keeps the end it has', async () => {
  const { db } = await openTestStore();
  const run = await leave(db, 12);
  expect(await reapDeadRuns({ db, node: 'n', log }, 90_000)).toBe(1);
  expect((await findRun(db, run))?.status).toBe('done');
  expect(await readEvents(db, run, 0, 100)).toHaveLength(12);
});

test('of several reapers one ends a run', async () => {
  const { db } = await openTestStore();
  const run = await leave(db, 5);
  const reaped = await Promise.all(['a', 'b', 'c'].map((node) => reapDeadRuns({ db, node, log }, 90_000)));
  expect(reaped.sort()).toEqual([0, 0, 1]);
  expect(await readEvents(db, run, 0, 100)).toHaveLength(7);
});
