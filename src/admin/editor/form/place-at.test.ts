import { expect, test } from 'vitest';
import { settingKeys } from '../document/schemas';
import { placeAt, sections } from './place-at';
import { otherKeys, sectionsOf } from './sections';

test.each([
  ['', { kind: 'nothing' }],
  ['/title', { kind: 'section', section: { id: 'brand' } }],
  ['/header/links/0/title', { kind: 'section', section: { id: 'header' } }],
  ['/pages/~1engine', { kind: 'page', page: '/engine' }],
  ['/pages/~1engine/blocks', { kind: 'page', page: '/engine' }],
  ['/pages/~1engine/blocks/2/props/title', { kind: 'block', index: 2, pointer: '/pages/~1engine/blocks/2' }],
  ['/pages/~1engine/blocks/x', { kind: 'page', page: '/engine' }],
  ['/ownKey/deep', { kind: 'key', key: 'ownKey' }],
  ['/constructor', { kind: 'key', key: 'constructor' }],
])('%s', (pointer, place) => {
  expect(placeAt(pointer)).toMatchObject(place);
});

test('every key of the schema has exactly one form, also one that is newer than the list of sections', () => {
  const keys = sections.flatMap((section) => section.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect([...keys, 'pages', 'v'].filter((key) => settingKeys.includes(key)).sort()).toEqual([...settingKeys].sort());
  expect(sectionsOf(['title', 'brandNew']).at(-1)).toEqual({ id: 'more', keys: ['brandNew'] });
});

test('keys that no schema knows are found beside them', () => {
  expect(otherKeys({ title: 'a', ownKey: 1 }, settingKeys)).toEqual(['ownKey']);
});
