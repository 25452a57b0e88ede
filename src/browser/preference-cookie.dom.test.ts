import { expect, test } from 'vitest';
import { readPreference, writePreference } from './preference-cookie';

test('remembers and forgets', () => {
  expect(readPreference('mw_mode')).toBeUndefined();
  writePreference('mw_mode', 'dark');
  writePreference('mw_locale', 'en-US');
  expect(readPreference('mw_mode')).toBe('dark');
  expect(readPreference('mw_locale')).toBe('en-US');
  writePreference('mw_mode', undefined);
  writePreference('mw_locale', undefined);
  expect(readPreference('mw_mode')).toBeUndefined();
});

test('is not taken in by a cookie whose name ends alike', () => {
  expect(readPreference('mw_mode', 'not_mw_mode=dark; other=mw_mode=light')).toBeUndefined();
});
