import { expect, test } from 'vitest';
import { goodPassword, openPeopleApp, signedInPerson, withPassword } from '../support/person';

const login = '/proxy-api/open/office/loginAcc';
const exchange = '/proxy-api/open/person/accToken';
const visitor = `mw_visitor=${'v'.repeat(22)}`;
const key = 'a-key-that-somebody-else-knows';
const asking = { cookie: visitor, 'idempotency-key': key };
const body = { username: '13800000042', password: goodPassword };
const trade = { userFrom: 'x', scene: ['www'], source: 'x' };

test('a sign-in is answered again to the same request only: another password is another request', async () => {
  const { call, store } = await openPeopleApp();
  await withPassword(store);
  const first = await call('POST', login, { headers: asking, body });
  expect((await call('POST', login, { headers: asking, body })).data).toEqual(first.data);
  for (const other of [
    { ...body, password: 'Another-Mill-42' },
    { ...body, username: '13900000042' },
    { ...body, from: 'somewhere' },
    { username: '', password: 'x' },
    {},
  ]) {
    const answer = await call('POST', login, { headers: asking, body: other });
    expect([400, 409]).toContain(answer.status);
    expect(JSON.stringify(answer)).not.toContain(first.data.access_token);
  }
  const other = await call('POST', login, { headers: asking, body: { ...body, password: 'Another-Mill-42' } });
  expect([other.status, other.msg]).toEqual([409, expect.stringContaining('Idempotency-Key')]);
  const elsewhere = await call('POST', `${login}?x=1`, { headers: asking, body });
  expect([elsewhere.status, elsewhere.data?.access_token]).toEqual([409, undefined]);
});

test.each([
  ['nobody', {}],
  ['another token', { authorization: `Bearer ${'x'.repeat(43)}` }],
])('tokens that were traded are not handed to %s with the same name and key', async (_, who) => {
  const { call, store } = await openPeopleApp();
  const victim = await signedInPerson(store);
  const first = await call('POST', exchange, { headers: { ...asking, ...victim.headers }, body: trade });
  expect(first.status).toBe(200);
  const stolen = await call('POST', exchange, { headers: { ...asking, ...who }, body: trade });
  expect([stolen.status, stolen.data?.access_token]).toEqual([409, undefined]);
  // The holder of the token gets the same tokens again, as the first response may have been lost.
  const again = await call('POST', exchange, { headers: { ...asking, ...victim.headers }, body: trade });
  expect(again.data).toEqual(first.data);
});

test('a token for an organization is not handed to another session of the same person', async () => {
  const { call, store } = await openPeopleApp();
  const here = await signedInPerson(store);
  await call('GET', '/proxy-api/open/office/addTenantPersonal', { headers: here.headers });
  const { rows } = await store.pool.query('select id from organization');
  const ask = (headers: Record<string, string>) =>
    call('POST', '/api/session/tenant-token', {
      headers: { ...headers, 'idempotency-key': key },
      body: { tenantId: rows[0].id },
    });
  const first = await ask(here.headers);
  expect(first.status).toBe(200);
  await withPassword(store, { phone: '13900000042' });
  const { openPersonSession } = await import('../../server/accounts/store/sessions');
  const { accessToken } = await openPersonSession(store.db, { personId: here.person.id });
  const other = await ask({ authorization: `Bearer ${accessToken}` });
  expect([other.status, other.data?.access_token]).toEqual([409, undefined]);
});

test('what is kept opens nothing for who reads the table', async () => {
  const { call, store } = await openPeopleApp();
  await withPassword(store);
  const { data } = await call('POST', login, { headers: asking, body });
  const { rows } = await store.pool.query('select * from idempotency');
  for (const secret of [data.access_token, data.userToken, goodPassword, key])
    expect(JSON.stringify(rows)).not.toContain(secret);
});

test('another body under one key is refused also while the first is being worked on', async () => {
  const { call, store } = await openPeopleApp();
  await withPassword(store);
  const answers = await Promise.all([
    call('POST', login, { headers: asking, body }),
    ...[1, 2, 3].map((n) => call('POST', login, { headers: asking, body: { ...body, password: `Another-Mill-${n}` } })),
  ]);
  const tokens = new Set(answers.map(({ data }) => data?.access_token).filter(Boolean));
  expect(tokens.size).toBeLessThanOrEqual(1);
  expect(answers.slice(1).every(({ status }) => status >= 400)).toBe(true);
});
