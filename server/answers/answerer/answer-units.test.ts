import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerUnits } from './answer-units';

const units = (text: string) =>
  answerUnits(text).map(({ kind, start, end }) => [kind, text.slice(start, end).trim().replace(/\s+/g, ' ')]);

describe('answerUnits', () => {
  it('keeps a formula with the words that lead to it and those that explain it', () => {
    expect(units('补脂量按下式估算：\n\n$$G = 0.005 D B$$\n\n式中 $G$ 为补脂量。外径 110 mm 时约 15 g。')).toEqual([
      ['formula', '补脂量按下式估算： $$G = 0.005 D B$$ 式中 $G$ 为补脂量。'],
      ['sentence', '外径 110 mm 时约 15 g。'],
    ]);
    expect(units('The heat is\n\n$$P = pQ$$\n\nwith $P$ in kW. A flow of 30 L/min makes 10 kW.')).toEqual([
      ['formula', 'The heat is $$P = pQ$$ with $P$ in kW.'],
      ['sentence', 'A flow of 30 L/min makes 10 kW.'],
    ]);
  });

  it('joins formulas in a row, and none to a sentence that is complete', () => {
    expect(units('OEE is measured daily.\n\n$$O = APQ$$\n\n$$A = r / p$$\n\nIt is a share.')).toEqual([
      ['sentence', 'OEE is measured daily.'],
      ['formula', '$$O = APQ$$ $$A = r / p$$'],
      ['sentence', 'It is a share.'],
    ]);
  });

  it('stays in order and inside any text', () => {
    const part = fc.constantFrom('$$x$$', '\n\n', '式中', '。', 'a: ', '- b\n', '| c |\n', '# d\n', '```\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end } of answerUnits(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
