import { expect, test } from 'vitest';
import { measureText, unitText } from './measure-text';
import { readQuantity } from './read-quantity';

test('a measure is written as its reader writes it', () => {
  expect(measureText(24_000, 'r/min', 'en-US')).toBe('24,000 r/min');
  expect(measureText(2, 'weeks', 'zh-CN')).toBe('2 周');
  expect(measureText(2, 'weeks', 'en-US')).toBe('2 weeks');
  expect(measureText(0.5, '', 'zh-CN')).toBe('0.5');
});

test('a unit in any language is read as the one that is kept', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    expect(readQuantity('14 d', unitText('weeks', locale))).toBe(2);
    expect(readQuantity('3 weeks', unitText('weeks', locale))).toBe(3);
  }
});
