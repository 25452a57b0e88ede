import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settingLike } from '../../tests/support/arbitrary-setting';
import type { JsonObject } from '../json-value';
import { productDefault } from '../layers';
import { walk } from '../walk';
import { brandMarks } from './brand-marks';
import { checkBrand, ownMarks } from './check-brand';
import { withoutBrand } from './without-brand';

const fixture = (name: string): JsonObject =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/domains', `${name}.json`), 'utf8'));

const templates = ['machine-builder', 'steelworks', 'public-service'];
const portals = templates.map(fixture);
const examples = { portals, neutral: [fixture('main'), productDefault as JsonObject] };
const found = (setting: JsonObject) => checkBrand(setting, examples).map(({ pointer }) => pointer);

describe.each(templates)('the template %s', (name) => {
  const template = withoutBrand(fixture(name));

  test('keeps its look and its questions, and nothing of the company it was drawn for', () => {
    expect(template).toMatchObject({ theme: expect.anything(), questionList: expect.anything() });
    expect(brandMarks(template)).toEqual([]);
    expect(found({ ...template, accessDomain: 'new' })).toEqual([]);
    const texts = [...walk(template)].map(({ value }) => value).filter((value) => typeof value === 'string');
    expect(
      texts.filter((text) => /halden|voss|赤岩|chiyan|江洲|jiangzhou|example|mailto:|tel:|-logo/i.test(text)),
    ).toEqual([]);
  });

  test('as portals were made of it before is found, place by place', () => {
    const made = { ...fixture(name), accessDomain: 'new' };
    const marks = brandMarks(made).map(({ pointer }) => pointer);
    expect(marks.length).toBeGreaterThan(6);
    expect(found(made)).toEqual(expect.arrayContaining(marks));
  });

  test('may say its own name', () => expect(found(fixture(name))).toEqual([]));
});

test('a name of an example is found wherever it stands, however it is written, and blocks', () => {
  const setting = { accessDomain: 'a', title: 'Acme', signIn: { text: ' HALDEN & voss ' } };
  expect(checkBrand(setting, examples)).toMatchObject([{ severity: 'error', kind: 'brand', pointer: '/signIn/text' }]);
});

test("what the product calls itself and what is too short to be a name are nobody's", () => {
  const setting = { title: 'Intelligent interaction engine', logan: 'FAQ', footer: { owner: '北岭' } };
  expect(ownMarks(setting, examples.neutral)).toEqual([{ pointer: '/footer/owner', text: '北岭' }]);
});

test('whatever the document, nothing throws', () => {
  fc.assert(
    fc.property(settingLike, (setting) => {
      expect(checkBrand(withoutBrand(setting), examples).every(({ text }) => text['zh-CN'] && text['en-US'])).toBe(
        true,
      );
      expect(brandMarks(withoutBrand(setting))).toEqual([]);
    }),
  );
});
