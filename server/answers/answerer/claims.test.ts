import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { createCitationFilter } from './citation-filter';
import { createClaimWriter } from './claims';
import type { AnswerPiece } from './types';

const hits = [
  aHit({ text: 'Stop the spindle before greasing. Use 12 g of grease per bearing every 500 hours.', span: [100, 181] }),
  aHit({ text: '主轴轴承每运行 500 小时加一次油脂。加油前必须停机并挂牌上锁。' }),
];

function written(
  text: string,
  chunk = 3,
): { text: string; cites: { claim: string; sources: number[]; support: string }[] } {
  const filter = createCitationFilter(hits.length);
  const writer = createClaimWriter(hits);
  const pieces: AnswerPiece[] = [];
  for (let at = 0; at < text.length; at += chunk) pieces.push(...writer.take(filter.push(text.slice(at, at + chunk))));
  pieces.push(...writer.take(filter.end()), ...writer.end());
  let out = '';
  const cites: { claim: string; sources: number[]; support: string }[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') out += piece.append;
    // A citation never points at text that is not written yet.
    else if (piece.kind === 'cite') {
      expect(piece.range[1]).toBeLessThanOrEqual(out.length);
      cites.push({ claim: out.slice(...piece.range), sources: piece.sources, support: piece.support });
    }
  }
  return { text: out, cites };
}

describe('createClaimWriter', () => {
  it('judges each sentence by the passages it names', () => {
    const { text, cites } = written(
      'Stop the spindle before greasing [1]. Use 99 g of grease per bearing every 500 hours【1】.\n',
    );
    expect(text).toBe('Stop the spindle before greasing [1]. Use 99 g of grease per bearing every 500 hours[1].\n');
    expect(cites).toEqual([
      { claim: 'Stop the spindle before greasing [1]', sources: [1], support: 'full' },
      { claim: 'Use 99 g of grease per bearing every 500 hours[1]', sources: [1], support: 'partial' },
    ]);
  });

  it('takes markers in a row as one citation and leaves out numbers that name nothing', () => {
    expect(written('加油前必须停机并挂牌上锁。[1][2][7] 好。').cites).toEqual([
      { claim: '加油前必须停机并挂牌上锁。[1][2]', sources: [1, 2], support: 'full' },
    ]);
  });

  it('holds sentences without a marker against every passage', () => {
    const { cites } = written('The moon is made of green cheese. Use 12 g of grease per bearing.\n\nShort.\n');
    expect(cites).toEqual([
      { claim: 'The moon is made of green cheese.', sources: [], support: 'none' },
      { claim: 'Use 12 g of grease per bearing.', sources: [1], support: 'full' },
    ]);
  });

  it('judges no headings, lead-ins, code or table rows without markers', () => {
    const text =
      '# The moon is made of cheese\n\nDo this with the machine now:\n\n```\nlet the moon be cheese = 1\n```\n| the moon | is made of cheese |\n';
    expect(written(text).cites).toEqual([]);
  });

  it('cites the cell of a table, the last sentence of a list item', () => {
    const { cites } = written(
      '- First do nothing. Stop the spindle before greasing [1]\n| grease | 12 g per bearing [1] |\n',
    );
    expect(cites.map((cite) => cite.claim)).toEqual([
      'First do nothing.',
      'Stop the spindle before greasing [1]',
      '12 g per bearing [1]',
    ]);
  });

  it('is the same whatever the chunks, and every range lies inside the text', () => {
    const parts = fc.array(
      fc.constantFrom(
        '[1]',
        '【2】',
        '[9]',
        ' ',
        '\n',
        '\n\n',
        '. ',
        '。',
        '- ',
        '| a ',
        '`x[1]`',
        '```\n',
        '主轴每 500 小时加油',
        'grease the bearing',
        '# ',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 20 }), (words, size) => {
        const text = words.join('');
        const once = written(text, Math.max(1, text.length));
        const often = written(text, size);
        expect(often).toEqual(once);
      }),
    );
  });
});
