import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from './split-blocks';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
const shape = (text: string): string[] =>
  parser
    .parse(text)
    .children.map((node) => `${node.type}:${text.slice(node.position?.start.offset, node.position?.end.offset)}`);

describe('splitBlocks', () => {
  it('cuts at blank lines and says where each block begins', () => {
    expect(splitBlocks('# A\n\ntext\n\nmore')).toEqual([
      { start: 0, text: '# A\n\n' },
      { start: 5, text: 'text\n\n' },
      { start: 11, text: 'more' },
    ]);
  });

  it('keeps fences, formulas, loose lists and comments whole', () => {
    for (const whole of [
      '```js\na\n\nb\n```\n',
      '$$\na\n\nb\n$$\n',
      '- a\n\n- b\n\n  c\n',
      '<!-- a\n\nb -->\n',
      '> ```\n> a\n> ```\n',
    ])
      expect(splitBlocks(whole)).toHaveLength(1);
  });

  it('goes on after a fence that was closed', () => {
    expect(splitBlocks('````\n```\n\n````\n\nnext').map((block) => block.text)).toEqual([
      '````\n```\n\n````\n\n',
      'next',
    ]);
  });

  const piece = fc.constantFrom(
    '# Title\n',
    'text\n',
    '\n',
    '\n\n',
    '- item\n',
    '1. one\n',
    '  deeper\n',
    '> quote\n',
    '```\n',
    '~~~\n',
    '| a | b |\n| - | - |\n',
    '$$\n',
    '    code\n',
    '轴承 **温度** [1]\n',
    '---\n',
    '$$x$$\n',
  );

  it('loses no unit, and each block parses as it does in the whole', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const blocks = splitBlocks(text);
        expect(blocks.map((block) => block.text).join('')).toBe(blocks.length > 0 ? text : '');
        for (const block of blocks) expect(text.startsWith(block.text, block.start)).toBe(true);
        expect(blocks.flatMap((block) => shape(block.text))).toEqual(shape(text));
      }),
      { numRuns: 120 },
    );
  });
});
