import { expect, test } from 'vitest';
import { inEveryLocale } from '../../../setting/messages/catalogue';
import { conflict, failed, forbidden, notFound, tooLarge, tooMany, unauthorized, unavailable } from './errors';

test('every refusal has a status, a code and a sentence in every language', () => {
  const all = [
    unauthorized(),
    forbidden('chat'),
    notFound('document', 'd1'),
    conflict(inEveryLocale((locale) => (locale === 'zh-CN' ? '冲突' : 'Conflict'))),
    tooLarge(1024 * 1024),
    tooMany(1500),
    unavailable('store'),
    failed('abc'),
  ];
  expect(all.map((error) => error.status)).toEqual([401, 403, 404, 409, 413, 429, 503, 500]);
  for (const error of all) {
    expect(error.code).toBe(error.status);
    expect(error.text['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(error.text['en-US']).not.toMatch(/\p{Script=Han}/u);
  }
});

test('limits and waiting times are named, long ids are cut', () => {
  expect(tooLarge(1024 * 1024).message).toContain('1,024 kB');
  expect(tooMany(1500)).toMatchObject({
    detail: { retryAfterMs: 1500 },
    message: expect.stringContaining('2 seconds'),
  });
  expect(notFound('document', 'x'.repeat(5000)).message.length).toBeLessThan(200);
});
