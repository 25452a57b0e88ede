import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { emptyRun } from '../../../src/stream/run-state';
import { arbitraryRun } from '../../../tests/support/arbitrary-run';
import { answerSteps, buildRun, type RunEvent, startStep } from '../../../tests/support/run-events';
import { compact } from './compact';

test('a compacted log, whole or of a run that still goes on, reduces to the same answer', () => {
  fc.assert(
    fc.property(arbitraryRun, fc.nat(40), (events, cut) => {
      const part = events.slice(0, Math.max(1, events.length - cut));
      expect(reduceRuns(emptyRun, compact(part))).toEqual(reduceRuns(emptyRun, part));
    }),
    { numRuns: 500 },
  );
});

test('a live stream goes on where a compacted log ends', () => {
  const events = buildRun(answerSteps());
  const stored = reduceRuns(emptyRun, compact(events.slice(0, 8)));
  expect(reduceRuns(stored, events.slice(8))).toEqual(reduceRuns(emptyRun, events));
});

test('a thousand pieces of text become one', () => {
  const pieces = Array.from({ length: 1000 }, (_, n) => ({
    event: 'block_patch' as const,
    data: { id: 'b1', append: `${n} ` },
  }));
  const events = buildRun([startStep, { event: 'block_open', data: { id: 'b1', type: 'text' } }, ...pieces]);
  const compacted = compact(events);
  expect(compacted).toHaveLength(3);
  expect(compacted[2]).toMatchObject({ from: 3, seq: 1002 });
});

test('nothing stays nothing, and pings are no part of a log', () => {
  expect(compact([])).toEqual([]);
  const [first] = buildRun([startStep]) as [RunEvent];
  expect(compact([first, { ...first, event: 'ping', data: {} } as RunEvent])).toEqual([first]);
});
