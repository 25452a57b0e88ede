import { expect, it } from 'vitest';
import { chineseNumber } from './chinese-number';

it('reads every number that articles have', () => {
  expect(['十', '十一', '二十', '一百零二', '一百一十九', '三十六', '7'].map(chineseNumber)).toEqual([
    10, 11, 20, 102, 119, 36, 7,
  ]);
});

it('tells what is no number', () => {
  expect(chineseNumber('甲')).toBeNaN();
});
