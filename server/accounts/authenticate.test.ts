import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../tests/support/person';
import { personEvents } from '../../tests/support/person-events';
import { addMember } from './store/memberships';
import { addOrganization } from './store/organizations';
import { openPersonSession, openTenantToken, rotateSession } from './store/sessions';

/** Example calls for the ways to use a token. */
const optional = '/api/messages/getKbName';
const needed = '/api/session/user';
const own = '/api/session/devices';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function open(env?: Record<string, string>) {
  const app = await openPeopleApp({ env });
  const wei = await signedInPerson(app.store);
  const status = async (url: string, headers?: Record<string, string>) =>
    (await app.call('GET', url, { headers })).status;
  const statuses = async (headers?: Record<string, string>) => [
    await status(optional, headers),
    await status(needed, headers),
    await status(own, headers),
  ];
  return { ...app, wei, status, statuses };
}

test('nobody reads what is for everybody, and no more', async () => {
  const { statuses } = await open();
  expect(await statuses()).toEqual([200, 401, 401]);
});

test.each([
  ['of no session', 'x'.repeat(43)],
  ['of no form', 'nonsense'],
  ['for no organization', `t_${'x'.repeat(43)}`],
  ['that reads like SQL', `'or''='`],
])('a token %s is refused everywhere: the portal then ends its session', async (_what, token) => {
  const { statuses } = await open();
  expect(await statuses(bearer(token))).toEqual([401, 401, 401]);
});

test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', `Bearer ${'x'.repeat(8193)}`, 'Bearer a b'])(
  'a header %j holds no token, so this is nobody',
  async (authorization) => {
    const { statuses } = await open();
    expect(await statuses({ authorization })).toEqual([200, 401, 401]);
  },
);

test('a token in the cookie alone is nobody’s: another site can make a browser send it', async () => {
  const { wei, statuses } = await open();
  expect(await statuses({ cookie: `token=${wei.accessToken}` })).toEqual([200, 401, 401]);
});

test('a token that a service in front gave says nothing here and ends nothing', async () => {
  const { statuses, wei } = await open({ UPSTREAM_PROXY_API: 'http://127.0.0.1:9' });
  expect(await statuses(bearer('theirs'))).toEqual([200, 401, 401]);
  expect(await statuses(wei.headers)).toEqual([200, 200, 200]);
});

describe('a person who is signed in', () => {
  test('is known by the word Bearer in any case', async () => {
    const { wei, statuses } = await open();
    for (const word of ['Bearer', 'bearer', 'BEARER  '])
      expect(await statuses({ authorization: `${word} ${wei.accessToken}` })).toEqual([200, 200, 200]);
  });

  test.each([
    ['whose session has ended', "update person_session set expires_at = now() - interval '1 second'"],
    ['who has been shut out', 'update person set disabled_at = now()'],
  ])('%s is nobody any more', async (_what, change) => {
    const { wei, store, statuses } = await open();
    await store.pool.query(change);
    expect(await statuses(wei.headers)).toEqual([401, 401, 401]);
  });

  test('is known by the user token nowhere: it is for a new access token only', async () => {
    const { wei, statuses } = await open();
    expect(await statuses(bearer(wei.userToken))).toEqual([401, 401, 401]);
  });

  test('with a token for one organization reads, and does not manage the account', async () => {
    const { wei, store, statuses } = await open();
    const steel = (await addOrganization(store.db, { name: 'Steel', tenantCode: 's' })) ?? '';
    await addMember(store.db, steel, wei.person.id, 'member');
    const token = await openTenantToken(store.db, wei.session, steel);
    expect(await statuses(bearer(token))).toEqual([200, 200, 403]);
    await store.pool.query("update tenant_token set expires_at = now() - interval '1 second'");
    expect(await statuses(bearer(token))).toEqual([401, 401, 401]);
  });
});

describe('the token of before, after a new one was given', () => {
  const kinds = async ({ store, wei }: Awaited<ReturnType<typeof open>>) =>
    (await personEvents(store, wei.person.id)).map(({ kind }) => kind);

  test('serves requests that were on their way for a minute', async () => {
    const app = await open();
    const fresh = await rotateSession(app.store.db, app.wei.session);
    expect(await app.statuses(app.wei.headers)).toEqual([200, 200, 200]);
    expect(await app.statuses(bearer(fresh?.accessToken ?? ''))).toEqual([200, 200, 200]);
    expect(await kinds(app)).not.toContain('token-reused');
  });

  test('later ends the whole session, for the thief and for the person, and the person is told', async () => {
    const app = await open();
    const fresh = await rotateSession(app.store.db, app.wei.session);
    const elsewhere = await signedInAgain(app);
    await app.store.pool.query("update person_session set rotated_at = now() - interval '61 seconds'");
    expect(await app.status(needed, app.wei.headers)).toBe(401);
    expect(await app.status(needed, bearer(fresh?.accessToken ?? ''))).toBe(401);
    expect(await kinds(app)).toEqual(['token-reused']);
    expect(await app.status(needed, bearer(elsewhere))).toBe(200);
  });

  test('two times ago is a token like any other that is unknown', async () => {
    const app = await open();
    await rotateSession(app.store.db, app.wei.session);
    const newest = await rotateSession(app.store.db, app.wei.session);
    expect(await app.status(needed, app.wei.headers)).toBe(401);
    expect(await app.status(needed, bearer(newest?.accessToken ?? ''))).toBe(200);
  });
});

/** An access token of the same person on another device. */
async function signedInAgain({ store, wei }: Awaited<ReturnType<typeof open>>): Promise<string> {
  return (await openPersonSession(store.db, { personId: wei.person.id })).accessToken;
}

test('no token is kept that could be used: the table holds hashes', async () => {
  const { store, wei } = await open();
  await rotateSession(store.db, wei.session);
  const { rows } = await sql<{ text: string }>`select s::text as text from person_session s`.execute(store.db);
  expect(rows).toHaveLength(1);
  for (const token of [wei.accessToken, wei.userToken]) expect(rows[0]?.text).not.toContain(token);
});
