import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GlobalSetting, Node } from '@/renderer/types';
import type { Rewrite } from '../document/types';
import { putInSlot, slotChoices, takeFromSlot } from './slot-rewrites';

const settingOf = (blocks: Node[]) => ({ accessDomain: 'main', pages: { '/engine': { blocks } } }) as GlobalSetting;
const run = (rewrite: Rewrite, body: GlobalSetting): GlobalSetting | undefined => {
  const text = rewrite(JSON.stringify(body, null, 2), body);
  return text === undefined ? undefined : JSON.parse(text);
};
const blocksIn = (body: GlobalSetting | undefined) => body?.pages?.['/engine']?.blocks ?? [];

const page = settingOf([
  { id: 'row', type: 'layout/columns', slots: { main: ['inner'] } },
  { id: 'inner', type: 'layout/columns' },
  { id: 'a', type: 'engine/hero' },
]);

test('a block goes into a slot and comes back, and the text is what it was', () => {
  const filled = run(putInSlot('/engine', 0, 'aside', 'a'), page);
  expect(blocksIn(filled)[0]?.slots).toEqual({ main: ['inner'], aside: ['a'] });
  expect(filled && run(takeFromSlot('/engine', 0, 'aside', 0), filled)).toEqual(page);
  expect(blocksIn(run(takeFromSlot('/engine', 0, 'main', 0), page))[0]).not.toHaveProperty('slots');
  expect(run(takeFromSlot('/engine', 0, 'main', 1), page)).toBeUndefined();
});

test('what stands in a slot, the block itself and what contains it cannot go into it', () => {
  const [row, inner] = blocksIn(page);
  expect(row && slotChoices(blocksIn(page), row).map(({ id }) => id)).toEqual(['a']);
  expect(inner && slotChoices(blocksIn(page), inner).map(({ id }) => id)).toEqual(['a']);
  expect(run(putInSlot('/engine', 1, 'main', 'row'), page)).toBeUndefined();
  expect(run(putInSlot('/engine', 2, 'main', 'inner'), page)).toBeUndefined();
});

test('whatever is put where: no block is lost, none stands twice, none in itself', () => {
  const act = fc.record({ host: fc.nat(5), slot: fc.constantFrom('main', 'aside'), id: fc.nat(5), take: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let body = settingOf(Array.from({ length: 6 }, (_, n) => ({ id: `b${n}`, type: 'layout/columns' })));
      for (const { host, slot, id, take } of acts) {
        const rewrite = take ? takeFromSlot('/engine', host, slot, 0) : putInSlot('/engine', host, slot, `b${id}`);
        body = run(rewrite, body) ?? body;
      }
      const blocks = blocksIn(body);
      const named = blocks.flatMap(({ slots }) => Object.values(slots ?? {}).flat());
      expect(blocks).toHaveLength(6);
      expect(new Set(named).size).toBe(named.length);
      const roots = blocks.filter(({ id }) => !named.includes(id));
      const reach = (node: Node): string[] => [
        node.id,
        ...Object.values(node.slots ?? {})
          .flat()
          .flatMap((name) => blocks.filter(({ id }) => id === name).flatMap(reach)),
      ];
      expect(roots.flatMap(reach).sort()).toEqual(blocks.map(({ id }) => id).sort());
    }),
  );
});
