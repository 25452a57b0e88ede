import { expect, test } from 'vitest';
import { isApiError } from './api-error';

test('tells errors of calls from errors of programs', () => {
  expect(isApiError({ kind: 'network' })).toBe(true);
  expect(isApiError({ name: 'TypeError', message: 'x is not a function' })).toBe(false);
  expect(isApiError(undefined)).toBe(false);
});
