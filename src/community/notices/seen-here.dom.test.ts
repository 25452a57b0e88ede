import { beforeEach, expect, test } from 'vitest';
import { noteSeenHere, seenHere } from './seen-here';

beforeEach(() => localStorage.clear());

test('a visitor’s browser knows which edition was read and confirmed', () => {
  const notice = { id: 'a', edition: 1 };
  expect(seenHere(notice)).toEqual({ read: false, confirmed: false });
  noteSeenHere(notice, false);
  expect(seenHere(notice)).toEqual({ read: true, confirmed: false });
  noteSeenHere(notice, true);
  noteSeenHere(notice, false);
  expect(seenHere(notice)).toEqual({ read: true, confirmed: true });
  expect(seenHere({ ...notice, edition: 2 })).toEqual({ read: false, confirmed: false });
});

test('what is stored under its name by somebody else is ignored', () => {
  for (const value of ['[1]', '"x"', '{"a":null}', '{"a":{"edition":"1"}}', 'no json']) {
    localStorage.setItem('mw_notices', value);
    expect(seenHere({ id: 'a', edition: 1 })).toEqual({ read: false, confirmed: false });
  }
});

test('the oldest are forgotten', () => {
  for (let n = 0; n < 220; n += 1) noteSeenHere({ id: `n${n}`, edition: 1 }, false);
  expect(seenHere({ id: 'n0', edition: 1 }).read).toBe(false);
  expect(seenHere({ id: 'n219', edition: 1 }).read).toBe(true);
});
