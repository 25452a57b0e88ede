import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks';

const shape = (node: RootContent) => [
  node.type,
  node.position?.start.offset,
  node.position?.end.offset,
  node.type === 'heading' && textOf(node),
];
const inParts = (markdown: string) => [...parseBlocks(markdown)];
const whole = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown).children.map(shape);
const filler = (characters: number) => 'Grease the bearing. '.repeat(characters / 20);

/** Blocks that continue over blank lines, or seem to end in the middle. */
const blocks = [
  '# Heading',
  '## [Named][one]',
  'A paragraph\nof two lines',
  'Setext\n======',
  '- a\n\n  b\n- c',
  '1. a\n\n2. b',
  '- a\n\n  ```\n  # code\n\n  more\n  ```',
  '> quoted\n\n> again',
  '```sh\n# comment\n\nls ``` x\n```',
  '~~~~\n```\n\n# not a heading\n~~~\n~~~~',
  '```never closed\n\n# code',
  '``` inline ``` text',
  '    indented\n\n    # code',
  '<div>\n# inside\n\nafter\n\n</div>',
  '<!-- comment\n\n# inside\n\n-->',
  '<pre>\n\n# inside\n\n</pre>',
  '| a | b |\n|---|---|\n| # | 2 |',
  '[one]: /address "title"',
  '[^1]: a note\n\n    goes on',
  'A note[^1]',
  '中文段落。',
  '---',
];

describe('a document parsed in parts', () => {
  test('has the blocks it has as a whole, at the same places', () => {
    const part = fc.constantFrom(...blocks);
    fc.assert(
      fc.property(fc.array(fc.tuple(part, part), { minLength: 1, maxLength: 4 }), (pairs) => {
        const markdown = pairs.map(([a, b]) => `${filler(16_500)}\n\n${a}\n\n${b}\n\nText.`).join('\n\n');
        expect(inParts(markdown).flat().map(shape)).toEqual(whole(markdown));
      }),
      { numRuns: 40 },
    );
  });

  test.each(blocks)('goes on behind %j', (block) => {
    const markdown = `${block}\n\n${filler(16_500)}\n\n# Next\n\nText.`;
    expect(inParts(markdown).flat().map(shape)).toEqual(whole(markdown));
  });

  test('is really taken in parts, or a long one takes hours', () => {
    const row = (n: number) => `## E-${n}\n\n- **code**: E-${n}\n- **text**: ${filler(200)}`;
    const markdown = Array.from({ length: 400 }, (_, n) => row(n)).join('\n\n');
    expect(inParts(markdown).length).toBeGreaterThan(4);
    expect(inParts(Array.from({ length: 50 }, () => filler(1000)).join('\n\n')).length).toBeGreaterThan(2);
    expect(inParts('# Short\n\nText.')).toHaveLength(1);
    expect(inParts('').flat()).toEqual([]);
  });
});
