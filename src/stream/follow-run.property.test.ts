import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arbitraryRun } from '../../tests/support/arbitrary-run';
import { type RunEvent, toFrames } from '../../tests/support/run-events';
import { followRun } from './follow-run';
import { reduceRun, reduceRuns } from './reduce-run';
import { emptyRun } from './run-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Faults of a connection. */
type Harm = { kind: 'cut' | 'drop' | 'double' | 'swap' | 'refuse' | 'break'; at: number };
const harm: fc.Arbitrary<Harm> = fc.record({
  kind: fc.constantFrom('cut', 'drop', 'double', 'swap', 'refuse', 'break'),
  at: fc.nat(5_000),
});

function harmed(events: RunEvent[], { kind, at }: Harm): Response {
  if (kind === 'refuse') throw new TypeError('Failed to fetch');
  const sent = [...events];
  const index = events.length > 0 ? at % events.length : 0;
  const [one] = sent.slice(index);
  if (one && kind === 'drop') sent.splice(index, 1);
  if (one && kind === 'double') sent.splice(index, 0, one);
  if (one && kind === 'swap') sent.push(...sent.splice(index, 1));
  const bytes = toFrames(sent);
  const end = kind === 'cut' || kind === 'break' ? at % (bytes.length + 1) : bytes.length;
  let given = false;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!given) controller.enqueue(bytes.subarray(0, end));
        else if (kind === 'break') controller.error(new TypeError('terminated'));
        else controller.close();
        given = true;
      },
    }),
  );
}

test('whatever lines do to a run, it ends as the whole run does, or in an error that has a name', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRun, fc.array(harm, { maxLength: 8 }), async (events, harms) => {
      let state = emptyRun;
      const left = [...harms];
      const following = followRun({
        signal: new AbortController().signal,
        state: () => state,
        apply(event) {
          state = reduceRun(state, event);
        },
        restart() {
          state = emptyRun;
        },
        async open() {
          const next = left.shift();
          const rest = events.slice(state.last);
          return next ? harmed(rest, next) : new Response(toFrames(rest).slice().buffer);
        },
        onAttempt: () => {},
        onOpen: () => {},
        onWake: () => () => {},
        untilSignedIn: async () => false,
      });
      await vi.advanceTimersByTimeAsync(20_000);
      const failure = await following;
      if (failure) {
        expect(['incomplete', 'empty']).toContain(failure.kind);
        expect(left.length).toBeLessThanOrEqual(harms.length - 5);
      } else expect(state).toEqual(reduceRuns(emptyRun, events));
    }),
    { numRuns: 150 },
  );
});
