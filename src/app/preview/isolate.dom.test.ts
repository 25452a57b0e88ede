import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage';
import { shiftClock } from './shift-clock';

test('a storage that remembers nothing of this browser', () => {
  const storage = memoryStorage();
  storage.setItem('a', '1');
  expect([storage.getItem('a'), storage.getItem('b'), storage.length, storage.key(0), storage.key(1)]).toEqual([
    '1',
    null,
    1,
    'a',
    null,
  ]);
  storage.removeItem('a');
  storage.setItem('c', '2');
  storage.clear();
  expect(storage.length).toBe(0);
  expect(localStorage.getItem('a')).toBeNull();
});

test('a page believes in another moment, and its clock runs on', () => {
  const own = { Date };
  const set = shiftClock(own);
  set('2031-05-06T07:08:09.000Z');
  expect(own.Date.now() - Date.parse('2031-05-06T07:08:09Z')).toBeLessThan(5000);
  expect(new own.Date().getUTCFullYear()).toBe(2031);
  expect(own.Date()).toContain('2031');
  expect(new own.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new own.Date()).toBeInstanceOf(Date);
  expect(own.Date.UTC(2000, 0)).toBe(Date.UTC(2000, 0));
  set(null);
  expect(Math.abs(own.Date.now() - Date.now())).toBeLessThan(5000);
});
