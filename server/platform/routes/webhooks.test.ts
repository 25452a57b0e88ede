import { createHmac, createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CHOSEN_TYPES } from '../../../setting/webhook-types';
import { openPlatform } from '../../../tests/support/open-platform';
import { signedInPerson } from '../../../tests/support/person';
import { type Received, startReceiver } from '../../../tests/support/webhook-receiver';
import { addMember } from '../../accounts/store/memberships';
import {
  type Claimed,
  claimDeliveries,
  deleteOldEvents,
  finishDelivery,
  spreadEvents,
} from '../../base/events/deliveries';
import { emit } from '../../base/events/emit';
import { notificationsJobs } from '../../notifications/jobs';
import { tellOfEndingKeys } from '../keys/tell-of-ending-keys';
import { deliverDue } from '../webhooks/open-deliveries';

async function openWebhooks() {
  const receiver = await startReceiver();
  const test = await openPlatform({ env: { WEBHOOK_HOSTS: receiver.origin } });
  await test.actFor('mill', 'admin');
  const { ctx, call, headers, store } = test;
  const make = (wish: object = {}) => {
    const body = { name: 'MES', url: `${receiver.origin}/hook`, types: ['key.revoked'], ...wish };
    return call('POST', '/api/webhooks', { headers, body });
  };
  /** An endpoint that has answered its ping. */
  const makeActive = async (wish: object = {}) => {
    const { data } = await make(wish);
    await deliverDue(ctx);
    receiver.received.length = 0;
    return { id: data.webhook.id as string, secret: data.secret as string };
  };
  const happen = (key = 'k1') =>
    emit(store.db, { type: 'key.revoked', to: { organizations: ['mill'] }, data: { key } });
  const one = async (id: string) => (await call('GET', `/api/webhooks/${id}`, { headers })).data;
  const list = async (id: string, query = '') =>
    (await call('GET', `/api/webhooks/${id}/deliveries${query}`, { headers })).data;
  const later = (interval: string) =>
    sql`update delivery set next_at = next_at - ${interval}::interval where next_at is not null`.execute(store.db);
  return { ...test, receiver, make, makeActive, happen, one, list, later };
}

const signed = ({ headers, body }: Received) => `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ');
const hmac = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64')}`;
const checksBy = (key: string, received: Received) => {
  const raw = Buffer.from(key.replace('whpk_', ''), 'base64');
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return signaturesOf(received)
    .filter((one) => one.startsWith('v1a,'))
    .some((one) => verify(null, Buffer.from(signed(received)), publicKey, Buffer.from(one.slice(4), 'base64')));
};

test('an endpoint answers a ping, and hears what happens, signed in both ways', async () => {
  const { ctx, make, receiver, happen, one, list, call, store } = await openWebhooks();
  await happen('before');
  const { data } = await make();
  expect(data.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(data.webhook.state).toBe('unverified');
  const { id } = data.webhook;
  await happen('while unverified');
  await deliverDue(ctx);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping']);
  expect((await one(id)).state).toBe('active');
  await happen('k1');
  await deliverDue(ctx);
  const [, event] = receiver.received as [Received, Received];
  expect(JSON.parse(event.body)).toMatchObject({ type: 'key.revoked', data: { key: 'k1' } });
  expect(event.headers['content-type']).toBe('application/json');
  expect(Math.abs(Number(event.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
  expect(signaturesOf(event)).toContain(hmac(data.secret, signed(event)));
  const keys = (await call('GET', `/.well-known/webhook-keys?endpoint=${id}`)).data;
  expect(keys).toHaveLength(1);
  expect(checksBy(keys[0], event)).toBe(true);
  expect((await list(id))[0]).toMatchObject({ type: 'key.revoked', state: 'delivered', status: 204, attempts: 1 });
  // Neither secret is in the database as such.
  const row = await store.db.selectFrom('webhook_endpoint').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(data.secret.slice(6));
});

test('both secrets sign while they overlap', async () => {
  const { ctx, makeActive, receiver, happen, call, headers, store } = await openWebhooks();
  const { id, secret } = await makeActive();
  const { data } = await call('POST', `/api/webhooks/${id}/rotate`, { headers, body: { overlapHours: 1 } });
  expect(data.secret).not.toBe(secret);
  await happen();
  await deliverDue(ctx);
  const [event] = receiver.received as [Received];
  expect(signaturesOf(event)).toHaveLength(4);
  for (const good of [secret, data.secret]) expect(signaturesOf(event)).toContain(hmac(good, signed(event)));
  expect(data.webhook.publicKeys).toHaveLength(2);
  for (const key of data.webhook.publicKeys) expect(checksBy(key, event)).toBe(true);
  await store.db
    .updateTable('webhook_endpoint')
    .set({ former_until: new Date(0) })
    .execute();
  await happen();
  await deliverDue(ctx);
  expect(signaturesOf(receiver.received[1] as Received)).toHaveLength(2);
});

describe('a receiver that', () => {
  const cases: [string, Parameters<Awaited<ReturnType<typeof startReceiver>>['behave']>[0], object][] = [
    ['answers 200 with words', (reply) => reply.end('thanks'), { state: 'delivered', status: 200, reply: 'thanks' }],
    ['answers 202', (reply) => reply.writeHead(202).end(), { state: 'delivered', status: 202 }],
    [
      'answers too much to keep',
      (reply) => reply.end('中'.repeat(2000)),
      { state: 'delivered', reply: expect.stringMatching(/^中{341}/) },
    ],
    ['answers NUL', (reply) => reply.end('a\0b'), { state: 'delivered', reply: 'ab' }],
    ['answers 400', (reply) => reply.writeHead(400).end('no'), { state: 'waiting', status: 400, fault: 'status' }],
    ['answers 500', (reply) => reply.writeHead(500).end(), { state: 'waiting', status: 500 }],
    [
      'sends elsewhere',
      (reply) => reply.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      { state: 'waiting', fault: 'redirected' },
    ],
    ['answers 304', (reply) => reply.writeHead(304).end(), { state: 'waiting', status: 304 }],
    ['hangs up', (reply) => reply.destroy(), { state: 'waiting', fault: 'unreachable' }],
    ['sends half', (reply) => reply.write('half', () => reply.destroy()), { state: 'waiting', fault: 'unreachable' }],
    [
      'floods',
      (reply) => {
        reply.on('error', () => {});
        for (let turn = 0; turn < 100; turn += 1) reply.write(Buffer.alloc(10_000, 65));
      },
      { state: 'waiting', fault: 'too-large' },
    ],
    ['is gone', (reply) => reply.writeHead(410).end(), { state: 'given-up', status: 410 }],
  ];
  test.each(cases)('%s', async (_name, behave, expected) => {
    const { ctx, makeActive, receiver, happen, list, one } = await openWebhooks();
    const { id } = await makeActive();
    receiver.behave(behave);
    await happen();
    await deliverDue(ctx);
    expect((await list(id))[0]).toMatchObject(expected);
    expect((await one(id)).state).toBe(_name === 'is gone' ? 'disabled' : 'active');
  });

  test('wants to be asked later is asked later, at most a day', async () => {
    const { ctx, makeActive, receiver, happen, list } = await openWebhooks();
    const { id } = await makeActive();
    receiver.behave((reply) => reply.writeHead(503, { 'retry-after': '3600' }).end());
    await happen();
    await deliverDue(ctx);
    const [row] = await list(id);
    const inS = (Date.parse(row.nextAt) - Date.now()) / 1000;
    expect(inS).toBeGreaterThan(3500);
    expect(inS).toBeLessThan(3700);
  });
});

test('the same event comes again until it has arrived, under one id', async () => {
  const { ctx, makeActive, receiver, happen, later, list } = await openWebhooks();
  const { id } = await makeActive();
  receiver.behave((reply) => reply.writeHead(500).end());
  await happen();
  await deliverDue(ctx);
  expect(await deliverDue(ctx)).toBe(0);
  await later('10 s');
  await deliverDue(ctx);
  receiver.behave((reply) => reply.end());
  await later('400 s');
  await deliverDue(ctx);
  expect(receiver.received).toHaveLength(3);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await list(id))[0]).toMatchObject({ state: 'delivered', attempts: 3 });
});

test('after ten attempts it is given up, and can be made again: one, all that failed, and a period', async () => {
  const { ctx, makeActive, receiver, happen, later, list, call, headers } = await openWebhooks();
  const { id } = await makeActive();
  receiver.behave((reply) => reply.writeHead(500).end());
  await happen();
  await deliverDue(ctx);
  for (let turn = 0; turn < 12; turn += 1) {
    await later('2 days');
    await deliverDue(ctx);
  }
  const [row] = await list(id, '?failed=true');
  expect(row).toMatchObject({ state: 'given-up', attempts: 10 });
  receiver.behave((reply) => reply.end());
  const again = (body: object) => call('POST', `/api/webhooks/${id}/deliveries/replay`, { headers, body });
  for (const wish of [{ ids: [row.id] }, { since: '2026-01-01T00:00:00Z' }]) {
    expect((await again(wish)).data.count).toBeGreaterThan(0);
    await deliverDue(ctx);
    expect((await list(id))[0]).toMatchObject({ state: 'delivered' });
  }
  expect((await again({ failed: true })).data.count).toBe(0);
  expect((await again({ failed: true, ids: [row.id] })).status).toBe(400);
  expect((await again({})).status).toBe(400);
});

test('failing a day is said, five days switch it off, and what it missed can be sent then', async () => {
  const { ctx, makeActive, receiver, happen, later, one, call, headers, store } = await openWebhooks();
  for (const job of notificationsJobs(ctx)) await ctx.jobs.add(job);
  const watcher = await makeActive({ name: 'watch', types: ['endpoint.disabled'] });
  const { id } = await makeActive();
  receiver.behave((reply, { body }) => reply.writeHead(body.includes('key.revoked') ? 500 : 204).end());
  const fail = async (since: string) => {
    await sql`update webhook_endpoint set failing_since = now() - ${since}::interval where id = ${id}`.execute(
      store.db,
    );
    await later('2 days');
    await deliverDue(ctx);
  };
  await happen();
  await deliverDue(ctx);
  expect((await one(id)).state).toBe('active');
  await fail('25 hours');
  expect((await one(id)).state).toBe('failing');
  const notices = async () => {
    await ctx.jobs.idle();
    return store.db.selectFrom('notification').select(['link', 'count']).where('kind', '=', 'webhook-fails').execute();
  };
  expect(await notices()).toEqual([{ link: `/developerPlatform/webhooks/${id}`, count: 1 }]);
  await fail('26 hours');
  expect(await notices()).toMatchObject([{ count: 1 }]);
  await fail('121 hours');
  expect(await one(id)).toMatchObject({ state: 'disabled', disabledFor: 'failures' });
  expect(await notices()).toMatchObject([{ count: 2 }]);
  await deliverDue(ctx);
  const told = receiver.received.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'endpoint.disabled');
  expect(told).toMatchObject([{ data: { endpoint: id, reason: 'failures' } }]);
  expect(watcher.id).not.toBe(id);
  await happen('missed');
  await deliverDue(ctx);
  const body = { name: 'MES', url: `${receiver.origin}/hook`, types: ['key.revoked'], enabled: true };
  expect((await call('PUT', `/api/webhooks/${id}`, { headers, body })).data.state).toBe('unverified');
  receiver.behave((reply) => reply.end());
  await deliverDue(ctx);
  expect((await one(id)).state).toBe('active');
  await call('POST', `/api/webhooks/${id}/deliveries/replay`, { headers, body: { since: '2026-01-01T00:00:00Z' } });
  await deliverDue(ctx);
  expect(receiver.received.some(({ body: sent }) => sent.includes('missed'))).toBe(true);
});

test('each type has a sample that fits its schema, and can be sent as a test', async () => {
  const { ctx, makeActive, receiver, call, headers, log } = await openWebhooks();
  const { id } = await makeActive();
  const types = (await call('GET', '/api/webhooks/types')).data;
  expect(types.map(({ type }: { type: string }) => type)).toEqual([...CHOSEN_TYPES, 'ping']);
  for (const { type } of types) await call('POST', `/api/webhooks/${id}/test`, { headers, body: { type } });
  await deliverDue(ctx);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([...CHOSEN_TYPES, 'ping'].sort());
  expect(log).toEqual([]);
});

test('what does not fit its published schema never leaves', async () => {
  const { ctx, makeActive, receiver, list, log, store } = await openWebhooks();
  const { id } = await makeActive();
  await emit(store.db, { type: 'key.revoked', to: { organizations: ['mill'] }, data: { key: '' } });
  await deliverDue(ctx);
  expect(receiver.received).toEqual([]);
  expect((await list(id))[0]).toMatchObject({ state: 'given-up', fault: 'schema' });
  expect(log).toHaveLength(1);
});

test('two nodes at once send each event once; what a dead node took is sent after its lease', async () => {
  const { ctx, makeActive, receiver, happen, later } = await openWebhooks();
  await makeActive();
  for (let turn = 0; turn < 40; turn += 1) await happen(`k${turn}`);
  await Promise.all([deliverDue(ctx), deliverDue(ctx), deliverDue(ctx)]);
  expect(receiver.received).toHaveLength(40);
  await happen('leased');
  await ctx.store.db.updateTable('event').set({ spread_at: new Date() }).execute();
  await sql`insert into delivery (event_id, endpoint_id, state, next_at, attempts)
    select e.id, w.id, 'leased', now() + interval '30 s', 1 from event e, webhook_endpoint w
    order by e.id desc limit 1`.execute(ctx.store.db);
  expect(await deliverDue(ctx)).toBe(0);
  await later('31 s');
  expect(await deliverDue(ctx)).toBe(1);
});

test('an event is written with its cause or not at all', async () => {
  const { makeActive, store } = await openWebhooks();
  await makeActive();
  const failing = store.db.transaction().execute(async (trx) => {
    await emit(trx, { type: 'key.revoked', to: { organizations: ['mill'] }, data: { key: 'k1' } });
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  const { rows } = await sql`select from event where type = 'key.revoked'`.execute(store.db);
  expect(rows).toEqual([]);
});

test('another organization hears nothing, sees nothing and changes nothing', async () => {
  const { makeActive, call, store, actFor, headers, receiver, ctx } = await openWebhooks();
  const { id } = await makeActive();
  await emit(store.db, { type: 'key.revoked', to: { organizations: ['rival'] }, data: { key: 'theirs' } });
  await deliverDue(ctx);
  expect(receiver.received).toEqual([]);
  await actFor('rival', 'owner');
  expect((await call('GET', '/api/webhooks', { headers })).data).toEqual([]);
  const body = { name: 'x', url: 'https://example.com/', types: ['ping'], enabled: true };
  for (const [method, path, sent] of [
    ['GET', '', undefined],
    ['PUT', '', body],
    ['DELETE', '', undefined],
    ['POST', '/rotate', {}],
    ['POST', '/test', {}],
    ['GET', '/deliveries', undefined],
    ['POST', '/deliveries/replay', { failed: true }],
  ] as const)
    expect((await call(method, `/api/webhooks/${id}${path}`, { headers, ...(sent && { body: sent }) })).status).toBe(
      404,
    );
});

test('members see names only; people of their own have none; a key with the scope manages', async () => {
  const test = await openPlatform();
  const { call, headers, actFor, makeKey, by, store, person } = test;
  expect((await call('GET', '/api/webhooks', { headers })).status).toBe(403);
  await actFor('mill', 'admin');
  const body = { name: 'MES', url: 'https://mes.example.com/hook', types: ['key.revoked'] };
  expect((await call('POST', '/api/webhooks', { headers, body })).status).toBe(200);
  const key = await makeKey({ owner: 'organization', scopes: ['webhooks:manage'] });
  expect((await call('GET', '/api/webhooks', { headers: by(key.secret) })).data).toHaveLength(1);
  const other = await makeKey({ owner: 'organization', scopes: ['usage:read'] });
  expect((await call('GET', '/api/webhooks', { headers: by(other.secret) })).status).toBe(403);
  await store.db.updateTable('membership').set({ role: 'member' }).where('person_id', '=', person.id).execute();
  const [seen] = (await call('GET', '/api/webhooks', { headers })).data;
  expect(seen).toEqual({
    ...{ id: expect.any(String), name: 'MES', state: 'unverified', types: [] },
    ...{ createdAt: expect.any(String), mayChange: false },
  });
  expect((await call('POST', '/api/webhooks', { headers, body })).status).toBe(403);
});

test('at most ten endpoints, also when asked for at once', async () => {
  const { make, call, headers } = await openWebhooks();
  const answers = await Promise.all(Array.from({ length: 13 }, () => make()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await call('GET', '/api/webhooks', { headers })).data).toHaveLength(10);
});

test('keys of the organization: their end, once for each day that is told, and when a member comes', async () => {
  const { ctx, makeActive, receiver, makeKey, call, headers, store } = await openWebhooks();
  await makeActive({ types: ['key.revoked', 'key.expiring', 'organization.member_changed'] });
  const { id: key } = await makeKey({ owner: 'organization', days: 10 });
  await tellOfEndingKeys(store.db);
  await tellOfEndingKeys(store.db);
  await call('DELETE', `/api/keys/${key}`, { headers });
  const { person } = await signedInPerson(store, { phone: '13900000099' });
  await addMember(store.db, 'mill', person.id, 'member');
  await deliverDue(ctx);
  expect(receiver.received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data])).toEqual([
    ['key.expiring', expect.objectContaining({ key, days: 14 })],
    ['key.revoked', { key }],
    ['organization.member_changed', { organization: 'mill', person: person.id, change: 'joined' }],
  ]);
});

describe('the record of attempts', () => {
  const attemptsOf = async (test: Awaited<ReturnType<typeof openWebhooks>>, id: string) => {
    const [row] = await test.list(id);
    return (await test.call('GET', `/api/webhooks/${id}/deliveries/${row.id}/attempts`, { headers: test.headers }))
      .data;
  };

  test('has each of them, with what it was answered, and goes on after a replay', async () => {
    const test = await openWebhooks();
    const { ctx, makeActive, receiver, happen, later, call, headers, list } = test;
    const { id } = await makeActive();
    expect(await list(id)).toHaveLength(1);
    receiver.behave((reply) => reply.writeHead(500).end('locked'));
    const since = Date.now();
    await happen();
    await deliverDue(ctx);
    receiver.behave((reply) => reply.destroy());
    await later('10 s');
    await deliverDue(ctx);
    receiver.behave((reply) => reply.end('thanks'));
    const [row] = await list(id);
    await call('POST', `/api/webhooks/${id}/deliveries/replay`, { headers, body: { ids: [row.id] } });
    await deliverDue(ctx);
    const attempts = await attemptsOf(test, id);
    expect(attempts).toEqual([
      { attempt: 1, at: expect.any(String), ms: expect.any(Number), status: 200, reply: 'thanks' },
      { attempt: 2, at: expect.any(String), ms: expect.any(Number), fault: 'unreachable' },
      { attempt: 1, at: expect.any(String), ms: expect.any(Number), status: 500, fault: 'status', reply: 'locked' },
    ]);
    for (const { at } of attempts) expect(Date.parse(at)).toBeGreaterThan(since - 1000);
  });

  test('says that one was interrupted when its node died', async () => {
    const test = await openWebhooks();
    const { ctx, makeActive, happen, later, store } = test;
    const { id } = await makeActive();
    await happen();
    await spreadEvents(store.db);
    const [taken] = await claimDeliveries(store.db, { most: 1, each: 1, busy: [] });
    await later('31 s');
    await deliverDue(ctx);
    expect(await attemptsOf(test, id)).toEqual([
      expect.objectContaining({ attempt: 2, status: 204 }),
      { attempt: 1, at: expect.any(String), fault: 'interrupted' },
    ]);
    // The dead node was only slow: what it has to say comes too late.
    const tried = { status: 204, ms: 1, fault: null, reply: null };
    expect(await finishDelivery(store.db, taken as Claimed, tried, 'delivered')).toBe(false);
    expect(await attemptsOf(test, id)).toHaveLength(2);
  });

  test('has the last fifty, and goes with its delivery', async () => {
    const test = await openWebhooks();
    const { ctx, makeActive, happen, call, headers, store, list } = test;
    const { id } = await makeActive();
    await happen();
    await deliverDue(ctx);
    const [row] = await list(id);
    await sql`insert into delivery_attempt (delivery_id, attempt) select ${row.id}::bigint, 7 from generate_series(1, 60)`.execute(
      store.db,
    );
    await call('POST', `/api/webhooks/${id}/deliveries/replay`, { headers, body: { ids: [row.id] } });
    await deliverDue(ctx);
    const kept = () => store.db.selectFrom('delivery_attempt').select('id').where('delivery_id', '=', row.id).execute();
    expect(await kept()).toHaveLength(50);
    await sql`update event set at = now() - interval '31 days'`.execute(store.db);
    await deleteOldEvents(store.db);
    expect(await kept()).toEqual([]);
    const path = `/api/webhooks/${id}/deliveries/${row.id}/attempts`;
    expect((await call('GET', path, { headers })).status).toBe(404);
  });

  test('is of one’s own endpoints', async () => {
    const { makeActive, call, headers, list, actFor } = await openWebhooks();
    const { id } = await makeActive();
    const other = await makeActive();
    const [row] = await list(id);
    const ask = async (endpoint: string, delivery: string) =>
      (await call('GET', `/api/webhooks/${endpoint}/deliveries/${delivery}/attempts`, { headers })).status;
    expect(await ask(id, row.id)).toBe(200);
    expect(await ask(other.id, row.id)).toBe(404);
    expect(await ask(id, '999999')).toBe(404);
    expect(await ask(id, 'x')).toBe(400);
    await actFor('rival', 'owner');
    expect(await ask(id, row.id)).toBe(404);
  });
});
