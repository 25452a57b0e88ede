import { beforeEach, expect, test } from 'vitest';
import { isOperator } from './is-operator';

beforeEach(() => sessionStorage.clear());

test('is asked for in the address, and stays for the tab until it is taken back', () => {
  expect(isOperator('')).toBe(false);
  expect(isOperator('?inspect=1')).toBe(true);
  expect(isOperator('?wd=x')).toBe(true);
  expect(isOperator('?inspect=0')).toBe(false);
  expect(isOperator('')).toBe(false);
});

test('works for one page where storage is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  } as unknown as Storage;
  expect(isOperator('?inspect=1', forbidden)).toBe(true);
  expect(isOperator('', forbidden)).toBe(false);
});

test('works where the very name of the storage is refused', () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  try {
    expect(isOperator('?inspect=1')).toBe(true);
    expect(isOperator('')).toBe(false);
  } finally {
    if (kept) Object.defineProperty(window, 'sessionStorage', kept);
    else Reflect.deleteProperty(window, 'sessionStorage');
  }
});
