import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from './compile';
import type { Block, GlobalSetting, PageDocument, Registry } from './types';

const load = () => Promise.reject(new Error('compile loads nothing'));
const hero: Block<{ title?: string; align?: string }> = {
  type: 'engine/hero',
  v: 2,
  up: { 1: ({ center, ...rest }) => ({ ...rest, align: center ? 'center' : 'start' }) },
  bind: (setting) => (setting.title ? { title: setting.title, align: 'center' } : null),
  load,
};
const columns: Block = { type: 'layout/columns', v: 1, slots: ['main'], load };
const registry: Registry = { 'engine/hero': hero, 'layout/columns': columns };
const page: PageDocument = {
  path: '/engine',
  layout: 'main',
  meta: {},
  blocks: [{ id: 'hero', type: 'engine/hero', v: 2 }],
};
const setting = (more: Partial<GlobalSetting> = {}): GlobalSetting => ({
  accessDomain: 'main',
  title: 'Pumps',
  ...more,
});
const own = (...blocks: PageDocument['blocks']) => ({ pages: { '/engine': { blocks } } });

describe('compile', () => {
  test('binds a block of the product’s own page to the setting', () => {
    expect(compile(setting(), page, registry).nodes).toEqual([
      {
        id: 'hero',
        type: 'engine/hero',
        origin: 'page',
        pointer: '/blocks/0',
        props: { title: 'Pumps', align: 'center' },
        block: hero,
        slots: {},
      },
    ]);
  });

  test('the domain’s own version of the page wins, and explicit props win over the setting', () => {
    const { nodes } = compile(
      setting(own({ id: 'h', type: 'engine/hero', v: 2, props: { align: 'start' } })),
      page,
      registry,
    );
    expect(nodes).toMatchObject([
      { origin: 'setting', pointer: '/pages/~1engine/blocks/0', props: { title: 'Pumps', align: 'start' } },
    ]);
  });

  test('explicit props are migrated before they meet the setting', () => {
    const { nodes } = compile(
      setting(own({ id: 'h', type: 'engine/hero', v: 1, props: { center: false } })),
      page,
      registry,
    );
    expect(nodes[0]?.props).toEqual({ title: 'Pumps', align: 'start' });
  });

  test('a block about which nobody says anything is not there', () => {
    expect(compile({ accessDomain: 'main' }, page, registry).nodes).toEqual([]);
    const explicit = own({ id: 'h', type: 'engine/hero', v: 2, props: { title: 'Own' } });
    expect(compile({ accessDomain: 'main', ...explicit }, page, registry).nodes).toHaveLength(1);
  });

  test('unknown and newer blocks keep their place and their reason', () => {
    const { nodes } = compile(
      setting(own({ id: 'a', type: 'engine/hologram' }, { id: 'b', type: 'engine/hero', v: 9 })),
      page,
      registry,
    );
    expect(nodes.map((node) => node.problem)).toEqual([
      { kind: 'unknown', type: 'engine/hologram' },
      { kind: 'newer', v: 9, supported: 2 },
    ]);
  });

  test('a bind that throws is a problem of its block only', () => {
    const throwing: Block = {
      ...columns,
      bind: () => {
        throw new Error('no columns');
      },
    };
    const blocks = own({ id: 'a', type: 'layout/columns' }, { id: 'h', type: 'engine/hero', v: 2 });
    const { nodes } = compile(setting(blocks), page, { ...registry, 'layout/columns': throwing });
    expect(nodes[0]?.problem).toEqual({ kind: 'failed', from: 1, message: 'bind: no columns' });
    expect(nodes[1]?.problem).toBeUndefined();
  });

  test('a slot that the block does not offer is said, not swallowed', () => {
    const blocks = own(
      { id: 'c', type: 'layout/columns', slots: { main: ['h'], attic: ['x'] } },
      { id: 'h', type: 'engine/hero', v: 2 },
      { id: 'x', type: 'engine/hero', v: 2 },
    );
    const [node] = compile(setting(blocks), page, registry).nodes;
    expect(node?.slots.main?.[0]?.problem).toBeUndefined();
    expect(node?.slots.attic?.[0]?.problem).toEqual({ kind: 'misplaced', reason: 'slot', detail: 'attic' });
  });

  test('a page that is too large is left aside, and the product’s own is shown', () => {
    const blocks = own({ id: 'x', type: 'engine/hero', v: 2, props: { title: 'x'.repeat(70_000) } });
    const result = compile(setting(blocks), page, registry);
    expect(result.refused).toBe('larger than 65536 characters');
    expect(result.nodes[0]?.origin).toBe('page');
  });

  test('never changes the setting, whatever its pages hold', () => {
    const blocks = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        type: fc.constantFrom('engine/hero', 'layout/columns', 'no/such'),
        v: fc.integer({ min: 1, max: 3 }),
        props: fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<Record<string, unknown>>,
        slots: fc.dictionary(fc.constantFrom('main', 'attic'), fc.array(fc.constantFrom('a', 'b', 'c', 'd'))),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(blocks, (list) => {
        const before = setting(own(...list));
        const copy = structuredClone(before);
        compile(before, page, registry);
        expect(before).toEqual(copy);
      }),
    );
  });
});
