import { describe, expect, test } from 'vitest';
import { makeCheck, type Schema } from './json-check';

// scripts/vite/block-checks.test.ts tests agreement with Ajv for every block schema.
const text: Schema = {
  anyOf: [
    { type: 'string', minLength: 1, maxLength: 3 },
    { type: 'object', minProperties: 1 },
  ],
};
const says = (schema: Schema, value: unknown, definitions?: Record<string, Schema>) => {
  const check = makeCheck(schema, definitions);
  return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

describe('makeCheck', () => {
  test.each<[Schema, unknown, string[]]>([
    [{ type: 'string' }, 7, [' must be string']],
    [{ type: ['string', 'null'] }, null, []],
    [{ type: 'integer', minimum: 1, maximum: 4 }, 5, [' maximum 4']],
    [{ type: 'integer' }, 1.5, [' must be integer']],
    [{ type: 'number', minimum: 1 }, 0, [' minimum 1']],
    [{ enum: ['a', 'b'] }, 'c', [' must be one of ["a","b"]']],
    [{ type: 'string', pattern: '^#' }, 'red', [' pattern ^#']],
    [
      { type: 'array', items: { type: 'string' }, uniqueItems: true },
      ['a', 'a', 3],
      [' uniqueItems', '/2 must be string'],
    ],
    [{ type: 'array', maxItems: 1 }, [1, 2], [' maxItems 1']],
    [{ type: 'array', minItems: 1 }, [], [' minItems 1']],
    [{ type: 'object', additionalProperties: false }, { 'a/b': 1 }, [' "a/b" is not known here']],
    [{ type: 'object', additionalProperties: { type: 'string' } }, { 'a/b': 1 }, ['/a~1b must be string']],
    [{ type: 'object', propertyNames: { pattern: '^/' } }, { x: 1 }, [' pattern ^/']],
    [{ type: 'object', maxProperties: 0 }, { x: 1 }, [' maxProperties 0']],
    [{ type: 'object', required: ['x'] }, { x: undefined }, [' must have "x"']],
    [text, '', [' minLength 1']],
    [text, 'four', [' maxLength 3']],
    [text, {}, [' minProperties 1']],
    [text, 7, [' must be one of the allowed kinds of value']],
  ])('%j on %j', (schema, value, expected) => expect(says(schema, value)).toEqual(expected));

  test('counts characters as people do', () => {
    expect(says({ type: 'string', maxLength: 2 }, '😀😀')).toEqual([]);
    expect(says({ type: 'string', maxLength: 2 }, '😀😀😀')).toEqual([' maxLength 2']);
  });

  test('follows definitions, also into themselves', () => {
    const definitions = {
      rule: { type: 'object', additionalProperties: false, properties: { not: { $ref: 'rule' } } },
    };
    expect(says({ $ref: 'rule' }, { not: { not: {} } }, definitions)).toEqual([]);
    expect(says({ $ref: 'rule' }, { not: { not: { odd: 1 } } }, definitions)).toEqual([
      '/not/not "odd" is not known here',
    ]);
  });

  test('is not fooled by names that every object has', () => {
    expect(
      says(
        { type: 'object', additionalProperties: false, properties: {} },
        JSON.parse('{"__proto__": 1, "constructor": 2}'),
      ),
    ).toHaveLength(2);
    expect(says({ type: 'object', required: ['toString'] }, {})).toEqual([' must have "toString"']);
  });

  test('a very long text costs nothing to refuse', () => {
    expect(says({ type: 'string', maxLength: 10, pattern: '^(a+)+$' }, `${'a'.repeat(1_000_000)}!`)).toEqual([
      ' maxLength 10',
    ]);
  });
});
