import { describe, expect, test } from 'vitest';
import { asksToJoin } from './asks-to-join';
import { guard, reopenPerson } from './guard';

describe('the guard', () => {
  test.each([
    ['/iichat', true, false, 'sign-in'],
    ['/iichat', true, true, 'pass'],
    ['/iichat', false, false, 'pass'],
    ['/gpt', true, false, 'pass'],
    ['/qa-list', true, false, 'pass'],
    ['/qImage/1', true, false, 'pass'],
    ['/personInfo', true, false, 'sign-in'],
  ] as const)('%s, needs somebody: %s, token: %s → %s', (path, needLogin, hasToken, verdict) => {
    expect(guard(path, needLogin, hasToken)).toBe(verdict);
  });

  test('reopens the personal center when a community sends people that is not the user centre', () => {
    expect(reopenPerson('/personInfo', '?PersonCommunity=/other&x=1')).toBe('/personInfo?x=1');
    expect(reopenPerson('/personInfo', '?PersonCommunity=')).toBe('/personInfo');
    expect(reopenPerson('/personInfo', '?PersonCommunity=/sns/usercenter/1')).toBeNull();
    expect(reopenPerson('/personInfo', '')).toBeNull();
    expect(reopenPerson('/engine', '?PersonCommunity=/other')).toBeNull();
  });
});

test('nobody is asked to join on equipment-health pages', () => {
  expect(['/engine', '/q/1', '/personInfo'].map(asksToJoin)).toEqual([true, true, true]);
  expect(['/ehmHelp', '/ehmDeviceGpt', '/device-intelligent-agent', '/login'].some(asksToJoin)).toBe(false);
});
