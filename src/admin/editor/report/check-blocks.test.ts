import { describe, expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import type { GlobalSetting } from '@/renderer/types';
import { valueAt } from '../../../../setting/pointer';
import { blockSchema, settingKeys, settingSchemas } from '../document/schemas';
import { checkBlocks } from './check-blocks';

const page = (...blocks: object[]) =>
  ({ accessDomain: 'main', pages: { '/engine': { v: 1, blocks } } }) as unknown as GlobalSetting;
const columns = (id: string, ...main: string[]) => ({ id, type: 'layout/columns', slots: { main } });
const hero = (id: string, props?: object) => ({ id, type: 'engine/hero', ...(props && { props }) });

describe('blocks that contradict each other', () => {
  test.each([
    ['a name that nobody has', [columns('a', 'gone')], 'missing', '/pages/~1engine/blocks/0'],
    ['a name twice', [hero('a'), hero('a')], 'duplicate', '/pages/~1engine/blocks/1'],
    ['a ring', [columns('a', 'b'), columns('b', 'a')], 'cycle', undefined],
  ])('by %s are told, and keep nobody from publishing', (_, blocks, reason, pointer) => {
    const { blocks: faults } = checkBlocks(page(...blocks));
    const told = faults.filter(({ problem }) => problem.kind === 'misplaced' && problem.reason === reason);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ severity }) => severity === 'warning')).toBe(true);
    if (pointer) expect(told[0]?.pointer).toBe(pointer);
  });

  test('in a slot are found at their own place of the list, not at that of the block around them', () => {
    const { blocks } = checkBlocks(page(columns('a', 'inside'), hero('inside', { title: 7 })));
    expect(blocks.map(({ id, pointer }) => [id, pointer])).toEqual([
      ['inside', '/pages/~1engine/blocks/1/props/title'],
    ]);
  });
});

test('of a property the value is at hand, so that the report can say what was found', () => {
  const setting = page(hero('a', { title: 7 }));
  const [fault] = checkBlocks(setting).blocks;
  expect([fault?.value, valueAt(setting, fault?.pointer ?? '')]).toEqual([7, 7]);
});

test('pages are checked each by itself, and one that is too large is refused as a whole', () => {
  const large = hero('a', { title: 'x'.repeat(70_000) });
  const setting = {
    accessDomain: 'main',
    pages: { '/engine': { v: 1, blocks: [large] }, '/qa': { v: 1, blocks: [hero('a', { title: 7 })] } },
  };
  const { pages, blocks } = checkBlocks(setting as unknown as GlobalSetting);
  expect(pages.map(({ page: path }) => path)).toEqual(['/engine']);
  expect(blocks.filter(({ pointer }) => pointer.startsWith('/pages/~1qa/'))).toHaveLength(1);
});

describe('schemas for forms', () => {
  test('are there for every block of this build and for no other', () => {
    expect(Object.keys(registry).filter((type) => !blockSchema(type))).toEqual([]);
    expect(blockSchema('no/such')).toBeUndefined();
    expect(blockSchema('../global-setting')).toBeUndefined();
    // Read once: a form that gets another schema starts over.
    expect(blockSchema('engine/hero')).toBe(blockSchema('engine/hero'));
  });

  test('of the setting point nowhere outside of themselves, pages aside, whose rules contain rules', () => {
    for (const key of settingKeys.filter((each) => each !== 'pages'))
      expect(JSON.stringify(settingSchemas[key])).not.toContain('"$ref"');
  });
});
