import { describe, expect, test } from 'vitest';
import { migrate } from '@/renderer/migrate';
import type { Fixtures } from '@/renderer/types';
import { registry } from './registry';

const folders = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.split('/').slice(-3, -1).join('/'));
const blocks = folders(import.meta.glob('./*/*/View.tsx'));
const schemas = Object.keys(import.meta.glob('../../schemas/blocks/*/*.schema.json')).map((file) =>
  file.replace(/^.*\/blocks\/|\.schema\.json$/g, ''),
);
const fixtures = import.meta.glob<Fixtures<Record<string, unknown>>>('./*/*/fixtures.ts', {
  eager: true,
  import: 'default',
});
/** `history/v1.json` holds props stored by version 1, `history/v1.now.json` the same props in today's form. */
const history = import.meta.glob<Record<string, unknown>>('./*/*/history/v*.json', { eager: true, import: 'default' });

describe('registry', () => {
  test('type, folder and schema are the same words', () => {
    expect(Object.keys(registry).sort()).toEqual(blocks.sort());
    expect(schemas.sort()).toEqual(blocks);
    expect(folders(fixtures).filter((type) => !blocks.includes(type))).toEqual([]);
  });

  test.each(blocks)('%s: every fixture is valid', async (type) => {
    const { check } = (await registry[type]?.load()) ?? {};
    for (const [name, props] of Object.entries(fixtures[`./${type}/fixtures.ts`] ?? { typical: {} })) {
      check?.(props);
      expect([type, name, check?.errors]).toEqual([type, name, null]);
    }
  });

  test.each(Object.values(registry))('$type: old versions come up to today without a loss', async (block) => {
    for (let v = 1; v < block.v; v += 1) {
      const folder = `./${block.type}/history`;
      const [before, after] = [history[`${folder}/v${v}.json`], history[`${folder}/v${v}.now.json`]];
      expect(before, `${folder}/v${v}.json holds props of version ${v}`).toBeDefined();
      expect(migrate(before ?? {}, v, block)).toEqual({ props: after });
      const { check } = await block.load();
      expect(check(after), JSON.stringify(check.errors)).toBe(true);
    }
  });
});
