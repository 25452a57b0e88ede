import { describe, expect, test } from 'vitest';
import { formSchema, type WordySchema } from './form-schema';
import { readSchema, type SchemaFile } from './read-schema';

const words = { text: (english: string) => `«${english}»`, choice: (value: unknown) => `choice ${value}` };
const parts: SchemaFile = {
  $defs: {
    color: { type: 'string', pattern: '^#', description: 'A colour' },
    shortText: { anyOf: [{ type: 'string', maxLength: 80 }, { type: 'object' }], description: 'Of every text' },
    rule: { type: 'object', properties: { any: { type: 'array', items: { $ref: '#/$defs/rule' } } } },
  },
};
const ref = (name: string) => `https://x.example/parts.schema.json#/$defs/${name}`;
const read = (node: WordySchema, root: SchemaFile = {}) => readSchema(node, root, parts);

describe('a schema with all it refers to', () => {
  test('takes shared parts from their file and others from its own, and says which part it was', () => {
    const root: SchemaFile = { $defs: { color: { type: 'number' } } };
    expect(read({ $ref: ref('color') }, root)).toMatchObject({ type: 'string', part: 'color' });
    expect(read({ $ref: '#/$defs/color' }, root)).toMatchObject({ type: 'number', part: 'color' });
  });

  test('words beside a reference win; what every text says of itself is left out', () => {
    expect(read({ $ref: ref('color'), description: 'Of the page' }).description).toBe('Of the page');
    expect(read({ $ref: ref('color') }).description).toBe('A colour');
    expect(read({ $ref: ref('shortText') })).not.toHaveProperty('description');
  });

  test('null beside one kind of value is no kind of its own', () => {
    expect(read({ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], title: 'Count' })).toEqual({
      type: 'integer',
      minimum: 1,
      title: 'Count',
    });
    expect(read({ anyOf: [{ type: 'string' }, { type: 'object' }, { type: 'null' }] }).anyOf).toHaveLength(2);
  });

  test('what contains itself comes to an end, and what leads nowhere is anything', () => {
    const depth = (node: WordySchema): number =>
      node.properties?.any?.items ? 1 + depth(node.properties.any.items) : 0;
    expect(depth(read({ $ref: ref('rule') }))).toBeGreaterThan(2);
    expect(read({ $ref: '#/$defs/gone' })).toEqual({});
  });
});

describe('what a form is made of', () => {
  const form = (node: WordySchema) => formSchema(read(node), words);

  test('an object with its fields, their words and what must be there, and no defaults: opening a form writes nothing', () => {
    const { schema } = form({
      type: 'object',
      required: ['url'],
      properties: {
        url: { type: 'string', title: 'Address', default: '/engine' },
        mode: { type: 'string', enum: ['a'] },
      },
    });
    expect(schema).toEqual({
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string', title: '«Address»' }, mode: { type: 'string', enum: ['a'] } },
    });
  });

  test('a text in two languages has a field of its own, as long as its schema allows', () => {
    const { schema, uiSchema } = form({ $ref: ref('shortText'), title: 'Title' });
    expect(schema).toEqual({ type: 'string', title: '«Title»' });
    expect(uiSchema).toEqual({
      'ui:field': 'LocalizedText',
      'ui:options': { long: false, whole: false, maxLength: 80 },
    });
  });

  test('choices are named, those that can be put in order are one widget, and others a list', () => {
    const choice: WordySchema = { type: 'integer', enum: [1, 2] };
    expect(form(choice).uiSchema['ui:enumNames']).toEqual(['choice 1', 'choice 2']);
    const ordered = form({ type: 'array', uniqueItems: true, items: choice });
    expect(ordered.uiSchema).toEqual({ 'ui:widget': 'ordered', 'ui:enumNames': ['choice 1', 'choice 2'] });
    expect(ordered.schema.uniqueItems).toBe(true);
    const list = form({ type: 'array', maxItems: 3, uniqueItems: true, items: { $ref: ref('color') } });
    expect(list.uiSchema).toEqual({ items: { 'ui:widget': 'color' } });
    expect([list.schema.maxItems, list.schema.uniqueItems]).toEqual([3, undefined]);
  });

  test('a kind of value is found where the schema does not say it, and null is none', () => {
    expect(form({ properties: {} }).schema.type).toBe('object');
    expect(form({ items: {} }).schema.type).toBe('array');
    expect(form({ type: ['null', 'number'], minimum: 0 }).schema).toEqual({ type: 'number', minimum: 0 });
    expect(form({}).schema.type).toBe('string');
  });
});
