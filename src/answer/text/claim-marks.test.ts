import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RunCite } from '@/stream/types';
import { claimMarks } from './claim-marks';

const cite = (start: number, end: number, support: RunCite['support'], block = 'b1'): RunCite => ({
  cid: `c${start}`,
  block,
  range: [start, end],
  sids: [],
  support,
});

it('puts a note behind what is not fully supported, and none behind what is', () => {
  const marks = claimMarks(
    [cite(20, 30, 'none'), cite(0, 10, 'full'), cite(10, 20, 'partial'), cite(0, 9, 'full', 'b2')],
    'b1',
  );
  expect(marks.map(({ start, end, after }) => [start, end, after?.properties.dataNote])).toEqual([
    [0, 10, undefined],
    [10, 20, 'partial'],
    [20, 30, 'none'],
  ]);
});

it('tells a sentence without a source from one whose source does not say it', () => {
  const named = { ...cite(0, 10, 'none'), sids: ['s1'] };
  const notes = claimMarks([named, cite(10, 20, 'none')], 'b1').map(({ after }) => after?.properties.dataNote);
  expect(notes).toEqual(['unbacked', 'none']);
});

it('takes in the full stop that follows the marker', () => {
  const text = 'Hot [1]. Cold';
  expect(claimMarks([cite(0, 7, 'none')], 'b1', text)[0]?.end).toBe(8);
  expect(claimMarks([cite(0, 7, 'none')], 'b1')[0]?.end).toBe(7);
});

it('is in order and never overlaps', () => {
  const any = fc.record({
    start: fc.nat(50),
    size: fc.nat(20),
    support: fc.constantFrom('full' as const, 'partial' as const, 'none' as const),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (list) => {
      const marks = claimMarks(
        list.map(({ start, size, support }) => cite(start, start + size, support)),
        'b1',
      );
      for (const [index, mark] of marks.entries()) {
        expect(mark.end).toBeGreaterThan(mark.start);
        expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
      }
    }),
  );
});
