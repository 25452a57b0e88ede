import { expect, test } from 'vitest';
import { fitsPage } from './fits-page';

test('content fits every page, the parts of one page only that page', () => {
  expect(fitsPage('content/text', '/engine')).toBe(true);
  expect(fitsPage('content/text', '/q/:chatId')).toBe(true);
  expect(fitsPage('layout/columns', '/engine')).toBe(true);
  expect(fitsPage('reader/library', '/doc')).toBe(true);
  expect(fitsPage('reader/library', '/engine')).toBe(false);
});

test('what belongs to the frame or to tests is offered nowhere', () => {
  expect(fitsPage('layout/header', '/engine')).toBe(false);
  expect(fitsPage('layout/crash-test', '/engine')).toBe(false);
});
