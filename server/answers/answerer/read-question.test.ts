import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question';

describe('readQuestion', () => {
  it('keeps what names something and leaves out what only asks', () => {
    const { terms, singles, focus, subjects, kind } = readQuestion('主轴轴承的温度是多少？');
    expect(kind).toBe('number');
    expect(terms).toEqual(expect.arrayContaining(['主轴', '轴承', '温度']));
    expect(terms.join()).not.toMatch(/多少|是多/);
    expect(singles).toContain('温');
    expect(focus).toEqual(expect.arrayContaining(['温度']));
    expect(subjects[0]).toBe('主轴轴承');
  });

  it('stems words and finds what stands beside the asking word', () => {
    const { terms, focus } = readQuestion('Which bearings of the spindle are greased?');
    expect(terms).toEqual(expect.arrayContaining(['bear', 'spindl', 'greas']));
    expect(focus).toContain('bear');
  });

  it('reads the beginning of a question as long as a page, and anything else', () => {
    expect(readQuestion('主轴'.repeat(10_000)).folded.length).toBeLessThanOrEqual(800);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { terms, singles } = readQuestion(text);
        expect(new Set(terms).size).toBe(terms.length);
        expect(singles.every((term) => term.length <= 2)).toBe(true);
      }),
    );
  });
});
