import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointer, valueAt } from '../../../../setting/pointer';
import { arrangeText, movedOrder } from './arrange-text';
import { editText, insertAt } from './edit-text';
import { editValue } from './edit-value';
import { changeText, openDocument, redoStep, undoStep } from './editor-document';
import { readText } from './read-text';
import type { EditorDocument } from './types';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../fixtures/domains', `${name}.json`), 'utf8');

const starts = [
  fixture('broken'),
  fixture('main'),
  '{}',
  '{"accessDomain":"one-line","functionList":[1,2],"pages":{"/engine":{"blocks":[{"id":"a","type":"a/b"}]}}}',
  '{\n\t"accessDomain": "tabs",\n\t"own": { "deep": [ 1, 2 ] , "x":{} }\n}\n',
];

const places = [
  '',
  ...['title', 'own', 'header', 'functionList', 'questionList', 'pages', 'theme'].map((key) => `/${key}`),
];
const below = ['', '/title', '/0', '/1/text', '/links/0/title', '/brandColor', '/~1engine/blocks/0/props/title'];

type Act = (document: EditorDocument, at: number) => EditorDocument;

const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'p')));
const place = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...below)).map((parts) => parts.join(''));

const editField: fc.Arbitrary<Act> = fc
  .tuple(place, fc.option(json, { nil: undefined }))
  .map(([path, value]) => (document, at) => {
    if (document.faults.length > 0 || path === '') return document;
    const after = changeText(document, editText(document.text, path, value), { at, key: path });
    expect(after.faults).toEqual([]);
    return after;
  });

/** A form returns everything it shows, with something changed. */
const fillForm: fc.Arbitrary<Act> = fc.tuple(place, json).map(([path, value]) => (document, at) => {
  const before = valueAt(document.body, path);
  if (document.faults.length > 0 || before === undefined || path === '') return document;
  const after = changeText(document, editValue(document.text, path, before, value), { at });
  const shown = valueAt(JSON.parse(after.text), path);
  if (!hollow(value)) expect(withoutHollow(shown)).toEqual(withoutHollow(value));
  return after;
});

const arrange: fc.Arbitrary<Act> = fc
  .tuple(place, fc.nat(9), fc.nat(9), fc.boolean())
  .map(([path, from, to, add]) => (document, at) => {
    const list = valueAt(document.body, path);
    if (document.faults.length > 0 || !Array.isArray(list)) return document;
    if (add) {
      const after = changeText(document, insertAt(document.text, path, to, list[from] ?? 'new'), { at });
      expect(valueAt(JSON.parse(after.text), path)).toHaveLength(list.length + 1);
      return after;
    }
    if (from >= list.length || to >= list.length) return document;
    const order = movedOrder(list.length, from, to);
    const after = changeText(document, arrangeText(document.text, path, order), { at });
    expect(valueAt(JSON.parse(after.text), path)).toEqual(order.map((index) => list[index]));
    return after;
  });

const typeJson: fc.Arbitrary<Act> = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(4),
    fc.constantFrom('', '"', '}', ',', '[1]', '"a": 1,', ' ', '雪'),
  )
  .map(([share, length, put]) => (document, at) => {
    const offset = Math.floor(share * document.text.length);
    const text = document.text.slice(0, offset) + put + document.text.slice(offset + length);
    return changeText(document, text, { at, key: 'json' });
  });

const act = fc.oneof(
  { weight: 4, arbitrary: editField },
  { weight: 3, arbitrary: fillForm },
  { weight: 3, arbitrary: arrange },
  { weight: 3, arbitrary: typeJson },
  { weight: 2, arbitrary: fc.constant<Act>(undoStep) },
  { weight: 1, arbitrary: fc.constant<Act>(redoStep) },
);

function agree(document: EditorDocument, before: EditorDocument): void {
  if (document.faults.length > 0) expect(document.body).toBe(before.body);
  else expect(document.body).toEqual(JSON.parse(document.text));
}

test('2,000 sequences of edits: form and text always agree, undo brings back every byte', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(act, { minLength: 1, maxLength: 24 }), (start, acts) => {
      let document = openDocument(start, 'test');
      expect(document.text).toBe(start);
      acts.forEach((change, index) => {
        const before = document;
        document = change(document, index * 400);
        agree(document, before);
      });
      const end = document.text;
      const steps = document.past.length;
      while (document.past.length > 0) document = undoStep(document);
      expect(document.text).toBe(start);
      for (let i = 0; i < steps; i += 1) document = redoStep(document);
      expect(document.text).toBe(end);
    }),
    { numRuns: 2000 },
  );
});

test('a form that hands back what it was given changes no byte', () => {
  for (const start of starts) {
    const value = readText(start).value ?? {};
    for (const key of Object.keys(value)) {
      const at = pointer('', key);
      expect(editValue(start, at, value[key], structuredClone(value[key]))).toBe(start);
    }
  }
});

function hollow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(hollow);
}

/** Empty placeholder objects of a form are not written. */
function withoutHollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHollow);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (hollow(inner) ? [] : [[key, withoutHollow(inner)]])),
  );
}
