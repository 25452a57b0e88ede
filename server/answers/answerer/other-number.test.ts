import { expect, it } from 'vitest';
import { isOtherNumber } from './other-number';

it.each([
  ['What does exception code 04 mean?', 'What does exception code 03 mean?', true],
  ['What does exception code 02 mean?', 'What does exception code 02 mean?', false],
  ['例外码 ０４ 是什么意思', '例外码 04 是什么意思？', false],
  ['What does an exception code mean?', 'What does exception code 03 mean?', false],
  ['测 380 V 电动机绝缘用多少伏的兆欧表', '兆欧表怎么选？', false],
])('%s / %s: %s', (question, heading, expected) => {
  expect(isOtherNumber(question, heading)).toBe(expected);
});
