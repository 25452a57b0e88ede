import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundle } from './bundle.mjs';
import { componentName } from './component-name.mjs';
import { operationTable } from './operation-table.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes these files and bundles openapi.yaml, which has one GET / whose 200 response is `schema`. */
function bundleOf(files, schema = '{ $ref: entities/a.schema.json }') {
  const answer = `{ '200': { description: ok, content: { application/json: { schema: ${schema} } } } }`;
  const entry = `paths: { /: { $ref: 'api/f.yaml#/root' } }\ncomponents: { parameters: { Id: { name: id, in: path } } }\n`;
  const family = `x-more: &more { '404': { description: gone } }\nroot:\n  get: { operationId: getRoot, tags: [f], x-origin: spec, responses: { <<: *more, ${answer.slice(2, -2)} } }\n`;
  const all = { 'openapi.yaml': entry, 'api/f.yaml': family.replaceAll('entities/', '../entities/'), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));
  }
  return bundle(join(folder, 'openapi.yaml'));
}
const answerOf = (document) => document.paths['/'].get.responses['200'].content['application/json'].schema;

describe('bundle', () => {
  test('makes a component of every schema file and inlines every path file', () => {
    const document = bundleOf({ 'entities/a.schema.json': { $id: '/a', $schema: 's', type: 'string' } });
    expect(answerOf(document)).toEqual({ $ref: '#/components/schemas/A' });
    expect(document.components.schemas).toEqual({ A: { type: 'string' } });
    expect(Object.keys(document.paths['/'].get.responses)).toEqual(['200', '404']);
  });

  test('makes components of $defs, with what stands beside a reference', () => {
    const a = { properties: { x: { $ref: '#/$defs/aPart', title: 'X' } }, $defs: { aPart: { type: 'number' } } };
    const { components } = bundleOf({ 'entities/a.schema.json': a });
    expect(components.schemas.A).toEqual({ properties: { x: { $ref: '#/components/schemas/APart', title: 'X' } } });
    expect(components.schemas.APart).toEqual({ type: 'number' });
  });

  test('follows a schema that refers to itself', () => {
    const a = { type: 'object', properties: { child: { $ref: '#' } } };
    const { components } = bundleOf({ 'entities/a.schema.json': a });
    expect(components.schemas.A.properties.child).toEqual({ $ref: '#/components/schemas/A' });
  });

  test('merges plain objects of an allOf, the later one winning', () => {
    const a = { type: 'object', required: ['code'], properties: { code: { type: 'integer' }, data: {} } };
    const more = '{ type: object, required: [data], properties: { data: { type: string } } }';
    const document = bundleOf(
      { 'entities/a.schema.json': a },
      `{ allOf: [{ $ref: entities/a.schema.json }, ${more}] }`,
    );
    expect(answerOf(document)).toEqual({
      type: 'object',
      required: ['code', 'data'],
      properties: { code: { type: 'integer' }, data: { type: 'string' } },
    });
  });

  test('leaves an allOf alone that says more than objects do', () => {
    const schema = '{ allOf: [{ type: object }, { oneOf: [{ type: object }] }] }';
    expect(answerOf(bundleOf({}, schema))).toEqual({ allOf: [{ type: 'object' }, { oneOf: [{ type: 'object' }] }] });
  });

  test('takes data for data', () => {
    const a = { const: { $ref: 'not-a-file' } };
    expect(bundleOf({ 'entities/a.schema.json': a }).components.schemas.A).toEqual(a);
  });

  test('names the reference that leads nowhere', () => {
    expect(() => bundleOf({ 'entities/a.schema.json': { $ref: '#/$defs/none' } })).toThrow('#/$defs/none in');
  });

  test('refuses two schemas of one name', () => {
    const files = {
      'entities/a.schema.json': { properties: { x: { $ref: '../other/a.schema.json' } } },
      'other/a.schema.json': { type: 'string' },
    };
    expect(() => bundleOf(files)).toThrow('both want the name A');
  });
});

test.each([
  ['entities/run-event.schema.json', '', 'RunEvent'],
  ['entities/run-event.schema.json', '/$defs/runStarted', 'RunStarted'],
  ['parts.schema.json', '/$defs/shortText', 'ShortText'],
  ['global-setting.schema.json', '/$defs/node', 'GlobalSettingNode'],
])('%s#%s is called %s', (file, pointer, name) => {
  expect(componentName(file, pointer)).toBe(name);
});

describe('operationTable', () => {
  const operation = (more) => ({
    operationId: 'getA',
    tags: ['f'],
    'x-origin': 'spec',
    responses: { 200: { content: { 'application/json': {} } } },
    ...more,
  });

  test('says where a call goes and which of its values are numbers', () => {
    const parameters = [{ name: 'limit', schema: { type: 'integer' } }, { $ref: '#/components/parameters/Id' }];
    const components = { parameters: { Id: { name: 'id', schema: { type: 'string' } } } };
    expect(operationTable({ paths: { '/a/{id}': { get: operation({ parameters }) } }, components })).toEqual({
      getA: {
        method: 'get',
        path: '/a/{id}',
        family: 'f',
        origin: 'spec',
        kind: 'json',
        mutation: false,
        numbers: ['limit'],
      },
    });
  });

  test('a GET may change something, a POST may only read', () => {
    const paths = {
      '/a': { get: operation({ 'x-mutation': true }), post: operation({ operationId: 'b', 'x-mutation': false }) },
    };
    const table = operationTable({ paths });
    expect([table.getA.mutation, table.b.mutation]).toEqual([true, false]);
  });

  test('refuses one name for two calls', () => {
    expect(() => operationTable({ paths: { '/a': { get: operation() }, '/b': { get: operation() } } })).toThrow('getA');
  });
});
