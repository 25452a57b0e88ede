import { expect, test } from 'vitest';
import { localeOfTag } from './locale-of-tag';

test.each([
  ['zh-CN', 'zh-CN'],
  ['EN', 'en-US'],
  ['zh-Hant-TW', 'zh-CN'],
  ['fr', undefined],
  ['', undefined],
])('%s is read as %s', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});
