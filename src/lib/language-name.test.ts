import { expect, test } from 'vitest';
import { LOCALES } from '../../generated/locales';
import { languageName } from './language-name';

test('a language has its own name and one for each reader', () => {
  expect(languageName('zh-CN')).toBe('中文');
  expect(languageName('en-US')).toBe('English');
  expect(languageName('zh-CN', 'en-US')).toBe('Chinese');
});

test('no two languages have one name', () => {
  expect(new Set(LOCALES.map((locale) => languageName(locale))).size).toBe(LOCALES.length);
});
