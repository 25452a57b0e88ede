import { afterEach, expect, test, vi } from 'vitest';
import { embeddedSearch, forgetFormType, isEmbedded } from './form-type';

afterEach(forgetFormType);

test('formType=szycsy hides the header, and goes along to the next page', () => {
  expect(isEmbedded('')).toBe(false);
  expect(embeddedSearch('?q=1')).toBeUndefined();
  expect(isEmbedded('?formType=szycsy')).toBe(true);
  expect(isEmbedded('?q=1')).toBe(true);
  expect(embeddedSearch('?q=a%20b')).toBe('?q=a+b&formType=szycsy');
  expect(embeddedSearch('?formType=szycsy&q=1')).toBeUndefined();
});

test('any other value hides nothing', () => {
  expect(isEmbedded('?micro=0')).toBe(false);
  expect(isEmbedded('?formType=other')).toBe(false);
  expect(embeddedSearch('?formType=other')).toBeUndefined();
});

test('micro=1 hides it as well, and goes along as it came', () => {
  expect(isEmbedded('?micro=1')).toBe(true);
  expect(embeddedSearch('?q=1')).toBe('?q=1&micro=1');
  expect(embeddedSearch('?micro=1')).toBeUndefined();
  expect(embeddedSearch('?formType=szycsy')).toBeUndefined();
});

test('a page whose server has said so hides it, and adds nothing to addresses', () => {
  vi.stubGlobal('document', { documentElement: { hasAttribute: (name: string) => name === 'data-micro' } });
  expect(isEmbedded('')).toBe(true);
  expect(embeddedSearch('?q=1')).toBeUndefined();
  vi.unstubAllGlobals();
});
