import { expect, test } from 'vitest';
import { equalKeys, keysOf } from './messages.mjs';

test('keys are paths; plurals are one key that takes a count', () => {
  const keys = keysOf({ a: { b: 'Hello {name}' }, item_one: 'one', item_other: '{count} of {total}' });
  expect([...keys].map(([key, holes]) => [key, [...holes].sort()])).toEqual([
    ['a.b', ['name']],
    ['item', ['count', 'total']],
  ]);
});

test.each([
  ['a key that one language lacks', { a: 'x', b: 'y' }, { a: 'x' }, 'b() in zh-CN only'],
  ['a value that one language does not fill in', { a: '{n}' }, { a: 'x' }, 'a(n) in zh-CN only; a() in en-US only'],
])('%s stops the generation', (_, first, second, said) => {
  expect(() => equalKeys('room', ['zh-CN', 'en-US'], [first, second])).toThrow(
    `room differs between languages: ${said}`,
  );
});

test('plural forms may differ: languages count differently', () => {
  const [zh, en] = [{ item_other: '{count} 项' }, { item_one: 'one item', item_other: '{count} items' }];
  expect([...equalKeys('room', ['zh-CN', 'en-US'], [zh, en]).keys()]).toEqual(['item']);
});
