import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

it('counts down from 270 s', () => {
  const at = (seconds: number) => timeLeft(1_000_000, 1_000_000 + seconds * 1000);
  expect([0, 269, 270, 290.5, 300, 320].map(at)).toEqual([null, null, 30, 10, 0, 0]);
  expect(timeLeft(1_000_000, 1_300_000, 900)).toBeNull();
  expect(timeLeft(1_000_000, 1_940_000, 900)).toBe(20);
  expect(at(4_000)).toBeNull();
  expect(at(-50)).toBeNull();
  expect(timeLeft(null, 5)).toBeNull();
});
