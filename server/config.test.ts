import { isAbsolute, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packageRoot } from './base/package-root';
import { ConfigError, loadConfig } from './config';

test('an empty environment is a complete configuration', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', env: 'production', trustProxy: 0, upstreams: {} });
  expect(config.data).toBe(join(packageRoot, 'data'));
  expect(config.llm).toBeUndefined();
});

test('values are read, blanks count as absent', () => {
  const config = loadConfig({
    PORT: ' 9000 ',
    HOST: '',
    DATABASE_URL: 'postgresql://user@/db?host=/run/postgresql',
    MAIN_HOST: 'Portal.example.com, www.example.com',
    TRUST_PROXY: 'true',
    LLM_BASE_URL: 'https://models.example.com/v1/',
    LLM_MODEL: 'm',
    LLM_API_KEY: 'secret',
    UPSTREAM_ACHAT_API: 'https://old.example.com/achat/api/',
  });
  expect(config.port).toBe(9000);
  expect(config.host).toBe('127.0.0.1');
  expect(config.databaseUrl).toContain('/run/postgresql');
  expect(config.mainHosts).toEqual(['portal.example.com', 'www.example.com']);
  expect(config.trustProxy).toBe(1);
  expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(config.llm).toEqual({ baseUrl: 'https://models.example.com/v1', model: 'm', apiKey: 'secret' });
  expect(config.upstreams).toEqual({ '/achat/api': 'https://old.example.com/achat/api' });
  expect(config.upstreamsWithToken).toEqual([]);
});

test.each([
  [
    'MAIN_HOST',
    ['https://portal.example.com', 'portal.example.com:8080', 'a.example.com, b..c'],
    'a.example.com B.example.com, portal_1',
  ],
  ['COOKIE_DOMAIN', ['https://example.com', 'example.com/', '*.example.com'], '.example.com'],
  [
    'FRAME_ORIGINS',
    ['portal.example.com', 'https://a.example.com/path', 'null'],
    'https://a.example.com, http://localhost:3000',
  ],
  ['PICTURE_ORIGINS', ['cdn.example.com', 'https://a.example.com/x; script-src *'], 'https://cdn.example.com'],
])('%s that could never fit is a fault with the form it needs', (name, wrong, right) => {
  for (const value of wrong)
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`${name} has '.*'; it takes .* such as`));
  expect(() => loadConfig({ [name]: right })).not.toThrow();
});

test('the token goes to services that are named, and only forwarded ones can be', () => {
  const env = { UPSTREAM_SAAS: 'https://a.example.com', UPSTREAM_ACHAT_API: 'https://b.example.com' };
  const read = (names: string) => loadConfig({ ...env, UPSTREAM_WITH_TOKEN: names }).upstreamsWithToken;
  expect(read('saas, ACHAT_API')).toEqual(['/saas', '/achat/api']);
  for (const wrong of ['SAAS,CHAT', '/saas', '*', 'UPSTREAM_SAAS', '__proto__'])
    expect(() => read(wrong)).toThrow(/UPSTREAM_WITH_TOKEN names .* such as SAAS/);
});

test('every fault is listed at once, and no secret is repeated', () => {
  const load = () =>
    loadConfig({
      PORT: '80a',
      MILLWRIGHT_ENV: 'staging',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      LLM_MODEL: 'm',
      UPSTREAM_NOWHERE: 'https://x.example.com',
      UPSTREAM_SAAS: 'ftp://x.example.com',
    });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/6 faults/);
  expect(load).toThrow(/PORT is '80a'.*\n.*MILLWRIGHT_ENV|DATABASE_URL/s);
  expect(load).toThrow(/UPSTREAM_NOWHERE is not a prefix/);
  expect(load).not.toThrow(/hunter2/);
});

test('any environment gives a usable configuration or a ConfigError, nothing else', () => {
  const names = [
    'PORT',
    'HOST',
    'MILLWRIGHT_DATA',
    'DATABASE_URL',
    'TRUST_PROXY',
    'RATE_LIMIT',
    'LLM_BASE_URL',
    'UPSTREAM_API',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary-ascii' })), (env) => {
      try {
        const config = loadConfig(env);
        expect(config.port).toBeGreaterThanOrEqual(0);
        expect(isAbsolute(config.data)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});
