import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { quotedWhole } from './quoted-whole';
import type { AnswerPiece } from './types';

const cite = (source: number, ...spans: [number, number][]): AnswerPiece => ({
  kind: 'cite',
  range: [0, 1],
  sources: [source],
  support: 'full',
  quotes: spans.map((span) => ({ source, span, text: '' })),
});
const first = aHit({ text: 'a'.repeat(100), span: [500, 600] });
const second = aHit({ text: 'b'.repeat(100), span: [0, 100] });

describe('quotedWhole', () => {
  it('names the sources that are quoted nearly whole, by several quotes together', () => {
    expect(quotedWhole([first, second], [cite(1, [500, 540]), cite(2, [0, 30]), cite(1, [545, 590])])).toEqual([first]);
  });

  it('counts words quoted twice once, and only those of the passage itself', () => {
    expect(quotedWhole([first], [cite(1, [500, 550]), cite(1, [510, 550])])).toEqual([]);
    expect(quotedWhole([first], [cite(1, [0, 530])])).toEqual([]);
    expect(quotedWhole([first], [])).toEqual([]);
  });

  it('forgets what another answerer had quoted before this one took over', () => {
    const pieces: AnswerPiece[] = [cite(1, [500, 600]), { kind: 'restart', answerer: 'extractive' }, cite(2, [0, 100])];
    expect(quotedWhole([first, second], pieces)).toEqual([second]);
  });

  it('agrees with marking every character by itself', () => {
    const spans = fc.array(
      fc.tuple(fc.nat(120), fc.nat(120)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
    );
    fc.assert(
      fc.property(spans, (all) => {
        const marked = new Set<number>();
        for (const [from, to] of all) for (let i = from; i < to; i++) if (i < 100) marked.add(i);
        expect(quotedWhole([second], [cite(1, ...all)]).length === 1).toBe(marked.size >= 70);
      }),
    );
  });
});
