import { expect, test } from 'vitest';
import { loginAddress } from './login-address';

test.each([
  [undefined, '/login?from=x'],
  ['/q/1', '/login?targetUrl=%2Fq%2F1&from=x'],
  ['/q?wd=a&b=c', '/login?targetUrl=%2Fq%3Fwd%3Da%26b%3Dc&from=x'],
  ['/login', '/login?from=x'],
  ['/login?targetUrl=%2Fq%3Fwd%3Da&from=mail', '/login?targetUrl=%2Fq%3Fwd%3Da&from=x'],
])('on the way to %s: %s', (returnTo, address) => {
  expect(loginAddress(returnTo, { from: 'x' })).toBe(address);
});
