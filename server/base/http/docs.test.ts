import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDocs } from './docs';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await addDocs(app);
});
afterAll(() => app.close());

test('shows the reference as a page under the policy of every page', async () => {
  const page = await app.inject('/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+';/);
});

test('is as wide as the screen it is shown on', async () => {
  const { body } = await app.inject('/docs');
  expect(body.match(/<meta name="viewport" content="width=device-width, initial-scale=1">/g)).toHaveLength(1);
});

test('needs nothing from elsewhere', async () => {
  const { body } = await app.inject('/docs');
  const all = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  // The way back to the portal, which is followed and not loaded.
  expect(all.filter((address) => address === '/')).toHaveLength(1);
  const addresses = all.filter((address) => address !== '/');
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    expect(address).toMatch(/^\/docs\//);
    expect((await app.inject(address)).statusCode).toBe(200);
  }
});

test('runs no inline script, so the policy needs no exception', async () => {
  const { body } = await app.inject('/docs');
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style/i);
});

test('gives the document away', async () => {
  const document = (await app.inject('/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).length).toBeGreaterThan(60);
});
