import { expect, test } from 'vitest';
import { attributeChanges, checkAttributes } from './check-category';
import type { Attribute } from './offering-document';

const power: Attribute = { key: 'power', names: { 'en-US': 'Power' }, kind: 'number', unit: 'kW', facet: true };
const sealed: Attribute = {
  ...{ key: 'sealed', names: { 'en-US': 'Protection' }, kind: 'enum' },
  options: [
    { value: 'IP54', names: {} },
    { value: 'IP67', names: {} },
  ],
};

test.each<[string, Partial<Attribute>[], string[]]>([
  ['nothing is wrong', [power, sealed], []],
  ['a key is there twice', [power, { ...sealed, key: 'power' }], ['/attributes/1/key']],
  ['a key is that of every offering', [{ ...power, key: 'price' }], ['/attributes/0/key']],
  ['there is no name', [{ ...power, names: {} }], ['/attributes/0/names']],
  [
    'a value is there twice',
    [{ ...sealed, options: [...(sealed.options ?? []), { value: 'IP54', names: {} }] }],
    ['/attributes/0/options'],
  ],
  ['a number has a list of values', [{ ...power, options: [{ value: '5', names: {} }] }], ['/attributes/0/options']],
])('%s', (_, attributes, pointers) => {
  expect(checkAttributes(attributes as Attribute[]).map(({ pointer }) => pointer)).toEqual(pointers);
});

test.each<[string, Attribute[], Attribute[], string[]]>([
  [
    'a name, a facet and an order concern no value',
    [power, sealed],
    [sealed, { ...power, names: { 'en-US': 'P' }, facet: false }],
    [],
  ],
  ['removed', [power, sealed], [sealed], ['power removed']],
  ['another kind', [power], [{ ...power, kind: 'text' }], ['power kind']],
  ['another unit', [power], [{ ...power, unit: 'W' }], ['power unit']],
  ['a unit taken away', [power], [{ key: 'power', names: power.names, kind: 'number' }], ['power unit']],
  ['fewer values', [sealed], [{ ...sealed, options: [{ value: 'IP67', names: {} }] }], ['sealed options']],
  ['more values', [sealed], [{ ...sealed, options: [...(sealed.options ?? []), { value: 'IP68', names: {} }] }], []],
  ['a list where all was allowed', [{ ...sealed, options: [] }], [sealed], ['sealed options']],
  ['all where a list was', [sealed], [{ ...sealed, options: [] }], []],
])('%s', (_, before, after, changes) => {
  expect(attributeChanges(before, after).map(({ key, what }) => `${key} ${what}`)).toEqual(changes);
});
