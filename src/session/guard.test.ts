import { expect, test } from 'vitest';
import { guard } from './guard';

test.each([
  ['/engine', true, false, 'pass'],
  ['/q/abc', true, false, 'pass'],
  ['/qCount/1', true, false, 'pass'],
  ['/gpt', true, false, 'pass'],
  ['/ehmHelp', false, false, 'pass'],
  ['/ehmHelp', true, true, 'pass'],
  ['/ehmHelp', true, false, 'sign-in'],
] as const)('%s, login needed: %s, token: %s → %s', (path, needLogin, hasToken, verdict) => {
  expect(guard(path, needLogin, hasToken)).toBe(verdict);
});
