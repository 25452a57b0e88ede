import fc from 'fast-check';
import { buildCall, buildRun, buildSource, type RunEvent, type RunStep, startStep } from './run-events';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const blockId = fc.constantFrom('b1', 'b2', 'b3');

const step: fc.Arbitrary<RunStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ id: blockId, append: text }).map((data) => ({ event: 'block_patch' as const, data })),
  },
  {
    weight: 1,
    arbitrary: blockId.map((id) => ({
      event: 'block_patch' as const,
      data: { id, clear: true as const, append: 'x' },
    })),
  },
  {
    weight: 2,
    arbitrary: blockId.map((id) => ({ event: 'block_open' as const, data: { id, type: 'text' as const } })),
  },
  { weight: 1, arbitrary: blockId.map((id) => ({ event: 'block_close' as const, data: { id } })) },
  {
    weight: 2,
    arbitrary: fc.record({ block: blockId, cid: fc.uuid(), end: fc.nat(20) }).map(({ block, cid, end }) => ({
      event: 'cite' as const,
      data: { cid, block, range: [0, end] as [number, number], sids: ['s1'], support: 'full' as const },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(9).map((n) => ({ event: 'source_add' as const, data: buildSource({ n: n + 1, sid: `s${n}` }) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('understanding' as const, 'searching' as const, 'reading' as const, 'writing' as const)
      .map((stage) => ({ event: 'run_progress' as const, data: { stage } })),
  },
  {
    weight: 1,
    arbitrary: text.map((message) => ({ event: 'run_warning' as const, data: { code: 'model_cut', message } })),
  },
  {
    weight: 1,
    arbitrary: blockId.map((block) => ({
      event: 'outline' as const,
      data: { items: [{ id: 'h', level: 2, title: 't', block, offset: 0 }] },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ id: fc.constantFrom('c1', 'c2'), block: blockId, error: text }).map((one) => ({
      event: 'call' as const,
      data: buildCall(one),
    })),
  },
  { weight: 1, arbitrary: text.map((one) => ({ event: 'suggestions' as const, data: { items: [{ text: one }] } })) },
);

/** Any run that ends: a start, then arbitrary steps, then one end event. */
export const arbitraryRun: fc.Arbitrary<RunEvent[]> = fc
  .tuple(
    fc.array(step, { maxLength: 30 }),
    fc.constantFrom('done' as const, 'stopped' as const, 'error' as const, 'timeout' as const),
  )
  .map(([steps, status]) =>
    buildRun([startStep, ...steps, { event: 'deep_researcher_end', data: { status, seq: steps.length + 2 } }]),
  );
