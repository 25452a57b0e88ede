import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCheck, type Schema } from '../../src/lib/json-check';
import { readCheck } from './block-checks';

const schemas = join(import.meta.dirname, '../../schemas');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const blocks = readdirSync(join(schemas, 'blocks')).flatMap((area) =>
  readdirSync(join(schemas, 'blocks', area)).map((file) => `${area}/${file}`),
);

function both(file: string) {
  const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: true, keywords: ['x-version'] });
  ajv.addSchema(read(join(schemas, 'parts.schema.json')));
  const { schema, definitions } = readCheck(file);
  return { ours: makeCheck(schema as Schema, definitions as Record<string, Schema>), ajv: ajv.compile(read(file)) };
}

/** Almost valid values: the right keys with valid and invalid contents. */
function nearly(file: string): fc.Arbitrary<unknown> {
  const keys = Object.keys(read(file).properties ?? {});
  const text = fc.oneof(
    fc.constantFrom(
      '/engine',
      'https://a.example/b',
      'javascript:alert(1)',
      '//x',
      'a b',
      '',
      'mailto:a@b.c',
      'x'.repeat(81),
      '😀'.repeat(80),
      '#fff',
      'zh-CN',
      '2:1',
    ),
    fc.string({ maxLength: 400 }),
  );
  const leaf = fc.oneof(text, fc.integer({ min: -1, max: 30 }), fc.boolean(), fc.constant(null), fc.double());
  const inner = fc.oneof(
    leaf,
    fc.dictionary(
      fc.constantFrom('text', 'title', 'url', 'name', 'topic', 'scope', 'function', 'zh-CN', 'en-US', 'image', 'odd'),
      fc.oneof(leaf, fc.array(leaf, { maxLength: 4 })),
    ),
  );
  return fc.dictionary(fc.constantFrom(...keys, 'odd'), fc.oneof(inner, fc.array(inner, { maxLength: 5 })));
}

describe('block checks', () => {
  test.each(blocks)('%s: the small checker and Ajv agree', (name) => {
    const file = join(schemas, 'blocks', name);
    const { ours, ajv } = both(file);
    fc.assert(
      fc.property(nearly(file), (value) => {
        expect(ours(value)).toBe(ajv(value));
      }),
      { numRuns: 200 },
    );
  });

  test('they agree on the setting of every fixture domain, whole and with one thing wrong', () => {
    const { ours, ajv } = both(join(schemas, 'global-setting.schema.json'));
    const folder = join(import.meta.dirname, '../../fixtures/domains');
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
      const setting = read(join(folder, name));
      expect(ours(setting)).toBe(true);
      for (const key of Object.keys(setting)) {
        for (const wrong of [7, 'javascript:alert(1)', [], {}, [{}], null, { pages: 1 }]) {
          const broken = { ...setting, [key]: wrong };
          expect([name, key, ours(broken)]).toEqual([name, key, ajv(broken)]);
        }
      }
    }
  });

  test('says where and what', () => {
    const { ours } = both(join(schemas, 'blocks/engine/advertisement.schema.json'));
    expect(ours({ url: 'javascript:alert(1)', odd: 1 })).toBe(false);
    expect(ours.errors).toMatchObject([
      { instancePath: '', keyword: 'required', message: 'must have "title"' },
      { instancePath: '/url', keyword: 'pattern' },
      { instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: 'odd' } },
    ]);
  });

  test('a schema that is missing, wrong, or says more than the checker knows, stops the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schema-'));
    const file = join(folder, 'x.schema.json');
    expect(() => readCheck(file)).toThrow('a block needs a JSON Schema of the same name');
    writeFileSync(file, '{"type":"objekt"}');
    expect(() => readCheck(file)).toThrow('x.schema.json');
    writeFileSync(file, '{"type":"object","properties":{"a":{"type":"number","multipleOf":2}}}');
    expect(() => readCheck(file)).toThrow('multipleOf');
  });
});
