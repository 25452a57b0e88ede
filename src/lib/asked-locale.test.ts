import { expect, test } from 'vitest';
import { askedLocale } from './asked-locale';

test.each([
  [['en-GB', 'zh-CN'], 'en-US'],
  [['de', 'zh-Hant-TW', 'en'], 'zh-CN'],
  [['EN'], 'en-US'],
  [['fr', 'enm', 'zhuang'], 'zh-CN'],
  [[], 'zh-CN'],
])('of %j', (languages, locale) => {
  expect(askedLocale(languages)).toBe(locale);
});
