import { expect, test } from 'vitest';
import { activityAt, sourceOf } from './activity-href';

const at = (address: string, routes: Record<string, string> = { '/award1024': 'award1024' }) => {
  const { pathname, searchParams } = new URL(address, 'https://mill.example');
  return activityAt(pathname, searchParams, routes);
};

test('the address names the activity, else the setting does', () => {
  expect(at('/award1024')).toBe('award1024');
  expect(at('/award1024/?id=spring-draw')).toBe('spring-draw');
  expect(at('/awardResult')).toBe('award1024');
  expect(at('/awardSurvey')).toBeUndefined();
  expect(at('/award1024?id=../x')).toBe('award1024');
  expect(at('/award1024', { '/award1024': '<b>' })).toBeUndefined();
});

test('a source that could be anything else is not kept', () => {
  expect(sourceOf(new URLSearchParams('from=poster-3'))).toBe('poster-3');
  expect(sourceOf(new URLSearchParams('from=a b'))).toBeUndefined();
  expect(sourceOf(new URLSearchParams('appid=wx.1'))).toBe('wx.1');
});
