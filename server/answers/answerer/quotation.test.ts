import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { answerUnits } from './answer-units';
import { type Quotation, quotationOf, writeQuotations } from './quotation';

function quoted(text: string, source = 1, only?: number[]): Quotation[] {
  const hit = aHit({ text });
  const units = answerUnits(text).filter((_, i) => !only || only.includes(i));
  return units.map((unit) => quotationOf(hit, source, unit));
}

function written(quotations: Quotation[], from = 0) {
  let text = '';
  const ranges: string[] = [];
  for (const piece of writeQuotations(quotations, from)) {
    if (piece.kind === 'text') text += piece.append;
    if (piece.kind === 'cite') ranges.push(text.slice(piece.range[0] - from, piece.range[1] - from));
  }
  return { text, ranges };
}

describe('writeQuotations', () => {
  it('reads on inside a paragraph, with one number, and begins a new one where the source does', () => {
    expect(written(quoted('Stop it. Lock it.\n\nThen test.')).text).toBe('Stop it. Lock it. [1]\n\nThen test. [1]');
    expect(written(quoted('停机。上锁。')).text).toBe('停机。上锁。[1]');
  });

  it('cites exactly what it has written, also behind a lead', () => {
    const { ranges } = written(quoted('Stop it. Lock it.', 3), 12);
    expect(ranges).toEqual(['Stop it. Lock it. [3]']);
  });

  it('leaves a gap between sentences that do not stand side by side', () => {
    expect(written(quoted('One. Two. Three.', 1, [0, 2])).text).toBe('One. [1]\n\nThree. [1]');
  });

  it('sets the number behind a table or a piece of code, not into it', () => {
    expect(written(quoted('| a | b |\n|---|---|\n| 1 | 2 |')).text).toMatch(/\| 1 \| 2 \|\n\n\[1\]$/);
    expect(written(quoted('```\nx = 1\n```')).text).toBe('```\nx = 1\n```\n\n[1]');
  });

  it('sets a formula on lines of its own, its number behind the words or below', () => {
    expect(written(quoted('The heat is\n\n$$P = pQ$$\n\nwith $P$ in kW.')).text).toBe(
      'The heat is\n\n$$P = pQ$$\n\nwith $P$ in kW. [1]',
    );
    expect(written(quoted('$$P = pQ$$')).text).toBe('$$P = pQ$$\n\n[1]');
  });

  it('writes nothing from nothing', () => {
    expect(written([]).text).toBe('');
  });
});
