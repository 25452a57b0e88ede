// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
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
