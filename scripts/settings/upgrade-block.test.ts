import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../setting/json-value';
import { rehearse } from '../../setting/rehearse';
import { registry } from '../../src/blocks/registry';
import { upgradeBlock } from './upgrade-block';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'fixtures/domains');
const read = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8'));

describe('every fixture domain comes through today’s migrations', () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s', (name) => {
    expect(
      rehearse(read(join(folder, name)), upgradeBlock).findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([]);
  });
});

test('a block says in its schema which version of its properties that is, as soon as there are two', () => {
  for (const { type, v } of Object.values(registry)) {
    const schema = read(join(root, 'schemas/blocks', `${type}.schema.json`));
    expect([type, schema['x-version'] ?? 1]).toEqual([type, v]);
  }
});

test('knows nothing of unknown blocks, and leaves today’s and newer ones alone', () => {
  expect(upgradeBlock('no/such', 1, {})).toBeUndefined();
  expect(upgradeBlock('engine/hero', registry['engine/hero']?.v ?? 0, {})).toBeUndefined();
  expect(upgradeBlock('engine/hero', 99, {})).toBeUndefined();
  expect(upgradeBlock('engine/hero', 0, {})).toMatchObject({ problem: expect.stringContaining('no step') });
});
