import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer';
import { readInput } from './read-input';
import { readOpenApi } from './read-openapi';
import type { Input, Operation } from './tool';
import { writeRequest } from './write-request';

const label = { 'zh-CN': '名称', 'en-US': 'Name' };
const input = (rest: Partial<Input>): Input => ({
  name: 'x',
  in: 'query',
  type: 'text',
  required: false,
  label,
  ...rest,
});
const operation = (rest: Partial<Operation>): Operation => ({
  ...{ id: 'one', method: 'GET', path: '/points/{tag}/values', name: label, description: label },
  ...{ inputs: [input({ name: 'tag', in: 'path', required: true })], output: { kind: 'text' } },
  ...rest,
});
const server = 'https://historian.plant.example/api';

const described = `
openapi: 3.1.0
info: { title: Historian }
servers: [{ url: ${server} }]
paths:
  /points/{tag}/values:
    parameters: [{ $ref: '#/components/parameters/Tag' }]
    get:
      operationId: readValues
      summary: Values of a point
      parameters:
        - { name: from, in: query, schema: { type: string, format: date-time } }
        - { name: step, in: query, schema: { type: integer, minimum: 1, maximum: 3600, default: 60 } }
        - { name: filter, in: query, schema: { type: object } }
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                properties:
                  values:
                    type: array
                    items: { type: object, properties: { at: { type: string }, 'a/b': { type: number, title: Value } } }
  /notes:
    post:
      requestBody:
        content: { application/json: { schema: { type: object, required: [text], properties: { text: { type: string, maxLength: 500 }, urgent: { type: boolean } } } } }
      responses: {}
    put: { responses: {} }
  /secret:
    get: { parameters: [{ name: X-Key, in: header, required: true, schema: { type: string } }], responses: {} }
  /circle:
    get: { parameters: [{ $ref: '#/components/parameters/A' }], responses: {} }
  /elsewhere:
    get: { parameters: [{ $ref: 'https://evil.example/parameters.yaml#/Tag' }], responses: {} }
components:
  parameters:
    Tag: { name: tag, in: path, required: true, description: As on the drawing., schema: { type: string } }
    A: { $ref: '#/components/parameters/B' }
    B: { $ref: '#/components/parameters/A' }
`;

describe('a description', () => {
  test('becomes forms; what no form can send is listed with its reason', () => {
    const read = readOpenApi(described);
    if ('problem' in read) throw new Error(read.problem);
    expect([read.title, read.server]).toEqual(['Historian', server]);
    expect(read.calls.map(({ operation: { id }, problem }) => [id, problem])).toEqual([
      ['readValues', undefined],
      ['post-notes', undefined],
      ['get-secret', 'header-input'],
      ['get-circle', 'broken-reference'],
      ['get-elsewhere', 'broken-reference'],
    ]);
    const [values, notes] = read.calls.map((one) => one.operation);
    expect(values?.inputs.map(({ name, in: place, type, required }) => [name, place, type, required])).toEqual([
      ['tag', 'path', 'text', true],
      ['from', 'query', 'time', false],
      ['step', 'query', 'integer', false],
    ]);
    expect(values?.inputs[2]).toMatchObject({ min: 1, max: 3600, initial: '60' });
    expect(values?.output).toEqual({
      kind: 'table',
      pointer: '/values',
      columns: [
        { pointer: '/at', label: { 'zh-CN': 'at', 'en-US': 'at' } },
        { pointer: '/a~1b', label: { 'zh-CN': 'Value', 'en-US': 'Value' } },
      ],
    });
    expect(notes).toMatchObject({
      method: 'POST',
      inputs: [{ in: 'body', longest: 500, required: true }, { type: 'yes-no' }],
    });
  });

  test.each([
    ['nothing', '', 'not-readable'],
    ['broken YAML', 'a: [', 'not-readable'],
    ['Swagger 2', '{"swagger":"2.0","paths":{}}', 'not-openapi'],
    ['no paths', '{"openapi":"3.0.3","paths":{}}', 'no-calls'],
    ['too much text', ' '.repeat(600_000), 'too-large'],
    [
      'aliases that multiply',
      `a: &a [x,x]\n${[...'bcdefghij'].map((n, i) => `${n}: &${n} [${Array(9).fill(`*${'abcdefghij'[i]}`)}]`).join('\n')}`,
      'not-readable',
    ],
  ])('of %s says what is wrong', (_, text, problem) => expect(readOpenApi(text)).toEqual({ problem }));

  test('of any shape is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (path, schema) => {
        const text = JSON.stringify({
          openapi: '3.0.0',
          paths: { '/a': path, '/b': { get: { parameters: [schema], responses: schema } } },
          components: schema,
        });
        expect(() => readOpenApi(text)).not.toThrow();
      }),
    );
  });
});

describe('an entry', () => {
  test.each<[Partial<Input>, string, object]>([
    [{ required: true }, ' ', { problem: { code: 'missing' } }],
    [{}, '', {}],
    [{ longest: 3 }, 'abcd', { problem: { code: 'too-long', limit: 3 } }],
    [{ options: ['a'] }, 'b', { problem: { code: 'not-offered' } }],
    [{ type: 'number' }, '1,5', { value: 1.5 }],
    [{ type: 'number' }, '0x10', { problem: { code: 'not-a-number' } }],
    [{ type: 'number' }, '0x105', { problem: { code: 'not-a-number' } }],
    [{ type: 'number' }, '1,500', { problem: { code: 'unclear', either: [1.5, 1500] } }],
    [{ type: 'integer' }, '1,500,000', { value: 1500000 }],
    [{ type: 'number', max: 10 }, '11', { problem: { code: 'above', limit: 10 } }],
    [{ type: 'number', min: 1 }, '-1', { problem: { code: 'below', limit: 1 } }],
    [{ type: 'integer' }, '1.5', { problem: { code: 'not-whole' } }],
    [{ type: 'yes-no' }, 'yes', { problem: { code: 'not-yes-or-no' } }],
    [{ type: 'yes-no' }, 'true', { value: true }],
    [{ type: 'day' }, '2026-02-30', { problem: { code: 'not-a-day' } }],
    [{ type: 'time' }, '2026-02-03T04:05Z', { value: '2026-02-03T04:05:00.000Z' }],
    [{ type: 'time' }, 'noon', { problem: { code: 'not-a-time' } }],
  ])('%j with %j is %j', (rest, entry, expected) => expect(readInput(input(rest), entry)).toEqual(expected));
});

describe('a request', () => {
  test('has what was entered where it belongs', () => {
    const inputs = [
      input({ name: 'tag', in: 'path', required: true }),
      input({ name: 'from day', type: 'day' }),
      input({ name: 'text', in: 'body' }),
    ];
    const values = { tag: 'P 101?', 'from day': '2026-01-02', text: '"', other: 'dropped' };
    expect(writeRequest({ server: `${server}/` }, operation({ inputs, method: 'POST' }), values)).toEqual({
      request: {
        method: 'POST',
        address: `${server}/points/P%20101%3F/values?from%20day=2026-01-02`,
        body: '{"text":"\\""}',
      },
    });
  });

  test('stays below the address of the tool, whatever is entered', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('..', '.', '../..', '%2e%2e', 'a/../b', '\\', '\u0000')),
        (tag) => {
          const written = writeRequest({ server }, operation({}), { tag });
          if ('problems' in written) return;
          const url = new URL(written.request.address);
          expect(url.href.startsWith(`${server}/points/`)).toBe(true);
          expect(url.pathname.split('/')).toHaveLength(5);
        },
      ),
    );
  });
});

describe('an answer', () => {
  const table = operation({
    output: { kind: 'table', pointer: '/rows', columns: [{ pointer: '/v', label, unit: 'bar' }] },
  });
  test('is a table, cut to its first rows, with what is missing left empty', () => {
    const rows = [{ v: 1 }, {}, { v: { deep: 1 } }, ...Array(300).fill({ v: true })];
    const shown = readAnswer(table, JSON.stringify({ rows }));
    expect(shown).toMatchObject({ kind: 'table', total: 303, columns: [{ label, unit: 'bar' }] });
    expect(shown.rows.slice(0, 4)).toEqual([[1], [null], ['{"deep":1}'], [true]]);
    expect(shown.rows).toHaveLength(200);
  });

  test('of another form is shown as its text, and inherited names are not read', () => {
    expect(readAnswer(table, '{"error":"no rows"}')).toMatchObject({
      kind: 'text',
      text: '{\n  "error": "no rows"\n}',
    });
    expect(readAnswer(table, '<html>')).toMatchObject({ kind: 'text', text: '<html>' });
    const odd = operation({ output: { kind: 'values', columns: [{ pointer: '/constructor/name', label }] } });
    expect(readAnswer(odd, '{}').rows).toEqual([[null]]);
  });

  test('without named columns shows those of its rows', () => {
    const shown = readAnswer(operation({ output: { kind: 'table' } }), '[{"a":1},{"b/c":2}]');
    expect(shown.columns.map((one) => one.label['en-US'])).toEqual(['a', 'b/c']);
    expect(shown.rows).toEqual([
      [1, null],
      [null, 2],
    ]);
  });
});
