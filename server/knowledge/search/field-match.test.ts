import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOfTexts } from '../../../tests/support/search-rows';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';
import { matchField } from './field-match';
import { readQuestion } from './question';

const SHAPE = { k1: 1.2, b: 0.6, usual: 20, window: 6 };
const vocabulary = vocabularyOfTexts([
  'relief valve pressure',
  '轴承发热原因',
  'pump iec61850 set',
  'other words here',
]);
const match = (text: string, asked: string) => matchField(fold(text), readQuestion(asked, vocabulary), SHAPE);

describe('matchField', () => {
  it('counts each term, less the more often it comes', () => {
    const once = match('valve', 'relief valve');
    const thrice = match('valve valve valve', 'relief valve');
    expect(thrice.covered).toBe(once.covered);
    expect(thrice.words).toBeGreaterThan(once.words);
    expect(thrice.words).toBeLessThan(3 * once.words);
  });

  it('counts less in a long text', () => {
    const long = `valve ${'other words here '.repeat(30)}`;
    expect(match(long, 'relief valve').words).toBeLessThan(match('valve', 'relief valve').words);
  });

  it('sees neighbours stand together, in that order', () => {
    expect(match('the relief valve', 'relief valve').adjacent).toBeGreaterThan(0);
    expect(match('valve relief', 'relief valve').adjacent).toBe(0);
    expect(match('relief of some other kind of valve', 'relief valve').adjacent).toBe(0);
    expect(match('主轴承发热', '轴承发热').adjacent).toBeGreaterThan(0);
  });

  it('finds the richest few lines', () => {
    const near = match('relief valve pressure', 'relief valve pressure');
    const far = match('relief a b c d e f g valve a b c d e f g pressure', 'relief valve pressure');
    expect(near.window).toBeCloseTo(near.covered);
    expect(far.window).toBeLessThan(far.covered);
  });

  it('finds what is asked for inside mixed words', () => {
    expect(match('standard iec61850', '61850 set').covered).toBeGreaterThan(0);
  });

  it('covers exactly the terms that stand in the text', () => {
    const piece = fc.constantFrom('relief', 'valves', 'iec61850', '61850', '轴承', '发热', 'ＰＵＭＰ', 'x', '，', ' ');
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(text, text, (body, asked) => {
        const question = readQuestion(asked, vocabulary);
        const held = new Set(termsOf(fold(body)));
        const { covered, saturation, window, words } = matchField(fold(body), question, SHAPE);
        let expected = 0;
        question.terms.forEach((term, number) => {
          // A whole word stands for its parts if both are asked for.
          if ((saturation[number] ?? 0) > 0) expect(held).toContain(term);
          if ((saturation[number] ?? 0) > 0) expected += question.words[number] ?? 0;
        });
        expect(covered).toBeCloseTo(expected);
        expect(window).toBeLessThanOrEqual(covered + 1e-9);
        expect(words).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
