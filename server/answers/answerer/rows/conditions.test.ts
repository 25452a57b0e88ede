import { describe, expect, test } from 'vitest';
import { conditionsOf, isForOtherConditions, isOtherCase } from './conditions';

test.each([
  ['联轴器对中允许偏差是多少，3000转', 1],
  ['现在测出来 40 兆欧，要不要紧', 0],
  ['the bearing sits at 85 °C, is that fine', 0],
  ['limit at 85 °C', 1],
])('%s has %d conditions', (question, count) => {
  expect(conditionsOf(question)).toHaveLength(count);
});

describe('an example of another case', () => {
  const at3000 = conditionsOf('3000 r/min 的对中偏差');
  test.each([
    ['转速 1480 r/min 的水泵，偏移不超过 0.10 mm 时对中合格。', true],
    ['A pump at 1480 r/min is acceptably aligned when the offset is at most 0.10 mm.', true],
    ['转速 3000 r/min 的水泵，偏移不超过 0.07 mm 时对中合格。', false],
    ['偏移不超过 0.10 mm 时对中合格。', false],
    ['A motor with 1470 r/min means a slip of 2 %.', false],
  ])('%s: %s', (sentence, expected) => {
    expect(isOtherCase(at3000, sentence)).toBe(expected);
    expect(isOtherCase([], sentence)).toBe(false);
  });
});

test('tells what is said of another speed from what is said of none', () => {
  const conditions = conditionsOf('How far may a belt wander at 700 rpm?');
  expect(isForOtherConditions(conditions, ['At 1480 r/min it wanders 3 mm.'])).toBe(true);
  expect(isForOtherConditions(conditions, ['At 500 to 900 r/min it wanders 3 mm.'])).toBe(false);
  expect(isForOtherConditions(conditions, ['It wanders 3 mm.'])).toBe(false);
});

test('a rule for a range of heads is another case for a number outside it', () => {
  const conditions = conditionsOf('皮带事故伤了 3 人怎么罚');
  expect(isOtherCase(conditions, '造成 3 人以上 10 人以下受伤的，罚款二十万元。')).toBe(false);
  expect(isOtherCase(conditions, '造成 10 人以上 30 人以下受伤的，罚款五十万元。')).toBe(true);
});
