import { expect, test } from 'vitest';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { openPlatform } from '../../../tests/support/open-platform';
import { signedInPerson } from '../../../tests/support/person';

const chat = { model: 'millwright-ask', messages: [{ role: 'user', content: 'How often is the bearing greased?' }] };

test('each call is counted without its words, for whoever owns the key, and its budget holds', async () => {
  const { call, makeKey, headers, by, store } = await openPlatform({ parts: { search: fakeSearch([buildHit()]) } });
  const { secret, id } = await makeKey({ name: 'Report', scopes: ['knowledge:ask', 'usage:read'] });
  const ask = () => call('POST', '/openai/v1/chat/completions', { headers: by(secret), body: chat });
  expect((await ask()).status).toBe(200);
  const [row] = (await call('GET', '/api/usage', { headers })).data;
  expect(row).toMatchObject({ name: 'Report', calls: 1, failed: 0, estimated: 1 });
  expect((await call('GET', '/api/usage?by=model', { headers: by(secret) })).data[0].name).toBe('millwright-ask');
  expect((await call('GET', '/api/usage?by=day', { headers })).data[0].name).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(JSON.stringify(await store.db.selectFrom('usage_event').selectAll().execute())).not.toContain('greased');
  const put = await call('PUT', `/api/usage/budgets/${id}`, { headers, body: { tokens: 100, period: 'day' } });
  expect(put.data).toMatchObject([{ key: id, tokens: 100, used: 0, held: 0, period: 'day' }]);
  const full = await ask();
  expect(full).toMatchObject({ status: 429, error: { code: 'quota_exceeded', type: 'rate_limit_error' } });
  expect(full.error.message).toContain('100');
  expect((await call('PUT', `/api/usage/budgets/${id}`, { headers, body: { tokens: null } })).data).toEqual([]);
  expect((await ask()).status).toBe(200);
  const stranger = (await signedInPerson(store, { phone: '13800000043' })).headers;
  expect((await call('GET', '/api/usage', { headers: stranger })).data).toEqual([]);
  expect((await call('PUT', `/api/usage/budgets/${id}`, { headers: stranger, body: { tokens: 1 } })).status).toBe(404);
});

test('an organization’s usage is its administrators’', async () => {
  const { call, makeKey, headers, by, actFor, store, person } = await openPlatform({
    parts: { search: fakeSearch([buildHit()]) },
  });
  await actFor('mill', 'admin');
  const { secret } = await makeKey({ owner: 'organization', name: 'Line 1', scopes: ['knowledge:ask', 'usage:read'] });
  expect((await call('POST', '/openai/v1/chat/completions', { headers: by(secret), body: chat })).status).toBe(200);
  const seen = async (more = headers) => (await call('GET', '/api/usage', { headers: more })).data.length;
  expect(await seen()).toBe(1);
  expect(await seen(by(secret))).toBe(1);
  await store.db.updateTable('membership').set({ role: 'member' }).where('person_id', '=', person.id).execute();
  expect(await seen()).toBe(0);
});
