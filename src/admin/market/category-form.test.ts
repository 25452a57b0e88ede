import { expect, test } from 'vitest';
import {
  bodyOf,
  type Category,
  emptyAttribute,
  emptyCategory,
  isWhole,
  moved,
  optionsText,
  readOptions,
} from './category-form';

test('allowed values are written as lines and read as they were', () => {
  const options: Category['attributes'][number]['options'] = [
    { value: 'foot', names: { 'zh-CN': '底脚', 'en-US': 'Foot' } },
    { value: 'a | b', names: {} },
  ];
  expect(optionsText(options)).toBe('foot | 底脚 | Foot\na \\| b');
  expect(readOptions(optionsText(options))).toEqual(options);
  expect(readOptions('\n  \n')).toEqual([]);
});

test('an attribute is sent with what its type has', () => {
  const attribute = { ...emptyAttribute(), key: ' span ', names: { 'en-US': 'Span' }, unit: 'm', options: 'x' };
  const sent = (kind: 'number' | 'enum' | 'text') =>
    bodyOf({ ...emptyCategory(3), attributes: [{ ...attribute, kind }] }).attributes[0];
  expect(sent('number')).toEqual({ key: 'span', names: { 'en-US': 'Span' }, kind: 'number', unit: 'm', facet: true });
  expect(sent('enum')).toMatchObject({ options: [{ value: 'x' }] });
  expect(sent('text')).toEqual({ key: 'span', names: { 'en-US': 'Span' }, kind: 'text' });
});

test('what lacks an id, a name or a key cannot be sent', () => {
  const whole = { ...emptyCategory(0), id: 'p-cranes', names: { 'en-US': 'Cranes' } };
  expect(isWhole(whole)).toBe(true);
  expect(isWhole({ ...whole, id: 'P Cranes' })).toBe(false);
  expect(isWhole({ ...whole, names: { 'en-US': ' ' } })).toBe(false);
  expect(isWhole({ ...whole, place: '-1' })).toBe(false);
  expect(isWhole({ ...whole, attributes: [emptyAttribute()] })).toBe(false);
});

test('an entry goes a place up or down', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});
