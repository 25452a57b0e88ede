import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunEvent } from '../knowledge/types';
import type { DemoRun } from './demo-state';
import { eventsUntil, statusAt, stopAt } from './run-clock';

const makeRun = (count: number): DemoRun => ({
  id: 'r',
  chatId: 'c',
  startedAt: 1_000,
  steps: Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const event = last ? 'deep_researcher_end' : 'run_progress';
    const data = last ? { status: 'done', seq: count } : { stage: 'writing' };
    return {
      at: index * 10,
      event: { v: 1, seq: index + 1, run: 'r', msg: 'r', chat: 'c', ts: 0, event, data } as RunEvent,
    };
  }),
});

test('shows what is due, with its moment', () => {
  expect(eventsUntil(makeRun(5), 1_025).map(({ seq, ts }) => [seq, ts])).toEqual([
    [1, 1_000],
    [2, 1_010],
    [3, 1_020],
  ]);
});

test('runs until its last event', () => {
  expect(statusAt(makeRun(5), 1_039)).toBe('running');
  expect(statusAt(makeRun(5), 1_040)).toBe('done');
});

test('stopping keeps what was said, ends it, and can be repeated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 900, max: 1_300 }), (count, now) => {
      const run = makeRun(count);
      const before = eventsUntil(run, now);
      const finished = statusAt(run, now) === 'done';
      stopAt(run, now);
      const after = eventsUntil(run, Math.max(now, 1_000));
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.map(({ seq }) => seq)).toEqual(after.map((_, at) => at + 1));
      expect(statusAt(run, Math.max(now, 1_000))).toBe(finished ? 'done' : 'stopped');
      const once = structuredClone(run);
      stopAt(run, now + 5_000);
      expect(run).toEqual(once);
    }),
  );
});
