import { afterEach, expect, test } from 'vitest';
import { addQuoted, forgetQuoted, isQuoted, putQuoted } from './use-quoted';

afterEach(() => {
  sessionStorage.clear();
  forgetQuoted();
});

const quote = (text: string) => ({ kind: 'quote' as const, text });

test('a text is taken once, and none is pushed out unseen', () => {
  for (const text of ['a', 'b', 'a', 'c', 'd']) expect(addQuoted('chat', quote(text))).toBe(true);
  expect(addQuoted('chat', quote('e'))).toBe(false);
  expect(JSON.parse(sessionStorage.getItem('mw:quoted:chat') ?? '')).toHaveLength(4);
  putQuoted('chat', []);
  expect(sessionStorage.getItem('mw:quoted:chat')).toBeNull();
});

test.each([
  [[quote('a')], true],
  [[{ kind: 'other', text: 'a' }], false],
  [[{ kind: 'quote' }], false],
  [Array.from({ length: 5 }, () => quote('a')), false],
  ['a', false],
])('what was stored is looked at before it is believed: %j', (value, good) => expect(isQuoted(value)).toBe(good));
