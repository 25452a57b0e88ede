import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRun } from '../../tests/support/arbitrary-run';
import { answerSteps, buildRun, type RunEvent, startStep } from '../../tests/support/run-events';
import { reduceRun, reduceRuns } from './reduce-run';
import { answerText, emptyRun } from './run-state';

test('a whole answer adds up', () => {
  const state = reduceRuns(emptyRun, buildRun(answerSteps()));
  expect(state).toMatchObject({ status: 'done', last: 12, gap: false, answerer: 'extractive', stage: null });
  expect(answerText(state)).toBe('## 温度 é\n\n轴承温度一般不应超过 80 ℃。🛠️[1]');
  expect(state.blocks[0]?.open).toBe(false);
  expect(state.sources.map((source) => source.n)).toEqual([1]);
  expect(state.cites.map((cite) => cite.cid)).toEqual(['c1']);
  expect(state.outline[0]?.title).toBe('温度 é');
  expect(state.suggestions).toHaveLength(1);
});

test('a hole stops the state where it is until a resume brings the missing event', () => {
  const events = buildRun(answerSteps());
  const holed = reduceRuns(emptyRun, [...events.slice(0, 5), ...events.slice(6)]);
  expect(holed).toMatchObject({ last: 5, gap: true, status: 'running' });
  expect(holed.blocks[0]?.text).toBe('');
  expect(reduceRuns(holed, events.slice(5))).toEqual(reduceRuns(emptyRun, events));
});

test('a ping changes nothing, unless it counts further than we do', () => {
  const [first] = buildRun([startStep]) as [RunEvent];
  const state = reduceRun(emptyRun, first);
  const ping = { ...first, event: 'ping', data: {} } as RunEvent;
  expect(reduceRun(state, ping)).toBe(state);
  expect(reduceRun(state, { ...ping, seq: 4 }).gap).toBe(true);
});

test('a cleared block loses its citations and headings, and the warning says who writes on', () => {
  const state = reduceRuns(
    emptyRun,
    buildRun([
      ...answerSteps().slice(0, 10),
      { event: 'run_warning', data: { code: 'model_cut', message: 'cut', answerer: 'model' } },
      { event: 'block_patch', data: { id: 'b1', clear: true, append: 'again' } },
    ]),
  );
  expect(state).toMatchObject({ cites: [], outline: [], answerer: 'model' });
  expect(answerText(state)).toBe('again');
});

test('events of another run, events after the end and events of a newer server do no harm', () => {
  const events = buildRun(answerSteps());
  const ended = reduceRuns(emptyRun, events);
  const late = { ...events[1], seq: 13 } as RunEvent;
  expect(reduceRun(ended, late)).toBe(ended);
  const begun = reduceRuns(emptyRun, events.slice(0, 1));
  expect(reduceRun(begun, { ...events[1], run: 'other' } as RunEvent)).toBe(begun);
  const newer = { ...events[1], event: 'hologram_add', data: {} } as unknown as RunEvent;
  expect(reduceRun(begun, newer)).toEqual({ ...begun, last: 2 });
});

test('a patch for a block nobody opened is counted and dropped', () => {
  const state = reduceRuns(emptyRun, buildRun([startStep, { event: 'block_patch', data: { id: 'x', append: 'a' } }]));
  expect(state).toMatchObject({ last: 2, blocks: [] });
});

test('the reducer never changes what it was given', () => {
  fc.assert(
    fc.property(arbitraryRun, (events) => {
      const frozen = events.map((event) => deepFreeze(structuredClone(event)));
      frozen.reduce((state, event) => deepFreeze(reduceRun(state, event)), deepFreeze(structuredClone(emptyRun)));
    }),
  );
});

test('doubled, reordered and re-sent events end in the same state once the holes are resumed', () => {
  const mess = arbitraryRun.chain((events) =>
    fc.record({ events: fc.constant(events), sent: fc.array(fc.nat(events.length - 1), { maxLength: 60 }) }),
  );
  fc.assert(
    fc.property(mess, ({ events, sent }) => {
      let state = emptyRun;
      for (const index of sent) state = reduceRun(state, events[index] as RunEvent);
      expect(state.last).toBeLessThanOrEqual(events.length);
      expect(reduceRuns(state, events.slice(state.last))).toEqual(reduceRuns(emptyRun, events));
    }),
  );
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
