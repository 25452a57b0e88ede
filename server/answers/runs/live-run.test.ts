import { expect, test, vi } from 'vitest';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { createFeed } from './feed';
import { type ChunkLimits, createLiveRun } from './live-run';
import type { RunEvent, RunStep } from './types';

const ids = { run: 'r', msg: 'm', chat: 'c' };
const limits: ChunkLimits = { maxChars: 10_000, roomChars: 1_000, headChars: 5_000 };
const text = (append: string, id = 'b1'): RunStep => ({ event: 'block_patch', data: { id, append } });
const open: RunStep = { event: 'block_open', data: { id: 'b1', type: 'text' } };

function setUp(own: Partial<ChunkLimits> = {}) {
  const dirty = vi.fn();
  const run = createLiveRun(ids, false, { ...limits, ...own }, dirty);
  const flush = () => {
    const batch = run.take();
    if (batch) run.commit(batch);
    return (batch?.frames ?? []).map((frame): RunEvent => JSON.parse(frame.json));
  };
  return { run, flush, dirty };
}

test('events are numbered when they are taken; text for one block shares an event, other events keep their place', () => {
  const { run, flush, dirty } = setUp();
  for (const step of [open, text('a'), text('b'), text('x', 'b2'), text('c'), text('d')]) run.emit(step);
  expect(dirty).toHaveBeenCalledTimes(6);
  const events = flush();
  expect(events.map(({ seq, event, data }) => [seq, event, 'append' in data ? data.append : ''])).toEqual([
    [1, 'block_open', ''],
    [2, 'block_patch', 'ab'],
    [3, 'block_patch', 'x'],
    [4, 'block_patch', 'cd'],
  ]);
  expect(run.take()).toBeNull();
});

test('a text that is taken back and begun again stays two events', () => {
  const { run, flush } = setUp();
  run.emit(open);
  run.emit(text('wrong'));
  run.emit({ event: 'block_patch', data: { id: 'b1', clear: true } });
  run.emit(text('right'));
  expect(flush().map((event) => event.data)).toEqual([
    open.data,
    { id: 'b1', append: 'wrong' },
    { id: 'b1', clear: true, append: 'right' },
  ]);
});

test('the end carries its own number and the text so far; nothing comes after it', async () => {
  const { run } = setUp();
  run.emit(open);
  run.emit(text(' half '));
  run.finish('stopped');
  run.finish('done');
  run.emit(text('late'));
  expect(run.signal.aborted).toBe(true);
  const batch = run.take();
  expect(batch?.ending).toEqual({ status: 'stopped', text: 'half' });
  expect(JSON.parse(batch?.frames.at(-1)?.json ?? '')).toMatchObject({ seq: 3, data: { status: 'stopped', seq: 3 } });
  if (batch) run.commit(batch);
  await run.done;
});

test('who writes faster than the log has to wait, until the log has caught up or the run is over', async () => {
  const { run, flush } = setUp({ roomChars: 100 });
  run.emit(open);
  run.emit(text('x'.repeat(200)));
  const waited = vi.fn();
  const waiting = run.room().then(waited);
  await Promise.resolve();
  expect(waited).not.toHaveBeenCalled();
  flush();
  await waiting;
  run.emit(text('y'.repeat(200)));
  const second = run.room();
  run.abandon();
  await second;
  await run.room();
  await run.done;
});

test('a run that writes without end is ended', () => {
  const { run, flush } = setUp({ maxChars: 500 });
  run.emit(open);
  for (let n = 0; n < 100; n += 1) run.emit(text('x'.repeat(100)));
  const events = flush();
  expect(events.slice(-2).map((event) => event.data)).toMatchObject([{ code: 'too_long' }, { status: 'error' }]);
  expect(events.length).toBeLessThan(6);
});

test('the beginning is at hand until it is long; the text of the head is never in two places', () => {
  const { run, flush } = setUp({ headChars: 400 });
  run.emit(open);
  flush();
  expect(run.head()).toHaveLength(1);
  run.emit(text('x'.repeat(500)));
  flush();
  expect(run.head()).toBeNull();
  expect(run.lastSeq()).toBe(2);
});

test('every feed sees what is committed, and is ended or cut with the run', () => {
  const { run, flush } = setUp();
  const live = fakeViewer();
  const feed = createFeed(live.viewer, 0, 1_000);
  run.feeds.add(feed);
  feed.goLive();
  run.emit(open);
  expect(live.events).toHaveLength(0);
  flush();
  expect(live.events).toHaveLength(1);
  run.finish('done');
  flush();
  expect(live.over()).toBe('ended');
  const lost = setUp().run;
  const cut = fakeViewer();
  lost.feeds.add(createFeed(cut.viewer, 0, 1_000));
  lost.abandon();
  expect(cut.over()).toBe('dropped');
});
