import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { type FakeViewer, fakeViewer } from '../../../tests/support/fake-viewer';
import { openTestStore, type TestStore } from '../../../tests/support/store';
import { openStore } from '../../base/database/db';
import { findRun, readEvents } from '../store/runs';
import { openRuns, type RunOptions } from './open-runs';
import { reapAll, reapDeadRuns } from './reap-dead-runs';
import type { RunEngine, StartRun } from './run-engine';
import type { RunSink } from './types';

const log = pino({ level: 'silent' });
let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});

async function node(options: Partial<RunOptions> = {}): Promise<RunEngine> {
  const runs = await openRuns({
    store,
    log,
    ...options,
    limits: { gapMs: 5, pollMs: 20, stopMs: 1_000, ...options.limits },
  });
  onTestFinished(() => runs.close());
  return runs;
}

/** A second node with its own pool on the same database. */
async function secondNode(options: Partial<RunOptions> = {}): Promise<RunEngine> {
  const other = await openStore(store.url);
  onTestFinished(() => other.close());
  return node({ store: other, ...options });
}

function begin(work: StartRun['work'], overrides: Partial<StartRun> = {}): StartRun {
  const run = randomUUID();
  const chat = { id: randomUUID(), title: '轴承' };
  const question = { id: randomUUID(), parentId: null, text: '轴承温度多高算异常？' };
  return {
    run,
    mode: 'answer',
    visitor: 'v1',
    accessDomain: 'main',
    chat,
    question,
    answer: { id: run, parentId: question.id },
    started: {
      mode: 'answer',
      question: question.text,
      chatId: chat.id,
      messageId: question.id,
      parentId: null,
      answerer: 'extractive',
      scope: [3],
      locale: 'zh-CN',
    },
    work,
    ...overrides,
  };
}

/** Work that the test controls: `say` emits, `finish` ends it. */
function heldWork() {
  let sink: RunSink | undefined;
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    finish,
    sink: () => sink as RunSink,
    say: (append: string) => sink?.emit({ event: 'block_patch', data: { id: 'b1', append } }),
    async work(given: RunSink) {
      sink = given;
      given.emit({ event: 'block_open', data: { id: 'b1', type: 'text' } });
      await ended;
      return {};
    },
  };
}

async function watch(runs: RunEngine, run: string, from = 0): Promise<FakeViewer> {
  const seen = fakeViewer();
  expect(await runs.subscribe(run, from, seen.viewer)).toBe(true);
  return seen;
}

const logged = (run: string) => readEvents(store.db, run, 0, 1_000);

test('a run is watched from its first event to its end, and all of it is in the log', async () => {
  const runs = await node();
  const held = heldWork();
  const run = begin(held.work);
  expect(await runs.start(run)).toBe(true);
  const seen = await watch(runs, run.run);
  expect(seen.events[0]).toMatchObject({ seq: 1, event: 'run_started', run: run.run, chat: run.chat.id });
  held.say('温度');
  await seen.until(() => seen.text() === '温度');
  held.say('正常。');
  held.finish();
  await seen.until(() => seen.over() === 'ended');
  expect(seen.events).toEqual(await logged(run.run));
  const state = reduceRuns(emptyRun, seen.events);
  expect(state.status).toBe('done');
  expect(answerText(state)).toBe('温度正常。');
  expect(seen.events.at(-1)).toMatchObject({ data: { status: 'done', seq: seen.events.length } });
  const message = await store.db.selectFrom('message').select('text').where('id', '=', run.run).executeTakeFirst();
  expect(message?.text).toBe('温度正常。');
  expect(runs.stats()).toEqual({ runs: 0, viewers: 0 });
});

test('text that comes in a hurry shares events', async () => {
  const runs = await node({ limits: { gapMs: 30 } });
  const held = heldWork();
  const run = begin(held.work);
  await runs.start(run);
  for (let piece = 0; piece < 500; piece += 1) held.say('x');
  held.finish();
  const seen = await watch(runs, run.run);
  await seen.until(() => seen.over() === 'ended');
  expect(seen.text()).toHaveLength(500);
  expect(seen.events.length).toBeLessThan(8);
});

test('starting twice starts once, and nobody writes into the chat of another', async () => {
  const runs = await node();
  const held = heldWork();
  const first = begin(held.work);
  expect(await runs.start(first)).toBe(true);
  expect(await runs.start(first)).toBe(false);
  const other = await secondNode();
  expect(await other.start(first)).toBe(false);
  expect(await runs.start(begin(held.work, { chat: first.chat, visitor: 'v2' }))).toBe(false);
  expect(await runs.start(begin(held.work, { chat: first.chat, accessDomain: 'steelworks' }))).toBe(false);
  expect(runs.stats().runs).toBe(1);
});

test('viewers come late, leave and come back, here and on another node, and all see the same', async () => {
  const here = await node();
  const there = await secondNode();
  const held = heldWork();
  const run = begin(held.work);
  await here.start(run);
  const early = await watch(here, run.run);
  const remote = await watch(there, run.run);
  held.say('一');
  await remote.until(() => remote.text() === '一');
  early.viewer.drop();
  held.say('二');
  const late = await watch(here, run.run);
  const back = await watch(there, run.run, early.events.length);
  held.say('三');
  held.finish();
  for (const seen of [remote, late, back]) await seen.until(() => seen.over() === 'ended');
  const all = await logged(run.run);
  expect(remote.events).toEqual(all);
  expect(late.events).toEqual(all);
  expect([...early.events, ...back.events]).toEqual(all);
  expect((await watch(there, run.run, all.length)).over()).toBe('ended');
  expect(here.stats().viewers + there.stats().viewers).toBe(0);
});

test('a viewer who comes after the beginning has left memory reads it from the log', async () => {
  const runs = await node({ limits: { headChars: 100 } });
  const held = heldWork();
  const run = begin(held.work);
  await runs.start(run);
  const first = await watch(runs, run.run);
  held.say('前半');
  await first.until(() => first.text() === '前半');
  const joining = watch(runs, run.run);
  held.say('后半');
  held.finish();
  const second = await joining;
  await second.until(() => second.over() === 'ended');
  expect(second.events).toEqual(await logged(run.run));
});

test('leaving is not stopping; stopping keeps the text, twice is once, from any node', async () => {
  const here = await node();
  const there = await secondNode();
  const held = heldWork();
  const run = begin(held.work);
  await here.start(run);
  const seen = await watch(here, run.run);
  held.say('半句');
  await seen.until(() => seen.text() === '半句');
  seen.viewer.drop();
  expect((await findRun(store.db, run.run))?.status).toBe('running');
  const stopped = await there.stop(run.run);
  expect(stopped).toMatchObject({ run: run.run, status: 'stopped' });
  expect(held.sink().signal.aborted).toBe(true);
  held.say('太晚');
  expect(await here.stop(run.run)).toEqual(stopped);
  expect(await there.stop(run.run)).toEqual(stopped);
  const all = await logged(run.run);
  expect(all.at(-1)).toMatchObject({ event: 'deep_researcher_end', data: { status: 'stopped', seq: stopped?.seq } });
  expect(answerText(reduceRuns(emptyRun, all))).toBe('半句');
  expect(await here.stop(randomUUID())).toBeNull();
});

test('work that fails, takes too long or writes without end is ended with its reason', async () => {
  const runs = await node({ limits: { totalMs: 60, maxChars: 5_000 } });
  const failing = begin(async () => {
    throw new Error('no index');
  });
  const slow = begin(heldWork().work);
  const endless = begin(async (sink) => {
    sink.emit({ event: 'block_open', data: { id: 'b1', type: 'text' } });
    for (let n = 0; n < 100; n += 1) sink.emit({ event: 'block_patch', data: { id: 'b1', append: 'x'.repeat(100) } });
    return {};
  });
  const ends: Record<string, unknown> = {};
  for (const run of [failing, slow, endless]) {
    await runs.start(run);
    const seen = await watch(runs, run.run);
    await seen.until(() => seen.over() === 'ended');
    const { status, fault } = reduceRuns(emptyRun, seen.events);
    ends[run.run] = [status, fault?.code];
  }
  expect(Object.values(ends)).toEqual([
    ['error', 'failed'],
    ['timeout', undefined],
    ['error', 'too_long'],
  ]);
});

test('the heartbeat is on the wire and in the store', async () => {
  const runs = await node({ limits: { heartbeatMs: 30 } });
  const there = await secondNode({ limits: { heartbeatMs: 30 } });
  const run = begin(heldWork().work);
  await runs.start(run);
  await store.db
    .updateTable('run')
    .set({ heartbeat_at: new Date(0) })
    .execute();
  const near = await watch(runs, run.run);
  const far = await watch(there, run.run);
  await near.until(() => near.pings.length > 1);
  await far.until(() => far.pings.length > 1);
  expect(near.pings.at(-1)).toMatchObject({ run: run.run, seq: near.events.length });
  const row = await store.db.selectFrom('run').select('heartbeat_at').executeTakeFirst();
  expect(row?.heartbeat_at.getTime()).toBeGreaterThan(0);
});

const reap = ({ node, limits }: RunEngine) => reapDeadRuns({ db: store.db, node, log }, limits.deadMs);

test('a run whose node died is ended by another, and its viewers get a proper end', async () => {
  const dead = await openStore(store.url);
  const doomed = await openRuns({ store: dead, log, limits: { gapMs: 5, closeMs: 50 } });
  const held = heldWork();
  const run = begin(held.work);
  await doomed.start(run);
  const seen = await watch(doomed, run.run);
  held.say('半句');
  await seen.until(() => seen.text() === '半句');
  await dead.close();
  const alive = await node();
  const viewer = await watch(alive, run.run, seen.events.length);
  expect(await reap(alive)).toBe(0);
  await store.db
    .updateTable('run')
    .set({ heartbeat_at: new Date(Date.now() - 91_000) })
    .execute();
  expect(await reap(alive)).toBe(1);
  await viewer.until(() => viewer.over() === 'ended');
  expect(viewer.events.map((event) => event.event)).toEqual(['error', 'deep_researcher_end']);
  expect(viewer.events[0]?.data).toMatchObject({ code: 'node_lost', retryable: true });
  const message = await store.db.selectFrom('message').select('text').where('id', '=', run.run).executeTakeFirst();
  expect(message?.text).toBe('半句');
  expect(await reap(alive)).toBe(0);
  await doomed.close();
});

test('a node that was only frozen loses the runs that were ended meanwhile, and harms nothing', async () => {
  const frozen = await node();
  const lost = heldWork();
  const kept = heldWork();
  const first = begin(lost.work);
  const second = begin(kept.work);
  await frozen.start(first);
  await frozen.start(second);
  const seen = await watch(frozen, first.run);
  const fine = await watch(frozen, second.run);
  await seen.until(() => seen.events.length === 2);
  await store.db
    .updateTable('run')
    .set({ heartbeat_at: new Date(0) })
    .where('id', '=', first.run)
    .execute();
  const alive = await secondNode();
  expect(await reap(alive)).toBe(1);
  lost.say('太晚');
  kept.say('没事');
  await seen.until(() => seen.over() === 'dropped');
  await fine.until(() => fine.text() === '没事');
  const all = await logged(first.run);
  expect(all.map((event) => event.seq)).toEqual([1, 2, 3, 4]);
  expect(all.at(-1)?.event).toBe('deep_researcher_end');
  expect(lost.sink().signal.aborted).toBe(true);
});

test('a restart of the only node ends what it left behind at once; a clean stop says so itself', async () => {
  const first = await openRuns({ store, log, limits: { gapMs: 5 } });
  const run = begin(heldWork().work);
  await first.start(run);
  const seen = await watch(first, run.run);
  await first.close();
  expect(seen.over()).toBe('ended');
  expect(reduceRuns(emptyRun, seen.events).fault).toMatchObject({ code: 'node_closing', retryable: true });
  expect(await first.start(begin(heldWork().work))).toBe(false);
  await store.db.updateTable('run').set({ status: 'running' }).execute();
  await reapAll({ db: store.db, node: (await node()).node, log });
  expect((await findRun(store.db, run.run))?.status).toBe('error');
});

test('what PostgreSQL cannot store ends neither the run nor its neighbours', async () => {
  const runs = await node();
  const odd = heldWork();
  const run = begin(odd.work);
  await runs.start(run);
  odd.say('a\0b\ud800c😀');
  odd.finish();
  const seen = await watch(runs, run.run);
  await seen.until(() => seen.over() === 'ended');
  expect(seen.text()).toBe('a\uFFFDb\uFFFDc😀');
});

test('there is no watching of a run that never was', async () => {
  const runs = await node();
  expect(await runs.subscribe(randomUUID(), 0, fakeViewer().viewer)).toBe(false);
});

test('a node that cannot store its ends still closes in time, and cuts its viewers so that they look elsewhere', async () => {
  const away = await openStore(store.url);
  const closing = await openRuns({ store: away, log, limits: { gapMs: 5, closeMs: 100 } });
  const run = begin(heldWork().work);
  await closing.start(run);
  const seen = await watch(closing, run.run);
  const blocker = await store.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table run_event in access exclusive mode');
  const closed = closing.close();
  await seen.until(() => seen.over() === 'dropped');
  await blocker.query('rollback');
  blocker.release();
  await closed;
  await away.close();
});
