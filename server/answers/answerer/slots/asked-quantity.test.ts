import { describe, expect, test } from 'vitest';
import { QUANTITIES } from './asked-quantity';

const lacks = (question: string, text: string): boolean =>
  QUANTITIES.some(([ask, tells]) => ask.test(question) && !tells.test(text));

describe('a quantity that is asked for', () => {
  test.each([
    ['how often is the filter changed', 'the filter keeps dirt out at 6 bar', 'the filter is changed every 500 h'],
    ['滤芯多久换一次', '滤芯压差为 0.8 bar', '滤芯每年更换一次'],
    ['how hot may the bearing get', 'the bearing carries 3 kn', 'the bearing stays below 80 °c'],
    ['进气口离墙多远', '进气口要干净', '进气口离墙至少 500 mm'],
    ['螺栓力矩拧多紧', '按顺序拧 3 遍', '拧到 240 n·m'],
    ['how fast may the belt run', 'the belt is 40 mm wide', 'the belt runs at 3 m/s'],
    ['用多高的电压', '加压 10 min', '用 500 v'],
    ['用多高的电压', '加压 10 min', '| 试验电压（v） |\n| 500 |'],
    ['要加多少升', '加满为止', '加 12 l'],
    ['how many shims may be stacked', 'shims are clean', 'not more than three shims are stacked'],
  ])('%s', (question, silent, telling) => {
    expect(lacks(question, silent)).toBe(true);
    expect(lacks(question, telling)).toBe(false);
  });

  test('is none where a number only says which', () => {
    expect(lacks('3级压力容器怎么检', '按安全状况等级检验')).toBe(false);
  });
});
