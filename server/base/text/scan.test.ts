import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HAN, scan, WORD } from './scan';

function runsOf(text: string): [kind: string, run: string][] {
  const runs: [string, string][] = [];
  scan(text, (kind, from, to) => runs.push([kind === HAN ? 'han' : 'word', text.slice(from, to)]));
  return runs;
}

describe('scan', () => {
  it('parts words, unspaced text and what lies between', () => {
    expect(runsOf('轴承6205-2rs，see p.3！')).toEqual([
      ['han', '轴承'],
      ['word', '6205'],
      ['word', '2rs'],
      ['word', 'see'],
      ['word', 'p'],
      ['word', '3'],
    ]);
    expect(runsOf('ひらがな 한글 слово')).toEqual([
      ['han', 'ひらがな'],
      ['han', '한글'],
      ['word', 'слово'],
    ]);
  });

  it('takes a rare character for text and an emoji for a gap', () => {
    expect(runsOf('𠮷野')).toEqual([['han', '𠮷野']]);
    expect(runsOf('a😀b')).toEqual([
      ['word', 'a'],
      ['word', 'b'],
    ]);
    expect(runsOf('a\ud800b')).toHaveLength(2);
  });

  it('visits runs in order, each as long as it can be, and leaves no letter out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        let last = -1;
        let lastKind = 0;
        const seen = new Set<number>();
        scan(text, (kind, from, to) => {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(Math.max(last, 0));
          if (from === last) expect(kind).not.toBe(lastKind);
          for (let at = from; at < to; at += 1) seen.add(at);
          last = to;
          lastKind = kind;
        });
        for (let at = 0; at < text.length; at += 1) if (/[a-z0-9]/i.test(text.charAt(at))) expect(seen).toContain(at);
        expect([0, WORD, HAN]).toContain(lastKind);
      }),
    );
  });
});
