import { describe, expect, test } from 'vitest';
import { openPlatform } from '../../../tests/support/open-platform';
import { signedInPerson } from '../../../tests/support/person';

const search = '/api/search?q=PLC';

test('a key is shown once, calls what its scopes name, and nothing else', async () => {
  const { call, makeKey, headers, by, store } = await openPlatform();
  const { data, secret, id } = await makeKey({ scopes: ['knowledge:search'] });
  expect(secret).toMatch(/^mwk_[a-z0-9]{12}_[\w-]{49}$/);
  expect(data.key).toMatchObject({ owner: 'person', state: 'active', scopes: ['knowledge:search'], mayChange: true });
  const listed = await call('GET', '/api/keys', { headers });
  expect(listed.data).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain(secret.slice(17));
  const row = await store.db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(secret.slice(17, 60));

  expect((await call('GET', search, { headers: by(secret) })).status).toBe(200);
  expect((await call('GET', search, { headers: { 'x-api-key': secret } })).status).toBe(200);
  const denied = await call('POST', '/openai/v1/chat/completions', {
    headers: by(secret),
    body: { model: 'millwright-ask', messages: [{ role: 'user', content: 'PLC?' }] },
  });
  expect(denied).toMatchObject({ status: 403, error: { code: 'key_scope' } });
  expect(denied.error.message).toContain('knowledge:ask');
  // Without x-scopes, a call takes no key, whatever the key may do.
  for (const url of ['/api/keys', '/api/session/user', '/api/session/devices', '/api/question/list'])
    expect(await call('GET', url, { headers: by(secret) })).toMatchObject({
      status: 403,
      data: { reason: 'key_scope' },
    });
});

describe('a key that is not good', () => {
  test.each([
    ['mwk_typing-mistake', 401, 'invalid_key'],
    [`mwk_000000000000_${'a'.repeat(49)}`, 401, 'invalid_key'],
  ])('%s', async (key, status, reason) => {
    const { call, by } = await openPlatform();
    expect(await call('GET', search, { headers: by(key) })).toMatchObject({ status, data: { reason } });
  });

  test('has expired, was ended, or belongs to somebody who is disabled', async () => {
    const { call, by, makeKey, store, headers, person } = await openPlatform();
    const [old, ended, own] = [await makeKey(), await makeKey(), await makeKey()];
    await store.db
      .updateTable('api_key')
      .set({ expires_at: new Date(0) })
      .where('id', '=', old.id)
      .execute();
    expect(await call('GET', search, { headers: by(old.secret) })).toMatchObject({
      status: 401,
      data: { reason: 'key_expired' },
    });
    expect((await call('DELETE', `/api/keys/${ended.id}`, { headers })).status).toBe(200);
    expect(await call('GET', search, { headers: by(ended.secret) })).toMatchObject({
      status: 401,
      data: { reason: 'key_revoked' },
    });
    expect((await call('GET', search, { headers: by(own.secret) })).status).toBe(200);
    await store.db.updateTable('person').set({ disabled_at: new Date() }).where('id', '=', person.id).execute();
    expect(await call('GET', search, { headers: by(own.secret) })).toMatchObject({
      status: 401,
      data: { reason: 'key_revoked' },
    });
  });

  test('is sent in an address: refused, and its owner sees it', async () => {
    const { call, makeKey, headers } = await openPlatform();
    const { secret } = await makeKey();
    const answer = await call('GET', `${search}&api_key=${secret}`, { headers });
    expect(answer).toMatchObject({ status: 400, data: { reason: 'key_in_address' } });
    const [key] = (await call('GET', '/api/keys', { headers })).data;
    expect(key.seenInAddressAt).toMatch(/^20/);
  });

  test('comes from another network, or on another portal', async () => {
    const { call, by, makeKey } = await openPlatform();
    const near = await makeKey({ networks: ['127.0.0.0/8'] });
    const far = await makeKey({ networks: ['10.0.0.0/8', '2001:db8::/32'] });
    const elsewhere = await makeKey({ domains: ['steelworks'] });
    expect((await call('GET', search, { headers: by(near.secret) })).status).toBe(200);
    expect(await call('GET', search, { headers: by(far.secret) })).toMatchObject({
      status: 403,
      data: { reason: 'key_network' },
    });
    expect(await call('GET', search, { headers: by(elsewhere.secret) })).toMatchObject({
      status: 403,
      data: { reason: 'key_scope' },
    });
    expect(await makeKey({ networks: ['the office'] })).toMatchObject({ status: 400, data: { field: 'networks' } });
  });

  test('names knowledge bases of which none is left here: refused, never everything', async () => {
    const { call, by, makeKey } = await openPlatform();
    const [one, none] = [await makeKey({ bases: [3] }), await makeKey({ bases: [7] })];
    expect((await call('GET', search, { headers: by(one.secret) })).status).toBe(200);
    expect(await call('GET', search, { headers: by(none.secret) })).toMatchObject({
      status: 403,
      data: { reason: 'key_scope' },
    });
  });
});

test('rotating gives a new secret; the old one is good for a while and is counted; a repetition gives the same', async () => {
  const { call, by, makeKey, headers, store } = await openPlatform();
  const { secret, id } = await makeKey();
  const rotate = (key: string, body: object = {}) =>
    call('POST', `/api/keys/${id}/rotate`, { headers: { ...headers, 'idempotency-key': key }, body });
  const first = await rotate('rotation-1');
  const again = await rotate('rotation-1');
  expect(again.data.secret).toBe(first.data.secret);
  expect(first.data.secret).not.toBe(secret);
  expect(first.data.key.state).toBe('rotating');
  for (const key of [secret, secret, first.data.secret])
    expect((await call('GET', search, { headers: by(key) })).status).toBe(200);
  const [shown] = (await call('GET', '/api/keys', { headers })).data;
  expect(shown).toMatchObject({ formerUses: 2, formerNetwork: '127.0.0.1' });
  // The end of the overlap.
  await store.db
    .updateTable('api_key')
    .set({ former_until: new Date(0) })
    .execute();
  expect(await call('GET', search, { headers: by(secret) })).toMatchObject({
    status: 401,
    data: { reason: 'key_expired' },
  });
  // Without one, the old secret ends at once.
  const next = await rotate('rotation-2', { overlapHours: 0 });
  expect((await call('GET', search, { headers: by(first.data.secret) })).status).toBe(401);
  expect((await call('GET', search, { headers: by(next.data.secret) })).status).toBe(200);
});

test('making a key repeated by its Idempotency-Key makes one', async () => {
  const { call, makeKey, headers } = await openPlatform();
  const one = await makeKey({}, { 'idempotency-key': 'make-once' });
  const two = await makeKey({}, { 'idempotency-key': 'make-once' });
  expect(two.secret).toBe(one.secret);
  expect((await call('GET', '/api/keys', { headers })).data).toHaveLength(1);
});

test('who holds a key can end it', async () => {
  const { call, by, makeKey, headers } = await openPlatform();
  const { secret } = await makeKey({ scopes: ['usage:read'] });
  expect((await call('POST', '/api/keys/leaked', { headers: by(secret) })).status).toBe(200);
  expect((await call('POST', '/api/keys/leaked', { headers: by(secret) })).status).toBe(401);
  expect((await call('POST', '/api/keys/leaked', { headers })).status).toBe(401);
  expect((await call('GET', '/api/keys', { headers })).data[0]).toMatchObject({ state: 'ended', endedBy: 'leak' });
});

test('an organization’s keys are its administrators’; members see names, strangers nothing', async () => {
  const { call, by, makeKey, headers, actFor, store, person } = await openPlatform();
  expect((await makeKey({ owner: 'organization' })).status).toBe(403);
  expect((await makeKey({ days: 0 })).status).toBe(403);
  await actFor('mill', 'admin');
  const { secret, id } = await makeKey({ owner: 'organization', name: 'Line 1', days: 0 });
  expect((await call('GET', search, { headers: by(secret) })).status).toBe(200);
  const audit = await store.db.selectFrom('audit_entry').select(['action', 'tenant_id', 'target']).execute();
  expect(audit).toContainEqual({ action: 'key-made', tenant_id: 'mill', target: 'Line 1' });
  await store.db.updateTable('membership').set({ role: 'member' }).where('person_id', '=', person.id).execute();
  const [seen] = (await call('GET', '/api/keys', { headers })).data;
  expect(seen).toEqual({
    ...{ id, name: 'Line 1', owner: 'organization', state: 'active', scopes: [], mayChange: false },
    createdAt: expect.any(String),
  });
  expect((await call('DELETE', `/api/keys/${id}`, { headers })).status).toBe(403);
  const stranger = await signedInPerson(store, { phone: '13800000043' });
  expect((await call('GET', '/api/keys', { headers: stranger.headers })).data).toEqual([]);
  expect((await call('DELETE', `/api/keys/${id}`, { headers: stranger.headers })).status).toBe(404);
  // It outlives who made it.
  await store.db.deleteFrom('person').where('id', '=', person.id).execute();
  expect((await call('GET', search, { headers: by(secret) })).status).toBe(200);
});

test('a person has at most 20 living keys, also when asking for many at once', async () => {
  const { makeKey } = await openPlatform();
  for (let made = 0; made < 18; made += 1) await makeKey();
  const more = await Promise.all(Array.from({ length: 6 }, () => makeKey()));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(more.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('a portal that does not offer the platform makes no keys; a stale sign-in proves itself first', async () => {
  const closed = await openPlatform({}, { functionList: [1] });
  expect((await closed.makeKey()).status).toBe(403);
  const { makeKey, store } = await openPlatform();
  await store.db
    .updateTable('person_session')
    .set({ proved_at: new Date(0) })
    .execute();
  expect(await makeKey()).toMatchObject({ status: 403, data: { reason: 'prove-again' } });
});
