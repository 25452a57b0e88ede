import { beforeEach, expect, test, vi } from 'vitest';
import { secondsLeft, startCountdown } from './countdown';

beforeEach(() => localStorage.clear());

test('counts down from where it was, after a reload too', () => {
  startCountdown('login', 59, 1_000_000);
  expect(secondsLeft('login', 59, 1_000_000)).toBe(59);
  expect(secondsLeft('login', 59, 1_000_500)).toBe(59);
  expect(secondsLeft('login', 59, 1_058_001)).toBe(1);
  expect(secondsLeft('login', 59, 1_060_000)).toBe(0);
});

test('a clock that was set back, or a value nobody understands, does not make anybody wait for long', () => {
  startCountdown('login', 59, 1_000_000);
  expect(secondsLeft('login', 59, 0)).toBe(59);
  localStorage.setItem('mw:resend:login', 'soon');
  expect(secondsLeft('login', 59)).toBe(0);
});

test('storage that is full or forbidden: counts as long as the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startCountdown('getback', 60, 1_000_000);
  vi.restoreAllMocks();
  expect(secondsLeft('getback', 60, 1_030_000)).toBe(30);
  startCountdown('getback', 60, 2_000_000);
  expect(secondsLeft('getback', 60, 2_030_000)).toBe(30);
});
