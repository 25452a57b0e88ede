import { expect, test } from 'vitest';
import { allowedReaders, narrowReaders } from './demand-readers';

test('a portal names the most readers, and organizations choose as many or fewer', () => {
  expect(allowedReaders()).toEqual(['everybody', 'signed-in', 'suppliers']);
  expect(allowedReaders('signed-in')).toEqual(['signed-in', 'suppliers']);
  expect(narrowReaders('everybody', 'suppliers')).toBe('suppliers');
  expect(narrowReaders('suppliers', 'signed-in')).toBe('suppliers');
  expect(narrowReaders('everybody')).toBe('everybody');
});
