import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../support/app';
import { makeFolder } from '../support/temporary-folder';

async function builtPortal(): Promise<string> {
  const { path: folder, remove } = await makeFolder('client');
  onTestFinished(remove);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><title>t</title><!--mw:head--></head><body><!--mw:boot--></body></html>',
  );
  return folder;
}

const configured = {
  BIGDATA_TOKEN_URL: 'https://data.example.com/token?for=portal',
  BIGDATA_TOKEN_KEY: 'bigdata',
  BIGDATA_TOKEN_DOMAIN: 'example.com',
};

async function policyOf(env: Record<string, string>): Promise<string> {
  const { app } = await openTestApp({ env, clientFolder: await builtPortal() });
  const answer = await app.inject({ url: '/engine' });
  return /connect-src ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
}

test('the page may call the origin of the configured data platform, and no other', async () => {
  expect(await policyOf(configured)).toBe("'self' https://data.example.com");
  expect(await policyOf({})).toBe("'self'");
});

test('an upstream that answers signing in names no further host to call', async () => {
  const env = { UPSTREAM_PROXY_API: 'http://127.0.0.1:9' };
  expect(await policyOf(env)).toBe("'self'");
  expect(await policyOf({ ...env, ...configured })).toBe("'self' https://data.example.com");
});
