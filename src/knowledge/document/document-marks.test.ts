import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentMarks, movePassage, type Passage } from './document-marks';

const short = (open: Passage | null, others?: Passage[]) =>
  documentMarks(open, others).map((mark) => `${mark.start}-${mark.end} ${mark.properties.dataMark}`);

describe('documentMarks', () => {
  it('marks the words strongly inside their passage', () => {
    expect(short({ span: [10, 50], quotes: [[20, 30]] })).toEqual(['10-20 passage', '20-30 words', '30-50 passage']);
    expect(short({ span: [10, 50] })).toEqual(['10-50 words']);
    expect(short({ span: [10, 50], quotes: [[60, 70]] })).toEqual(['10-50 words']);
  });

  it('lets the open passage win over others', () => {
    expect(short({ span: [10, 20] }, [{ span: [5, 15] }, { span: [30, 40] }])).toEqual([
      '5-10 other',
      '10-20 words',
      '30-40 other',
    ]);
    expect(short(null, [{ span: [1, 2] }])).toEqual(['1-2 other']);
  });

  it('never overlaps, is in order and covers every passage', () => {
    const span = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
      .map(([start, size]) => [start, start + size] as const);
    fc.assert(
      fc.property(span, fc.array(span, { maxLength: 3 }), fc.array(span, { maxLength: 4 }), (open, quotes, others) => {
        const marks = documentMarks(
          { span: open, quotes },
          others.map((each) => ({ span: each })),
        );
        for (const [index, mark] of marks.entries()) {
          expect(mark.end).toBeGreaterThan(mark.start);
          if (index > 0) expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
        }
        for (const [start, end] of [open, ...others])
          for (let at = start; at < end; at += 1)
            expect(marks.some((mark) => mark.start <= at && at < mark.end)).toBe(true);
      }),
    );
  });
});

describe('movePassage', () => {
  it('takes the words along when the passage only moved', () => {
    expect(movePassage({ span: [10, 50], quotes: [[20, 30]] }, [110, 150])).toEqual({
      span: [110, 150],
      quotes: [[120, 130]],
    });
  });

  it('gives the words up when the passage changed', () => {
    expect(movePassage({ span: [10, 50], quotes: [[20, 30]] }, [110, 140]).quotes).toEqual([]);
  });
});
