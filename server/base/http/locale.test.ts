import fc from 'fast-check';
import { expect, test } from 'vitest';
import { negotiateLocale } from './locale';

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['de, fr;q=0.5', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB,zh;q=0.9', 'en-US'],
  ['en;q=0.2, zh-TW;q=0.9', 'zh-CN'],
  ['de, en;q=0.8, zh;q=0.1', 'en-US'],
  ['en;q=0, zh', 'zh-CN'],
])('%s requests %s', (header, locale) => expect(negotiateLocale(header, 'zh-CN')).toBe(locale));

test('no header breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (header) => {
      expect(['zh-CN', 'en-US']).toContain(negotiateLocale(header, 'en-US'));
    }),
  );
});
