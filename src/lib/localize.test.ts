import { expect, test } from 'vitest';
import { localize } from './localize';

test('a plain text is the same in every language', () => {
  expect(localize('OEE', 'zh-CN')).toBe('OEE');
  expect(localize(undefined, 'zh-CN')).toBeUndefined();
});

test('takes the language asked for, else the other one', () => {
  expect(localize({ 'zh-CN': '轴承', 'en-US': 'Bearing' }, 'zh-CN')).toBe('轴承');
  expect(localize({ 'zh-CN': '轴承', 'en-US': 'Bearing' }, 'en-US')).toBe('Bearing');
  expect(localize({ 'zh-CN': '轴承' }, 'en-US')).toBe('轴承');
  expect(localize({ 'en-US': 'Bearing' }, 'zh-CN')).toBe('Bearing');
});
