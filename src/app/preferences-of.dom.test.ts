import { afterEach, expect, test } from 'vitest';
import { writePreference } from '@/browser/preference-cookie';
import { preferencesOf } from './preferences-of';

afterEach(() => {
  writePreference('mw_locale', undefined);
  writePreference('mw_mode', undefined);
});

test('the domain decides a first visit', () => {
  expect(preferencesOf({ accessDomain: 'x', theme: { mode: 'dark' } }, 'en-US')).toEqual({
    locale: 'en-US',
    mode: 'dark',
  });
  expect(preferencesOf({ accessDomain: 'x' }, 'zh-CN')).toEqual({ locale: 'zh-CN', mode: 'system' });
});

test('the visitor’s own choice wins, if it is one', () => {
  writePreference('mw_locale', 'en-US');
  writePreference('mw_mode', 'light');
  expect(preferencesOf({ accessDomain: 'x', theme: { mode: 'dark' } }, 'zh-CN')).toEqual({
    locale: 'en-US',
    mode: 'light',
  });
  writePreference('mw_locale', 'xx');
  writePreference('mw_mode', 'neon');
  expect(preferencesOf({ accessDomain: 'x' }, 'zh-CN')).toEqual({ locale: 'zh-CN', mode: 'system' });
});
