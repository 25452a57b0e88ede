import { expect, test } from 'vitest';
import { openLifeCycle } from '../../../tests/support/life-cycle';
import { signedIn } from '../../../tests/support/operator';

const page = { accept: 'text/html' };

test('an archived domain has no portal, keeps its history, and comes back as a draft', async () => {
  const { ctx, call, head } = await openLifeCycle();
  const isServed = async () => (await ctx.settings.get('a')).served;
  expect(await isServed()).toBe(true);
  expect((await call('POST', 'domains/a/archive', {})).status).toBe(200);
  await expect.poll(isServed).toBe(false);
  expect((await call('GET', 'domains')).data.items).toMatchObject([
    { domain: 'a', title: 'First', status: 'archived' },
  ]);
  for (const path of ['domains/a', 'domains/a/revisions']) expect((await call('GET', path)).status).toBe(409);
  expect((await call('POST', 'domains', { domain: 'a' })).status).toBe(409);
  expect((await call('POST', 'domains/a/archive', {})).status).toBe(409);
  expect((await call('DELETE', 'domains/a/archive')).status).toBe(200);
  expect((await call('GET', 'domains/a')).data).toMatchObject({ head: null, draft: { body: { title: 'First' } } });
  expect((await call('GET', 'domains/a/revisions')).data.items).toMatchObject([{ id: head }]);
  expect((await call('GET', 'audit')).data.items).toMatchObject([
    { action: 'restore', domain: 'a', to: head },
    { action: 'archive', domain: 'a', from: head },
    {},
    {},
  ]);
});

test('sends pages, and only pages, on to the domain that takes its place', async () => {
  const { app, call } = await openLifeCycle();
  await call('POST', 'domains', { domain: 'b' });
  await call('POST', 'domains/b/publish', { base: null, body: { accessDomain: 'b', title: 'New' }, message: 'why' });
  expect((await call('POST', 'domains/a/archive', { movedTo: 'a' })).status).toBe(400);
  expect((await call('POST', 'domains/a/archive', { movedTo: 'nobody' })).status).toBe(404);
  expect((await call('POST', 'domains/a/archive', { movedTo: 'b' })).status).toBe(200);
  const get = (headers: object) =>
    app.inject({ url: '/docs/x?q=1', headers: { host: 'a.localhost:8080', ...headers } });
  await expect.poll(async () => (await get(page)).statusCode).toBe(307);
  const sent = await get(page);
  expect([sent.statusCode, sent.headers.location]).toEqual([307, 'http://b.localhost:8080/docs/x?q=1']);
  expect((await get({ accept: 'application/json' })).statusCode).not.toBe(307);
  await call('POST', 'domains/b/archive', {});
  await expect.poll(async () => (await get(page)).statusCode).not.toBe(307);
});

test('the main domain stays, and nobody archives what is not theirs', async () => {
  const { as, call, store } = await openLifeCycle({ accessDomain: 'a', title: 'First', tenantId: 't1' });
  expect((await call('POST', 'domains/main/archive', {})).status).toBe(400);
  const stranger = as(await signedIn(store, 'stranger', 't2'));
  expect((await stranger('POST', 'domains/a/archive', {})).status).toBe(403);
  await call('POST', 'domains/a/archive', {});
  expect((await stranger('DELETE', 'domains/a/archive')).status).toBe(403);
  expect((await stranger('GET', 'domains')).data.items).toEqual([]);
  expect((await call('DELETE', 'domains/b/archive')).status).toBe(404);
});
