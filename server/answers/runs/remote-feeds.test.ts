import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { answerSteps, buildRun } from '../../../tests/support/run-events';
import { createFeed } from './feed';
import { createRemoteFeeds } from './remote-feeds';
import type { RunEvent } from './types';

const log = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs in a store to which the test adds events. */
function setUp(...names: string[]) {
  const stored = new Map<string, RunEvent[]>(names.map((run) => [run, []]));
  let down = false;
  const readNew = vi.fn(async (wanted: { run: string; after: number }[]) => {
    if (down) throw new Error('away');
    return wanted.flatMap(({ run, after }) => (stored.get(run) ?? []).filter((event) => event.seq > after));
  });
  const remote = createRemoteFeeds(readNew, 200, log);
  return {
    remote,
    readNew,
    setDown: (now: boolean) => {
      down = now;
    },
    write: (run: string, upTo: number) => stored.set(run, buildRun(answerSteps().slice(0, upTo), { run })),
    join(run: string, from: number) {
      const seen = fakeViewer();
      const feed = createFeed(seen.viewer, from, 1e6);
      feed.goLive();
      remote.add(feed, { run, msg: run, chat: 'c' });
      return seen;
    },
  };
}

test('one question for all viewers of all runs, each gets what he has not seen, and the end', async () => {
  const { remote, readNew, write, join } = setUp('a', 'b');
  write('a', 6);
  write('b', 3);
  const viewers = [join('a', 0), join('a', 5), join('b', 3)];
  await vi.advanceTimersByTimeAsync(200);
  expect(readNew).toHaveBeenCalledTimes(1);
  expect(readNew.mock.calls[0]?.[0]).toEqual([
    { run: 'a', after: 0 },
    { run: 'b', after: 3 },
  ]);
  expect(viewers.map((seen) => seen.events.length)).toEqual([6, 1, 0]);
  write('a', 12);
  await vi.advanceTimersByTimeAsync(200);
  expect(viewers.map((seen) => seen.over())).toEqual(['ended', 'ended', null]);
  expect(remote.size()).toBe(1);
});

test('nobody watches, nobody asks', async () => {
  const { readNew, join } = setUp('a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readNew).not.toHaveBeenCalled();
  const seen = join('a', 0);
  await vi.advanceTimersByTimeAsync(200);
  seen.viewer.drop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readNew.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a store that is away for a while costs nothing but time', async () => {
  const { write, join, setDown } = setUp('a');
  const seen = join('a', 0);
  setDown(true);
  write('a', 12);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.events).toHaveLength(0);
  setDown(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.over()).toBe('ended');
});

test('closing cuts everybody, also those who come later', async () => {
  const { remote, join } = setUp('a');
  const early = join('a', 0);
  remote.close();
  const late = join('a', 0);
  expect([early.over(), late.over()]).toEqual(['dropped', 'dropped']);
});
