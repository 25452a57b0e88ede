import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maskAccount } from '../../setting/person/mask-account';
import { deviceName } from '../base/http/device-name';
import { readAccount } from './account';
import { askQuestion } from './captcha/ask-question';
import { drawCaptcha, newAnswer } from './captcha/draw-captcha';
import { industryName, isIndustry, listIndustries } from './industries';

describe('an account', () => {
  test.each([
    ['138 0000 0042', 'phone', '13800000042'],
    ['+86 13800000042', 'phone', '13800000042'],
    ['１３８００００００４２', 'phone', '13800000042'],
    ['Wei@Example.COM ', 'email', 'wei@example.com'],
    ['operator', 'name', 'operator'],
    ['12800000042', 'name', '12800000042'],
  ])('%j is a %s', (typed, kind, value) => expect(readAccount(typed)).toEqual({ kind, value }));

  test('reads what it has read the same way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const { value } = readAccount(typed);
        expect(readAccount(value).value).toBe(value);
      }),
    );
  });

  test.each([
    ['13800000042', '138****0042'],
    ['wei@example.com', 'w***@example.com'],
    ['operator', 'o***r'],
    ['', '***'],
  ])('%s is shown as %s', (value, shown) => expect(maskAccount(value)).toBe(shown));
});

describe('a captcha', () => {
  test('is a picture of its own each time, with ink on it', async () => {
    const answer = newAnswer();
    expect(answer).toMatch(/^[ACEFHJ-NPRT-Y34679]{4,5}$/);
    const pictures = await Promise.all([drawCaptcha(answer), drawCaptcha(answer)]);
    const hashes = pictures.map((one) => createHash('sha256').update(one).digest('hex'));
    expect(hashes[0]).not.toBe(hashes[1]);
    const bytes = Buffer.from(pictures[0]?.split(',')[1] ?? '', 'base64');
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 200, 60]);
    const { channels } = await sharp(bytes).greyscale().stats();
    expect(channels[0]?.stdev).toBeGreaterThan(15);
  });

  test('in words is a sum without a negative result', () => {
    for (let n = 0; n < 200; n += 1) expect(Number(askQuestion('zh-CN').answer)).toBeGreaterThanOrEqual(0);
  });
});

test('a device is named by browser and system', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
  expect(deviceName(mac)).toBe('Safari · macOS');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge · Windows');
  expect(deviceName(undefined)).toBe('');
});

test('branches of industry have one id each and a name in both languages', () => {
  const all = listIndustries('zh-CN').flatMap((one) => [one, ...(one.children ?? [])]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(industryName('344', 'en-US')).toMatch(/Pumps/);
  expect([isIndustry('344'), isIndustry('999')]).toEqual([true, false]);
});
