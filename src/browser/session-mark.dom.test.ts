import { afterEach, expect, test } from 'vitest';
import { clearMark, readMark, writeMark } from './session-mark';

afterEach(() => clearMark());

test('says that somebody is here, and who else is', () => {
  expect(readMark()).toBeUndefined();
  writeMark('0123456789abcdef');
  expect(readMark(`mw_sessions=other; ${document.cookie}; mw_sessio=1`)).toBe('0123456789abcdef');
  clearMark();
  expect(readMark()).toBeUndefined();
  expect(readMark('mw_session=')).toBeUndefined();
});
