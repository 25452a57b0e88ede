import { expect, test } from 'vitest';
import type { Context } from '../../context';
import { portalOrigin } from './undo-address';

const ask = (host: string, accessDomain: string | undefined, mainHosts: string[] = []) => {
  const settings = { get: async (domain: string) => ({ known: domain === 'steel' || domain === 'kb.example.com' }) };
  const ctx = { config: { mainHosts }, settings } as unknown as Context;
  return portalOrigin(ctx, { protocol: 'https', host, accessDomain });
};

test('a host of a setting or of the configuration is named', async () => {
  expect(await ask('kb.example.com', 'kb.example.com', ['portal.example.com'])).toBe('https://kb.example.com');
  expect(await ask('steel.portal.example.com:8443', 'steel')).toBe('https://steel.portal.example.com:8443');
  expect(await ask('portal.example.com', 'main', ['portal.example.com'])).toBe('https://portal.example.com');
  expect(await ask('localhost:8080', 'main')).toBe('https://localhost:8080');
});

test.each([
  ['evil.example', 'evil.example'],
  ['localhost', 'main'],
  ['kb.example.com@evil.example', 'kb.example.com'],
  ['kb.example.com:80@evil.example', undefined],
  ['kb.example.com/evil', 'kb.example.com'],
  ['', undefined],
])('%j is not: the main host is, or the path alone', async (host, domain) => {
  expect(await ask(host, domain, ['portal.example.com'])).toBe('https://portal.example.com');
  if (domain !== 'main') expect(await ask(host, domain)).toBe('');
});
