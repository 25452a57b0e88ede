import { expect, test } from 'vitest';
import { reopenPerson } from './guard';

test('reopens the personal center when a community sends people that is not the user centre', () => {
  expect(reopenPerson('/personInfo', '?PersonCommunity=/other&x=1')).toBe('/personInfo?x=1');
  expect(reopenPerson('/personInfo', '?PersonCommunity=')).toBe('/personInfo');
  expect(reopenPerson('/personInfo', '?PersonCommunity=/sns/usercenter/1')).toBeNull();
  expect(reopenPerson('/personInfo', '')).toBeNull();
  expect(reopenPerson('/engine', '?PersonCommunity=/other')).toBeNull();
});
