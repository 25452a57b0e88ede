import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRule, splitBlocks } from './split-blocks';

const kinds = (text: string) => splitBlocks(text).map(({ kind }) => kind);

describe('splitBlocks', () => {
  it('tells the blocks of a document apart', () => {
    const text = '# Head\n\nWords\nmore words.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx\n```\n';
    expect(kinds(text).filter((kind) => kind !== 'blank')).toEqual(['heading', 'prose', 'list', 'table', 'code']);
  });

  it('keeps a short list whole and takes a long one apart', () => {
    const item = `- ${'检查油位'.repeat(20)}\n`;
    expect(kinds(item.repeat(2))).toEqual(['list']);
    expect(kinds(item.repeat(8))).toEqual(Array(8).fill('item'));
    expect(kinds(`- ${'很长'.repeat(200)}\n`)).toEqual(['prose']);
  });

  it('gives each row of a long table its header, where it has one', () => {
    const row = `| ${'E100 编码器通信失败'.repeat(4)} | 检查 |\n`;
    const ruled = splitBlocks(`| 代码 | 处理 |\n|---|---|\n${row.repeat(6)}`);
    expect(ruled.map(({ kind }) => kind)).toEqual(['blank', ...Array(6).fill('row')]);
    expect(ruled.slice(1).every(({ head }) => head?.[0] === 0)).toBe(true);
    expect(splitBlocks(row.repeat(6)).every(({ kind, head }) => kind === 'row' && !head)).toBe(true);
  });

  it('lets a fence that never closes run to the end', () => {
    expect(kinds('```\n# no heading\n- no list\n')).toEqual(['code']);
  });

  it('tiles any text', () => {
    const line = fc.constantFrom('# a\n', '- b\n', '  c\n', '| d |\n', '|---|\n', '```\n', '\n', 'e。\n', 'f');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('');
        expect(splitBlocks(text).reduce((at, { start, end }) => (start === at ? end : -1), 0)).toBe(text.length);
      }),
    );
  });
});

it.each([
  ['|---|:--:|', true],
  ['---', true],
  ['| a |', false],
  ['|  |', false],
])('%j is a rule: %s', (line, expected) => {
  expect(isRule(line)).toBe(expected);
});
