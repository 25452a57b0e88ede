import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCitationFilter } from './citation-filter';
import type { FilterPiece } from './citation-pieces';

/** Text with citations in braces, and unknown numbers after a bar. */
function shown(pieces: FilterPiece[]): string {
  const unknown = pieces.flatMap((piece) => (piece.kind === 'unknown' ? [piece.number] : []));
  const text = pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'marks' ? `{${piece.numbers.join(',')}}` : ''))
    .join('');
  return unknown.length ? `${text}|${unknown.join(',')}` : text;
}

function filtered(chunks: string[], sources = 5): string {
  const filter = createCitationFilter(sources);
  return shown([...chunks.flatMap((chunk) => filter.push(chunk)), ...filter.end()]);
}

describe('createCitationFilter', () => {
  it.each([
    ['Oil it [1].', 'Oil it {1}.'],
    ['加油【1】，停机［2］。', '加油{1}，停机{2}。'],
    ['a [1][2] b', 'a {1}{2} b'],
    ['a [1, 2；3] b', 'a {1,2,3} b'],
    ['a [2-4] b [^1]', 'a {2,3,4} b {1}'],
    ['来源 [来源：2] [source 3]', '来源 {2} {3}'],
    ['a [9]. b', 'a. b|9'],
    ['a [9] b [0]', 'a b|9,0'],
    ['a [1, 9] b', 'a {1} b|9'],
    ['a [1-99] b', 'a {1} b|99'],
    ['see [1](https://x.example/) and [text](b)', 'see [1](https://x.example/) and [text](b)'],
    ['- [ ] task [x] done', '- [ ] task [x] done'],
    ['array `a[1]` and ``b`[2]`` stay', 'array `a[1]` and ``b`[2]`` stay'],
    ['$x[1]$ and $$\ny[2]\n$$ then [3]', '$x[1]$ and $$\ny[2]\n$$ then {3}'],
    ['\\(x[1]\\) \\[y[2]\\] z[3]', '\\(x[1]\\) \\[y[2]\\] z{3}'],
    ['costs $5 [1] and $10 [2]', 'costs $5 {1} and $10 {2}'],
    ['it`s open [1]\nnext', 'it`s open {1}\nnext'],
    ['```js\na[1]\n```\nb [1]', '```js\na[1]\n```\nb {1}'],
    ['~~~\n[1]\n```\n[2]\n~~~~\n[3]', '~~~\n[1]\n```\n[2]\n~~~~\n{3}'],
    ['```\nnever closed [1]', '```\nnever closed [1]'],
    ['ends with [1', 'ends with [1'],
    ['ends with [', 'ends with ['],
    ['[[1]]', '[{1}]'],
    ['\\[1\\] is escaped by \\`', '\\[1\\] is escaped by \\`'],
    ['\\[ open formula [1]\n\nnext [2]', '\\[ open formula [1]\n\nnext {2}'],
    ['escaped \\[1] then [2]', 'escaped \\[1] then {2}'],
    ['~~old [1]~~ new', '~~old {1}~~ new'],
  ])('reads %j as %j', (text, expected) => {
    expect(filtered([text])).toBe(expected);
    expect(filtered([...text])).toBe(expected);
  });

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '[1]',
          '[',
          ']',
          '【2】',
          '［9］',
          '[1,2',
          '`',
          '``',
          '```\n',
          '~~~',
          '$',
          '$$',
          '\\(',
          '\\)',
          '\\[',
          '\\]',
          '\n',
        ),
        fc.constantFrom(' ', '  ', '(', ')', '。', '. ', '5', '[source 1]', '[1](u)', '    ', '\\', 'a[3]'),
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.stringMatching(/^[a-z主轴]{0,500}$/),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  it('gives the same whatever the chunks', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 40 }), (whole, sizes) => {
        const chunks: string[] = [];
        let at = 0;
        for (const size of sizes) {
          chunks.push(whole.slice(at, at + size));
          at += size;
        }
        chunks.push(whole.slice(at));
        expect(filtered(chunks)).toBe(filtered([whole]));
        expect(filtered([...whole])).toBe(filtered([whole]));
      }),
      { numRuns: 400 },
    );
  });

  it('loses only marks and the white space before dropped ones', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const filter = createCitationFilter(0);
        const kept = [...filter.push(whole), ...filter.end()].map((piece) => (piece.kind === 'text' ? piece.text : ''));
        let at = 0;
        for (const char of kept.join('')) {
          const found = whole.indexOf(char, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + char.length;
        }
      }),
    );
  });

  it.each(['[', '【1', '`', '$', '\\', '~', '$ ', '[1', '` ', '```\n', ' ', '\\(', 'a'])(
    'streams a flood of %j',
    (unit) => {
      const filter = createCitationFilter(3);
      let length = 0;
      for (let i = 0; i < 3000; i++) {
        for (const piece of filter.push(unit.repeat(20))) length += piece.kind === 'text' ? piece.text.length : 0;
      }
      for (const piece of filter.end()) length += piece.kind === 'text' ? piece.text.length : 0;
      expect(length).toBe(unit.length * 60_000);
    },
  );
});
