import { expect, test } from 'vitest';
import { readValue, writeValue } from './stored-value';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
const isText = (value: unknown): value is string => typeof value === 'string';

test('a value comes back, and null forgets it', () => {
  const storage = memory();
  writeValue(() => storage, 'k', '泵');
  expect(readValue(() => storage, 'k', isText)).toBe('泵');
  writeValue(() => storage, 'k', null);
  expect(readValue(() => storage, 'k', isText)).toBeUndefined();
});

test('what is not of the expected form, or no JSON at all, is as if it were not there', () => {
  const storage = memory();
  for (const text of ['7', '{', '', 'null', '{"a":1}']) {
    storage.setItem('k', text);
    expect(readValue(() => storage, 'k', isText)).toBeUndefined();
  }
});

test('a storage that is forbidden or full is no reason to break', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as Storage;
  expect(readValue(forbidden, 'k', isText)).toBeUndefined();
  expect(() => writeValue(forbidden, 'k', 'a')).not.toThrow();
  expect(() => writeValue(() => full, 'k', 'a')).not.toThrow();
});
