import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import { explainRule } from '@/renderer/show';
import type { GlobalSetting, Node } from '@/renderer/types';
import type { Rewrite } from '../document/types';
import { pageDocument } from '../page-documents';
import { kindOf } from '../rules/rule-kinds';
import { addBlock, duplicateBlock, moveBlock, removeBlock } from './block-rewrites';
import { blockRows } from './block-rows';
import { blocksOf } from './own-page';
import { readBlock } from './read-block';
import { readNodes } from './read-nodes';
import { putInSlot, slotChoices, takeFromSlot } from './slot-rewrites';

const visitor = { role: 'anonymous', locale: 'zh-CN', viewport: 'mobile', functions: [1], now: 0 } as const;

/** Blocks as typed into the JSON by hand: right, half right, or something else. */
const anything = fc.jsonValue({ maxDepth: 2 });
const rule = fc.letrec((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3 },
    fc.record({ role: anything }),
    fc.constant({ locale: ['zh-CN'] }),
    fc.record({ time: fc.oneof(anything, fc.record({ from: anything })) }),
    fc.record({ all: fc.oneof(anything, fc.array(tie('rule'), { maxLength: 2 })) }),
    fc.record({ not: tie('rule') }),
    anything,
  ),
})).rule;
const word = fc.oneof(fc.constantFrom('a', 'b', 'c'), anything);
const odd = fc.oneof(
  anything,
  fc.record(
    {
      id: word,
      type: fc.oneof(fc.constantFrom('engine/hero', 'layout/columns', 'no/such'), anything),
      v: fc.oneof(fc.constantFrom(1, 2, 99), anything),
      props: anything,
      slots: fc.oneof(anything, fc.record({ main: fc.oneof(fc.array(word, { maxLength: 3 }), anything) })),
      show: rule,
    },
    { requiredKeys: [] },
  ),
);

describe('what stands where blocks belong', () => {
  test('is left alone as long as it is blocks', () => {
    const blocks = [
      { id: 'a', type: 'engine/hero', v: 1, props: {}, show: { all: [{ role: ['personal'] }, { moon: 'full' }] } },
      { id: 'b', type: 'layout/columns', slots: { main: ['a'] } },
    ];
    expect(readNodes(blocks)).toBe(blocks);
  });

  test('keeps its place where it is none, and says what it is; the blocks beside it are the same objects', () => {
    const fine = { id: 'a', type: 'engine/hero' };
    const read = readNodes([null, fine, 7, { type: 'engine/hero', v: '1', props: [], slots: { main: 'a' } }]);
    expect(read.map(({ id, type }) => [id, type])).toEqual([
      ['#1', 'null'],
      ['a', 'engine/hero'],
      ['#3', '7'],
      ['#4', 'engine/hero'],
    ]);
    expect(read[1]).toBe(fine);
    expect(Object.keys(read[3] ?? {})).toEqual(['id', 'type']);
  });

  test('with a condition that is none hides its block instead of showing it to everybody', () => {
    for (const show of [null, 'x', { role: 'personal' }, { all: {} }, { not: [] }, { time: { from: 7 } }]) {
      const [node] = readNodes([{ id: 'a', type: 'engine/hero', show }]);
      const explained = explainRule(node?.show ?? {}, visitor);
      expect(explained).toMatchObject({ holds: false, unclear: true });
      expect(kindOf(node?.show ?? {})).toBeUndefined();
    }
  });

  test('can be listed, explained, put into slots and taken out, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 5 }), fc.nat(5), fc.nat(5), (list, from, to) => {
        const body = { accessDomain: 'main', pages: { '/engine': { blocks: list } } } as unknown as GlobalSetting;
        const blocks = blocksOf(body, '/engine');
        expect(blocks).toHaveLength(list.length);
        const rows = blockRows(blocks, '/engine');
        // Each has a row, unless it is inside one that cannot be shown.
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const { node } of rows) {
          expect(node.type + node.id).not.toBe('');
          if (node.show) explainRule(node.show, visitor);
          readBlock(node, body, pageDocument('/engine'), registry);
          slotChoices(blocks, node);
        }
        act(body, duplicateBlock('/engine', from), list.length + Number(from < list.length));
        act(body, removeBlock('/engine', from), list.length - Number(from < list.length));
        act(body, moveBlock('/engine', from, to), list.length);
        act(body, putInSlot('/engine', from, 'main', 'a'), list.length);
        act(body, takeFromSlot('/engine', from, 'main', 0), list.length);
        act(body, addBlock('/engine', to, { id: 'n', type: 'engine/hero' } as Node), list.length + 1);
      }),
      { numRuns: 150 },
    );
  });
});

/** Applies the change to the text; the page then has this many blocks. */
function act(body: GlobalSetting, rewrite: Rewrite, size: number): void {
  const text = JSON.stringify(body, null, 2);
  const after = JSON.parse(rewrite(text, body) ?? text);
  expect(after.pages['/engine'].blocks).toHaveLength(size);
}
