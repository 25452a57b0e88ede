import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@/api/paths';
import { addMember } from '../../server/accounts/store/memberships';
import { giveRole } from '../../server/accounts/store/operators';
import { addOrganization } from '../../server/accounts/store/organizations';
import { openTenantToken } from '../../server/accounts/store/sessions';
import { hashPassword } from '../../server/base/password';
import { operationIds, operationOf, operations, parametersOf } from '../contract/contract';
import { createTestApp, type TestApp } from '../support/app';
import { goodPassword, openPeopleApp, signedInPerson } from '../support/person';
import { sampleBody } from '../support/sample-body';

/**
 * A person with everything to lose: two organizations, the role of an operator, a password, contacts and another
 * session.
 */
async function everything(server: Pick<TestApp, 'store'>) {
  const { db } = server.store;
  const account = { phone: '13800000042', email: 'wei@example.com', password: await hashPassword(goodPassword) };
  const wei = await signedInPerson(server.store, account);
  const own = (await addOrganization(db, { name: 'Own Works', tenantCode: 'own' })) ?? '';
  const other = (await addOrganization(db, { name: 'Other Works', tenantCode: 'other' })) ?? '';
  for (const id of [own, other]) await addMember(db, id, wei.person.id, 'owner');
  await giveRole(db, { id: wei.person.id, name: 'wei', tenant_id: null });
  const limited = await openTenantToken(db, wei.session, own);
  return { wei, own, other, limited };
}

/** Everything about identity and permissions; excludes the time last seen. */
async function state({ store }: Pick<TestApp, 'store'>) {
  const rows = async (what: string) => (await store.pool.query(what)).rows;
  return {
    sessions: await rows(
      `select id, person_id, token_hash, user_token_hash, former_hash, tenant_id, kind, proved_at, ends_at, rotated_at
       from person_session order by id`,
    ),
    limited: await rows('select token_hash, session_id, tenant_id from tenant_token order by token_hash'),
    persons: await rows("select to_jsonb(p) - 'updated_at' as person from person p order by id"),
    members: await rows('select organization_id, person_id, role from membership order by 1, 2'),
    operators: await rows(
      'select operator_id, kind, tenant_id, access_domain, role from operator_role order by 1, 2, 3, 4',
    ),
    identities: await rows('select provider, subject, person_id from person_identity order by 1, 2'),
    organizations: await rows('select id from organization order by id'),
    joins: await rows('select id, status from join_application order by id'),
    codes: await rows("select target from verification_code where scenario = 'prove'"),
  };
}

let server: TestApp;
let given: Awaited<ReturnType<typeof everything>>;
beforeAll(async () => {
  server = await createTestApp({ env: { WEIXIN_APP_ID: 'wx', WEIXIN_SECRET: 'secret' } });
  given = await everything(server);
});
afterAll(() => server?.close());

/** Signs the token itself out, which gains nothing. */
const endsItself: OperationId[] = ['signOut'];
const walked = operationIds.filter((id) => operations[id].kind !== 'stream' && !endsItself.includes(id));

const send = (id: OperationId, token: string, how: 'header' | 'cookie') => {
  const { path, method } = operations[id];
  const named = {
    tenantId: given.other,
    id: given.other,
    username: '13800000042',
    password: goodPassword,
    phone: '13900000099',
    personId: given.wei.person.id,
    keepThis: false,
  };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'personId' ? given.wei.person.id : name === 'id' ? given.other : 'x'),
  );
  const query = new URLSearchParams(
    parametersOf(id)
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => [name, String((named as Record<string, unknown>)[name] ?? 'x')]),
  );
  const body = sampleBody(operationOf(id), named);
  return server.app.inject({
    method: method.toUpperCase() as 'POST',
    url: `${url}?${query}`,
    headers:
      how === 'header' ? { authorization: `Bearer ${token}` } : { cookie: `token=${token}; __Host-token=${token}` },
    ...(body !== undefined && { payload: body as object }),
  });
};

/** Tokens in a response. */
const tokensIn = (answer: string) => answer.match(/"(?:access_token|userToken)":"[^"]+"/g) ?? [];

describe.each(['header', 'cookie'] as const)('in the %s', (how) => {
  test.each(walked)('a token for one organization gains nothing by %s', async (id) => {
    // These prove identity by their body, whoever calls, and the walk sends a correct password.
    if (id === 'loginWithPassword' || id === 'signInOperator') return;
    const before = await state(server);
    const answer = await send(id, given.limited, how);
    expect(tokensIn(answer.body)).toEqual([]);
    expect(await state(server)).toEqual(before);
    if (operations[id].path.startsWith('/api/admin/') && !operations[id].path.startsWith('/api/admin/session'))
      expect([id, answer.statusCode]).toEqual([id, 401]);
  });

  test.each(walked)('the token that a session is renewed with opens nothing by %s', async (id) => {
    if (id === 'exchangeAccToken' || id === 'loginWithPassword' || id === 'signInOperator') return;
    const before = await state(server);
    const answer = await send(id, given.wei.userToken, how);
    expect(tokensIn(answer.body)).toEqual([]);
    expect(await state(server)).toEqual(before);
    if (operations[id].path.startsWith('/api/admin/') && !operations[id].path.startsWith('/api/admin/session'))
      expect([id, answer.statusCode]).toEqual([id, 401]);
  });
});

const account: OperationId[] = [
  ...(['exchangeAccToken', 'listDevices', 'signOutDevice', 'signOutEverywhere', 'getProofWays', 'proveAgain'] as const),
  ...([
    'sendProofCode',
    'updateUser',
    'loginTenant',
    'getTenantToken',
    'setCurrentTenant',
    'addPersonalTenant',
  ] as const),
  ...(['setMemberRole', 'removeMember', 'decideApplication', 'listMembers', 'listApplicants'] as const),
  'changeOrganizationPage',
  ...(['inviteMembers', 'listInvitations', 'revokeInvitation', 'acceptInvitation'] as const),
];

test.each(account)('%s is refused in so many words to a token for one organization', async (id) => {
  const answer = await send(id, given.limited, 'header');
  expect([answer.statusCode, answer.json().data?.reason ?? null]).toEqual([403, null]);
});

test('signing out with a token for one organization gives that token back, and leaves the person where they are', async () => {
  const { app, store, call } = await openPeopleApp();
  const { wei, limited } = await everything({ store });
  const headers = { authorization: `Bearer ${limited}` };
  expect((await call('GET', '/api/session/user', { headers })).status).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/session/sign-out', headers })).statusCode).toBe(200);
  expect((await call('GET', '/api/session/user', { headers })).status).toBe(401);
  expect((await call('GET', '/api/session/user', { headers: wei.headers })).status).toBe(200);
});

test('a password is set by a code, and a token for one organization does not keep its session over it', async () => {
  const { call, store, askForCode } = await openPeopleApp();
  const { limited } = await everything({ store });
  const { code } = await askForCode('13800000042', 'getback');
  const proof = { username: '13800000042', verificationCode: code, scenario: 'getback' };
  const { data } = await call('POST', '/api/uuc/v1/check-code', { body: proof });
  const headers = { authorization: `Bearer ${limited}` };
  const body = { ...proof, uucToken: data.uucToken, newPassword: 'Another-Mill-4711' };
  const changed = await call('POST', '/proxy-api/checkAndChangePassword', { headers, body });
  expect(changed.status).toBe(200);
  expect((await store.pool.query('select 1 from person_session')).rowCount).toBe(0);
});

describe('the workbench', () => {
  const domains = '/api/admin/domains';

  test('is not opened by a token for one organization, however young, nor by the one that renews', async () => {
    const { call, store } = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
    const { wei, limited } = await everything({ store });
    for (const token of [limited, wei.userToken]) {
      const ways: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { cookie: `mw_operator=${token}` },
        { cookie: `token=${token}` },
      ];
      for (const headers of ways) expect((await call('GET', domains, { headers })).status).toBe(401);
    }
    // The full session of the same person, which was just proved.
    expect((await call('GET', domains, { headers: wei.headers })).status).toBe(200);
    // But not as the workbench's own cookie.
    expect((await call('GET', domains, { headers: { cookie: `mw_operator=${wei.accessToken}` } })).status).toBe(401);
  });

  test('is closed to a session of the portal that was proved too long ago, until it is proved again', async () => {
    const { call, store } = await openPeopleApp({ env: { OPERATOR_SECOND_FACTOR: 'optional' } });
    const { wei } = await everything({ store });
    await store.pool.query("update person_session set proved_at = now() - interval '11 minutes'");
    expect((await call('GET', domains, { headers: wei.headers })).status).toBe(401);
    const proved = await call('POST', '/api/session/prove', { headers: wei.headers, body: { password: goodPassword } });
    expect(proved.status).toBe(200);
    expect((await call('GET', domains, { headers: wei.headers })).status).toBe(200);
  });
});
