import { expect, test } from 'vitest';
import { openPlatform } from '../support/open-platform';
import { signedInPerson } from '../support/person';

const tickets = '/api/session/transfer-tickets';
const transfer = '/api/session/transfer';

async function openTransfer() {
  const platform = await openPlatform();
  const { call, by, makeKey } = platform;
  const key = await makeKey({ scopes: ['session:handover'] });
  const make = async (appid = 'mes') =>
    (await call('POST', tickets, { headers: by(key.secret), body: { appid } })).data;
  const redeem = (ticket: string, appid = 'mes') => call('POST', transfer, { body: { ticket, appid } });
  return { ...platform, key, make, redeem };
}

test('a ticket opens one session, of whoever owns the key, once', async () => {
  const { make, redeem, call, person, by, store } = await openTransfer();
  const { ticket, path } = await make();
  expect(path).toBe(`/transferPage?ticket=${ticket}&appid=mes`);
  const rows = await store.db.selectFrom('transfer_ticket').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(ticket);
  const { data, headers } = await redeem(ticket);
  // Nothing is kept in the browser before its person has said so.
  expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain(data.token);
  const user = await call('GET', '/api/session/user', { headers: by(data.token) });
  expect(user.data.id ?? user.data.user?.id).toBe(person.id);
  expect((await redeem(ticket)).status).toBe(401);
});

test('of many at once, one gets a session', async () => {
  const { make, redeem } = await openTransfer();
  const { ticket } = await make();
  const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a ticket is good at one place, for a minute, while its key is', async () => {
  const { make, redeem, store, call, headers, key } = await openTransfer();
  const elsewhere = await make();
  expect((await redeem(elsewhere.ticket, 'other')).status).toBe(401);
  // Whoever showed it elsewhere has seen it.
  expect((await redeem(elsewhere.ticket)).status).toBe(401);
  const other = await make();
  await store.db.updateTable('transfer_ticket').set({ access_domain: 'rival' }).execute();
  expect((await redeem(other.ticket)).status).toBe(401);
  const late = await make();
  await store.db
    .updateTable('transfer_ticket')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await redeem(late.ticket)).status).toBe(401);
  const last = await make();
  await call('DELETE', `/api/keys/${key.id}`, { headers });
  expect((await redeem(last.ticket)).status).toBe(401);
  for (const odd of ['x', '../../etc', '0'.repeat(43)]) expect((await redeem(odd)).status).toBe(401);
});

test('no other key, and nobody without one, makes a ticket', async () => {
  const { call, by, makeKey, headers, actFor } = await openTransfer();
  const body = { appid: 'mes' };
  const other = await makeKey({ scopes: ['knowledge:search'] });
  expect((await call('POST', tickets, { headers: by(other.secret), body })).status).toBe(403);
  expect((await call('POST', tickets, { headers, body })).status).toBe(403);
  expect((await call('POST', tickets, { body })).status).toBe(401);
  await actFor('mill', 'owner');
  const org = await makeKey({ owner: 'organization', scopes: ['session:handover'] });
  expect((await call('POST', tickets, { headers: by(org.secret), body })).status).toBe(403);
});

test('what was handed over proves nothing: a key is made only after a proof', async () => {
  const { make, redeem, call, by } = await openTransfer();
  const { data } = await redeem((await make()).ticket);
  const wish = { name: 'x', scopes: ['session:handover'] };
  const answer = await call('POST', '/api/keys', { headers: by(data.token), body: wish });
  expect(answer.status).toBe(403);
});

test('a disabled person gets no session, and a second factor is asked for', async () => {
  const { make, redeem, store, person } = await openTransfer();
  const first = await make();
  await store.db.insertInto('totp_factor').values({ person_id: person.id, secret: 'sealed' }).execute();
  const asked = await redeem(first.ticket);
  expect(asked.status).not.toBe(200);
  expect(JSON.stringify(asked.data)).not.toContain('"token"');
  await store.db.deleteFrom('totp_factor').execute();
  const next = await make();
  await store.db.updateTable('person').set({ disabled_at: new Date() }).execute();
  expect((await redeem(next.ticket)).status).toBe(401);
});

test('the page tells nobody where it was, and no list has it', async () => {
  const { app, store } = await openTransfer();
  await signedInPerson(store, { phone: '13900000098' });
  for (const url of ['/transferPage?ticket=abc', '/transferPage?token=abc', '/engine?token=abc']) {
    const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    if (headers['content-type']?.toString().includes('text/plain')) continue;
    expect([url, headers['referrer-policy']]).toEqual([url, 'no-referrer']);
    if (url.startsWith('/transferPage')) expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toContain('private');
  }
});
