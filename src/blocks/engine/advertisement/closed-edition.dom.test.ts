import { afterEach, expect, test, vi } from 'vitest';
import { close, isClosed } from './closed-edition';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('an edition that was closed stays closed, the next one is shown', () => {
  expect(isClosed('spring')).toBe(false);
  close('spring');
  expect(isClosed('spring')).toBe(true);
  expect(isClosed('summer')).toBe(false);
});

test('a browser that keeps nothing is no fault', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => close('spring')).not.toThrow();
  expect(isClosed('spring')).toBe(false);
});
