import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import facts from '../../schemas/call-facts.schema.json';
import { document, operationIds, operationOf, operations, parametersOf } from './contract';

const ERRORS = ['400', '401', '403', '404', '409', '413', '429', '500', '503'];

const check = new Ajv2020({ allErrors: true }).compile(facts);

describe.each(operationIds)('%s', (id) => {
  const operation = operationOf(id);

  test('says what it is, whose it is and which family it belongs to', () => {
    expect(operation.summary).toMatch(/^[A-Z\d].{5,}/);
    expect(['spec', 'millwright']).toContain(operation['x-origin']);
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
    expect(operation.tags).toHaveLength(1);
  });

  test('states facts that are known', () => {
    check(Object.fromEntries(Object.entries(operation).filter(([key]) => key.startsWith('x-'))));
    expect(check.errors).toBeNull();
  });

  test('names every error answer, and nothing but 200 besides', () => {
    expect(Object.keys(operation.responses).toSorted()).toEqual(['200', ...ERRORS]);
    for (const status of ERRORS) expect(operation.responses[status]?.$ref).toMatch(/^#\/components\/responses\//);
  });

  test('answers in the envelope, as events or with a file', () => {
    const content = operation.responses['200']?.content ?? {};
    expect(Object.keys(content)).toHaveLength(1);
    if (operations[id].kind !== 'json') return;
    expect(content['application/json']?.schema).toMatchObject({
      required: ['code', 'msg', 'data'],
      properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: {} },
    });
  });

  test('declares what stands in its path, with words for every parameter', () => {
    const inPath = parametersOf(id).filter((parameter) => parameter.in === 'path');
    const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(parametersOf(id).every(({ description }) => description)).toBe(true);
  });

  test('bounds every number of its address: a column of the store holds no larger one', () => {
    const numbers = parametersOf(id).filter(({ schema }) => schema.type === 'integer');
    for (const { name, schema } of numbers) expect(schema.maximum, name).toBeLessThan(2 ** 31);
  });

  test('takes an Idempotency-Key exactly when it changes something', () => {
    const takesKey = parametersOf(id).some(({ name }) => name === 'Idempotency-Key');
    expect(takesKey).toBe(operations[id].mutation);
  });
});

test('no policy keeps a list of calls beside the facts that they state', () => {
  const names = new Set<string>([...operationIds, ...operationIds.map((id) => operations[id].path)]);
  const files = ['src/api/policies', 'src/app', 'server/gateway', 'server/base/contract'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  );
  const listed = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'/g)]
      .filter(([, text = '']) => names.has(text))
      .map(([, text]) => `${file}: ${text}`),
  );
  expect(listed).toEqual([]);
});

describe('entities', () => {
  const schemas = Object.entries(document.components.schemas as Record<string, Record<string, unknown>>);
  const own = schemas.filter(([name]) => !name.startsWith('Run') || name === 'RunStatus');

  test('have titles and descriptions people can read', () => {
    const mute = own.filter(([, schema]) => schema.properties && !(schema.title || schema.description));
    expect(mute.map(([name]) => name)).toEqual(['GlobalSettingBrandTexts']);
  });

  test('limit their texts', () => {
    const endless = own.flatMap(([name, schema]) => endlessTexts(schema, name));
    // A document's text is as long as the document; error data may quote it, and headings and terms come from it.
    expect(
      endless.filter(
        (place) => !/DocumentView\.markdown|SearchHit\.headings|SearchResult\.terms|ErrorAnswer\.data/.test(place),
      ),
    ).toEqual([]);
  });
});

function endlessTexts(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, enum: values, format, pattern, properties, items } = schema as Record<string, unknown>;
  const text = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const limited = maxLength !== undefined || values !== undefined || format !== undefined || pattern !== undefined;
  const below = Object.entries((properties ?? {}) as object).flatMap(([name, one]) =>
    endlessTexts(one, `${place}.${name}`),
  );
  return [...(text && !limited ? [place] : []), ...below, ...endlessTexts(items, `${place}[]`)];
}
