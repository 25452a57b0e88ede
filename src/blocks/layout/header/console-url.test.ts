import { expect, test } from 'vitest';
import { consoleUrl } from './console-url';

const BASE = 'https://console.example/home';

test('leads to the console with the code of the organization', () => {
  expect(consoleUrl(BASE, { name: '北岭', tenantCode: 'a b' })).toBe(`${BASE}?tenantCode=a%20b`);
  expect(consoleUrl(`${BASE}?x=1#top`, { name: '北岭', tenantCode: 'a' })).toBe(`${BASE}?x=1&tenantCode=a#top`);
});

test('nobody without a code, and no single person, has one', () => {
  expect(consoleUrl(BASE, null)).toBeUndefined();
  expect(consoleUrl(BASE, { name: '北岭' })).toBeUndefined();
  expect(consoleUrl(BASE, { name: '个人用户', tenantCode: 'a' })).toBeUndefined();
  expect(consoleUrl(undefined, { name: '北岭', tenantCode: 'a' })).toBeUndefined();
});
