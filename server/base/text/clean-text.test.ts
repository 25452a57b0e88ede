import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, titleOf } from './clean-text';

test('control characters go, line ends become one, words stay', () => {
  expect(cleanText(' \u0000轴\u0007承\r\n温度\r\t80 ℃ \ud800')).toBe('轴 承\n温度\n\t80 ℃ \uFFFD');
  expect(cleanText('\u0000\u001f\u2028 ')).toBe('');
  expect(cleanText('👩‍🏭 ﷽ Ω≈ç')).toBe('👩‍🏭 ﷽ Ω≈ç');
});

test('whatever is typed can be stored, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const clean = cleanText(text);
      expect(clean).not.toMatch(/\0/);
      expect(Buffer.from(clean, 'utf8').toString('utf8')).toBe(clean);
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

test('a title is one short line that never cuts a character', () => {
  expect(titleOf(' 轴承\n 温度 ')).toBe('轴承 温度');
  expect(titleOf('啊'.repeat(300))).toBe(`${'啊'.repeat(199)}…`);
  expect(titleOf('😀'.repeat(300)).isWellFormed?.() ?? true).toBe(true);
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => titleOf(text).length <= 500));
});
