import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunEvent } from '../knowledge/types';
import type { DemoRun } from './demo-state';
import { stopAt } from './run-clock';
import { streamRun } from './stream-run';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const makeRun = (): DemoRun => ({
  id: 'r',
  chatId: 'c',
  startedAt: 0,
  steps: [0, 50, 100].map((at, index) => {
    const event = index === 2 ? 'deep_researcher_end' : 'ping';
    return { at, event: { v: 1, seq: index + 1, run: 'r', msg: 'r', chat: 'c', ts: 0, event, data: {} } as RunEvent };
  }),
});

/** Records the stream, so that a test can check what has arrived so far. */
function watch(response: Response) {
  const seen = { ids: [] as number[], ended: false };
  const reader = response.body?.getReader();
  const read = async () => {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      seen.ids.push(...[...new TextDecoder().decode(part.value).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
    }
    seen.ended = true;
  };
  return { seen, reader, reading: read() };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = new AbortController().signal;

test('events come when they are due, and the stream ends with the run', async () => {
  const { seen, reading } = watch(streamRun(makeRun(), 0, open));
  await wait(0);
  expect(seen).toEqual({ ids: [1], ended: false });
  await wait(50);
  expect(seen.ids).toEqual([1, 2]);
  await wait(50);
  await reading;
  expect(seen).toEqual({ ids: [1, 2, 3], ended: true });
});

test('a viewer that comes back gets what it has not seen', async () => {
  await wait(200);
  const { seen, reading } = watch(streamRun(makeRun(), 1, open));
  await reading;
  expect(seen.ids).toEqual([2, 3]);
});

test('a stop elsewhere reaches the viewer', async () => {
  const run = makeRun();
  const { seen, reading } = watch(streamRun(run, 0, open));
  await wait(10);
  stopAt(run, Date.now());
  await wait(50);
  await reading;
  expect(seen.ids).toEqual([1, 2]);
  expect(run.steps.at(-1)?.event).toMatchObject({ event: 'deep_researcher_end', data: { status: 'stopped' } });
});

test('a viewer that leaves leaves no timer, by signal or by cancel', async () => {
  const leaving = new AbortController();
  const first = watch(streamRun(makeRun(), 0, leaving.signal));
  leaving.abort();
  await first.reading;
  expect(vi.getTimerCount()).toBe(0);
  const second = watch(streamRun(makeRun(), 0, open));
  await second.reader?.cancel();
  expect(vi.getTimerCount()).toBe(0);
});
