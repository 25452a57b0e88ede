import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../../server/accounts/operators/operator-commands';
import { addMember } from '../../server/accounts/store/memberships';
import { giveRole } from '../../server/accounts/store/operators';
import { addOrganization, requireSecondFactor } from '../../server/accounts/store/organizations';
import { openOperatorSession, openPersonSession, passedSecondStep } from '../../server/accounts/store/sessions';
import { goodPassword, openPeopleApp, signedInPerson, withPassword } from '../support/person';
import { codeOf, withTotp, wrongCodeOf } from '../support/second-factor';

const browser = (letter = 'a') => ({ cookie: `mw_visitor=${letter.repeat(22)}` });
const phone = '13800000042';

async function openWithTotp(env: Record<string, string> = {}) {
  const test = await openPeopleApp({ env });
  const person = await withPassword(test.store, { phone });
  const factor = await withTotp(test.ctx, person.id);
  const signIn = async (headers: Record<string, string> = browser()) =>
    test.call('POST', '/proxy-api/open/office/loginAcc', {
      headers,
      body: { username: phone, password: goodPassword },
    });
  const ticketOf = async (headers?: Record<string, string>) => (await signIn(headers)).data.secondStep.ticket as string;
  const answer = (ticket: string, proof: object, headers: Record<string, string> = browser()) =>
    test.call('POST', '/api/session/second-step', { headers, body: { ticket, proof } });
  const sessions = async () => (await test.store.pool.query('select * from person_session')).rows;
  /** Clears the waits after failed attempts. */
  const calm = () => test.store.pool.query('delete from sign_in_attempt');
  return { ...test, ...factor, person, signIn, ticketOf, answer, sessions, calm };
}

describe('no way of signing in passes the second step by', () => {
  test('password', async () => {
    const { signIn, sessions } = await openWithTotp();
    const refused = await signIn();
    expect(refused).toMatchObject({
      status: 403,
      code: 403,
      data: { reason: 'second-step', secondStep: { methods: ['totp', 'recovery'], setUp: false } },
    });
    expect(JSON.stringify(refused)).not.toMatch(/access_token|userToken/);
    expect(await sessions()).toEqual([]);
  });

  test('code', async () => {
    const { askForCode, call, sessions } = await openWithTotp();
    const { code } = await askForCode(phone);
    const body = { username: phone, captchaAnswer: 'k7p2', password: code };
    const refused = await call('POST', '/proxy-api/open/office/loginAccSms', { headers: browser(), body });
    expect([refused.status, refused.data.reason]).toEqual([403, 'second-step']);
    expect(await sessions()).toEqual([]);
  });

  test('a reset password', async () => {
    const { askForCode, call, signIn, sessions } = await openWithTotp();
    const { code } = await askForCode(phone, 'getback');
    const proof = { username: phone, verificationCode: code, scenario: 'getback' };
    const { data } = await call('POST', '/api/uuc/v1/check-code', { body: proof });
    const body = { ...proof, newPassword: goodPassword, uucToken: data.uucToken };
    expect((await call('POST', '/proxy-api/checkAndChangePassword', { body })).status).toBe(200);
    expect((await signIn()).status).toBe(403);
    expect(await sessions()).toEqual([]);
  });

  test('the function that opens a session of a person is called in one place of the server', () => {
    const root = path.resolve(import.meta.dirname, '../../server');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => readFileSync(path.join(root, name), 'utf8').includes('openPersonSession('))
      .map((name) => name.split(path.sep).join('/'));
    expect(files.toSorted()).toEqual(['accounts/open-session.ts', 'accounts/store/sessions.ts']);
  });
});

describe('a ticket', () => {
  test('with the code of the app opens a session once', async () => {
    const { ticketOf, answer, secret, sessions, call } = await openWithTotp();
    const ticket = await ticketOf();
    const opened = await answer(ticket, { kind: 'totp', code: codeOf(secret) });
    expect(opened.status).toBe(200);
    const headers = { authorization: `Bearer ${opened.data.access_token}` };
    expect((await call('GET', '/api/session/user', { headers })).status).toBe(200);
    const again = await answer(ticket, { kind: 'totp', code: codeOf(secret, 30) });
    expect([again.status, again.data.reason]).toEqual([400, 'step-gone']);
    expect(await sessions()).toHaveLength(1);
  });

  test('is of no use in another browser, when it has run out, at the other door, or made up', async () => {
    const { ticketOf, answer, secret, sessions, store, call } = await openWithTotp();
    const ticket = await ticketOf();
    const proof = { kind: 'totp', code: codeOf(secret) };
    expect((await answer(ticket, proof, browser('b'))).status).toBe(400);
    expect((await answer(ticket, proof, {})).status).toBe(400);
    expect((await answer('a'.repeat(43), proof)).status).toBe(400);
    const admin = { headers: browser(), body: { ticket, proof } };
    expect((await call('POST', '/api/admin/session/second-step', admin)).status).toBe(400);
    await store.pool.query("update second_step set expires_at = now() - interval '1 second'");
    expect((await answer(ticket, proof)).status).toBe(400);
    expect(await sessions()).toEqual([]);
  });

  test('is no token', async () => {
    const { ticketOf, call } = await openWithTotp();
    const ticket = await ticketOf();
    for (const token of [ticket, `t_${ticket}`])
      expect((await call('GET', '/api/session/user', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
  });

  test('ends after five wrong tries, also made at once, and the right code does not help then', async () => {
    const { ticketOf, answer, secret, sessions } = await openWithTotp();
    const ticket = await ticketOf();
    const wrong = { kind: 'totp', code: wrongCodeOf(secret) };
    const tries = await Promise.all(Array.from({ length: 8 }, () => answer(ticket, wrong)));
    expect(tries.filter(({ data }) => data?.field === 'code').length).toBeLessThanOrEqual(5);
    expect((await answer(ticket, { kind: 'totp', code: codeOf(secret) })).status).not.toBe(200);
    expect(await sessions()).toEqual([]);
  });

  test('of a person who was disabled meanwhile opens nothing', async () => {
    const { ticketOf, answer, secret, store, sessions } = await openWithTotp();
    const ticket = await ticketOf();
    await store.pool.query('update person set disabled_at = now()');
    expect((await answer(ticket, { kind: 'totp', code: codeOf(secret) })).status).toBe(400);
    expect(await sessions()).toEqual([]);
  });
});

describe('codes', () => {
  test('of the app are good once, and none before the last one', async () => {
    const { ticketOf, answer, secret, calm } = await openWithTotp();
    const code = codeOf(secret);
    expect((await answer(await ticketOf(), { kind: 'totp', code })).status).toBe(200);
    await calm();
    expect((await answer(await ticketOf(), { kind: 'totp', code })).status).toBe(400);
    expect((await answer(await ticketOf(), { kind: 'totp', code: codeOf(secret, -30) })).status).toBe(400);
  });

  test('of the app that two send at once let one in', async () => {
    const { ticketOf, answer, secret, sessions } = await openWithTotp();
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => answer(ticket, { kind: 'totp', code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
  });

  test('far from now are none', async () => {
    const { ticketOf, answer, secret, calm } = await openWithTotp();
    for (const off of [-3600, -90, 90, 3600]) {
      await calm();
      expect((await answer(await ticketOf(), { kind: 'totp', code: codeOf(secret, off) })).status).toBe(400);
    }
  });

  test('for recovery are good once, however they are typed, and kept by nobody', async () => {
    const { ticketOf, answer, recoveryCodes, calm, store } = await openWithTotp();
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await answer(await ticketOf(), { kind: 'recovery', code: typed })).status).toBe(200);
    await calm();
    expect((await answer(await ticketOf(), { kind: 'recovery', code })).status).toBe(400);
    const { rows } = await store.pool.query('select * from recovery_code');
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1]);
  });

  test('of somebody else open nothing', async () => {
    const { ticketOf, answer, ctx, store, calm } = await openWithTotp();
    const other = await withPassword(store, { phone: '13900000007' });
    const theirs = await withTotp(ctx, other.id);
    expect((await answer(await ticketOf(), { kind: 'totp', code: codeOf(theirs.secret) })).status).toBe(400);
    await calm();
    const recovery = { kind: 'recovery', code: theirs.recoveryCodes[0] };
    expect((await answer(await ticketOf(), recovery)).status).toBe(400);
  });

  test('cannot be guessed over many sign-ins: all tries of a person count together', async () => {
    const { ticketOf, answer, secret, store } = await openWithTotp();
    const code = wrongCodeOf(secret);
    let heard = 0;
    for (let n = 0; n < 40; n += 1) {
      await store.pool.query("delete from sign_in_attempt where key not like 'factor:%'");
      const { status } = await answer(
        await ticketOf(browser(String.fromCharCode(97 + (n % 26)))),
        {
          kind: n % 2 ? 'totp' : 'recovery',
          code,
        },
        browser(String.fromCharCode(97 + (n % 26))),
      );
      if (status === 400) heard += 1;
    }
    // Ten are free; the first waits last seconds and end while a slow machine continues.
    expect(heard).toBeLessThanOrEqual(16);
  });

  test('and secrets stand nowhere in the database', async () => {
    const { secret, store } = await openWithTotp();
    const { rows } = await store.pool.query('select * from totp_factor');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('factors', () => {
  const stale = "update person_session set proved_at = now() - interval '11 minutes'";
  const calls = [
    ['POST', '/api/session/factors/totp', undefined],
    ['PUT', '/api/session/factors/totp', { code: '123456' }],
    ['DELETE', '/api/session/factors/totp', undefined],
    ['POST', '/api/session/factors/passkeys', undefined],
    ['PUT', '/api/session/factors/passkeys', { name: 'x', answer: {} }],
    ['DELETE', '/api/session/factors/passkeys/x', undefined],
    ['POST', '/api/session/factors/recovery-codes', undefined],
  ] as const;

  test.each(calls)('%s %s requests a fresh proof', async (method, url, body) => {
    const { call, store } = await openPeopleApp();
    const { headers } = await signedInPerson(store);
    await store.pool.query(stale);
    expect(await call(method, url, { headers, body })).toMatchObject({ status: 403, data: { reason: 'prove-again' } });
  });

  test.each(calls)('%s %s refuses a token for one organization', async (method, url, body) => {
    const { call, store } = await openPeopleApp();
    const { person, headers } = await signedInPerson(store);
    await addOrganization(store.db, { id: 'steel', name: 'Steel', tenantCode: 'steel' });
    await addMember(store.db, 'steel', person.id, 'owner');
    const { data } = await call('POST', '/api/session/tenant-token', { headers, body: { tenantId: 'steel' } });
    const limited = { authorization: `Bearer ${data.access_token}` };
    const answer = await call(method, url, { headers: limited, body });
    expect([answer.status, answer.data]).toEqual([403, null]);
  });

  test('are what who has them proves again with: the password alone does not, nor a factor of nobody', async () => {
    const { call, store, ctx } = await openPeopleApp();
    const person = await withPassword(store, { phone });
    const { accessToken } = await openPersonSession(store.db, { personId: person.id });
    const headers = { authorization: `Bearer ${accessToken}` };
    await store.pool.query(stale);
    const prove = (body: object) => call('POST', '/api/session/prove', { headers, body });
    expect((await prove({ factor: { kind: 'totp', code: '123456' } })).status).toBe(400);
    const { secret } = await withTotp(ctx, person.id);
    expect((await prove({ password: goodPassword })).status).toBe(400);
    expect((await prove({ password: goodPassword, factor: { kind: 'totp', code: wrongCodeOf(secret) } })).status).toBe(
      400,
    );
    expect((await call('DELETE', '/api/session/factors/totp', { headers })).status).toBe(403);
    expect((await prove({ factor: { kind: 'totp', code: codeOf(secret) } })).status).toBe(200);
    expect((await call('DELETE', '/api/session/factors/totp', { headers })).status).toBe(200);
  });

  test('of somebody else are neither renamed nor removed', async () => {
    const { call, store } = await openPeopleApp();
    const { person } = await signedInPerson(store);
    await store.pool.query(
      "insert into passkey (id, person_id, credential_id, public_key, rp_id) values ('p', $1, 'c', '', 'localhost')",
      [person.id],
    );
    const { headers } = await signedInPerson(store, { phone: '13900000007' });
    expect((await call('PUT', '/api/session/factors/passkeys/p', { headers, body: { name: 'x' } })).status).toBe(404);
    expect((await call('DELETE', '/api/session/factors/passkeys/p', { headers })).status).toBe(404);
  });

  test('that are set up are not confirmed by who did not begin, nor by a wrong code', async () => {
    const { call, store } = await openPeopleApp();
    const one = await signedInPerson(store);
    const two = await signedInPerson(store, { phone: '13900000007' });
    const begun = await call('POST', '/api/session/factors/totp', { headers: one.headers });
    const code = codeOf(begun.data.secret);
    const confirm = (headers: Record<string, string>, code: string) =>
      call('PUT', '/api/session/factors/totp', { headers, body: { code } });
    expect((await confirm(two.headers, code)).status).toBe(409);
    expect((await confirm(one.headers, wrongCodeOf(begun.data.secret))).status).toBe(400);
    const done = await confirm(one.headers, code);
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect((await confirm(one.headers, code)).status).toBe(409);
  });
});

describe('an organization that requires a second factor', () => {
  async function openRequired() {
    const test = await openPeopleApp();
    await addOrganization(test.store.db, { id: 'steel', name: 'Steel', tenantCode: 'steel' });
    const member = await signedInPerson(test.store);
    await addMember(test.store.db, 'steel', member.person.id, 'owner');
    const get = (url: string, headers: Record<string, string> = member.headers) => test.call('GET', url, { headers });
    const post = (url: string, body: object) => test.call('POST', url, { headers: member.headers, body });
    return { ...test, member, get, post };
  }
  const currentUrl = '/proxy-api/index/tenantInfo';

  test('is acted for by no session without it, however it came there', async () => {
    const { store, member, get, post } = await openRequired();
    const token = (await post('/api/session/tenant-token', { tenantId: 'steel' })).data.access_token;
    await post('/api/session/tenant-login', { tenantId: 'steel' });
    await store.pool.query("update person_session set tenant_id = 'steel', token_hash = token_hash");
    await requireSecondFactor(store.db, 'steel', true);
    const { accessToken } = await openPersonSession(store.db, { personId: member.person.id, tenantId: 'steel' });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await get(currentUrl, headers)).data.tenantId).toBe('');
    expect((await get('/api/session/user', headers)).data.tenantId).toBeNull();
    expect((await get(currentUrl, { authorization: `Bearer ${token}` })).status).toBe(401);
  });

  test.each([
    ['POST', '/api/session/tenant-login', { tenantId: 'steel' }],
    ['POST', '/api/session/tenant-token', { tenantId: 'steel' }],
    ['GET', '/api/organizations/steel/members', undefined],
    ['GET', '/api/organizations/steel/applications', undefined],
    ['PUT', '/api/organizations/steel/rules', { requireSecondFactor: false }],
    ['PUT', '/api/organizations/steel/members/x', { role: 'owner' }],
  ] as const)('is not reached by %s %s', async (method, url, body) => {
    const { store, call, member } = await openRequired();
    await requireSecondFactor(store.db, 'steel', true);
    const answer = await call(method, url, { headers: member.headers, body });
    expect([url, answer.status, answer.data?.reason]).toEqual([url, 403, 'factor-needed']);
  });

  test('is acted for again by a session that has seen one, until the factor goes', async () => {
    const { store, ctx, member, get, call } = await openRequired();
    await store.pool.query("update person_session set tenant_id = 'steel'");
    await requireSecondFactor(store.db, 'steel', true);
    await withTotp(ctx, member.person.id);
    await passedSecondStep(store.db, member.session);
    expect((await get(currentUrl)).data.tenantId).toBe('steel');
    expect((await call('DELETE', '/api/session/factors/totp', { headers: member.headers })).status).toBe(200);
    expect((await get(currentUrl)).data.tenantId).toBe('');
  });

  test('cannot be made so by who has none: they would shut themselves out', async () => {
    const { call, member } = await openRequired();
    const body = { requireSecondFactor: true };
    const answer = await call('PUT', '/api/organizations/steel/rules', { headers: member.headers, body });
    expect(answer.status).toBe(409);
  });
});

describe('an operator, where a second factor is required', () => {
  const env = { OPERATOR_SECOND_FACTOR: 'required' };
  async function openOperator() {
    const test = await openPeopleApp({ env });
    const person = await withPassword(test.store, { phone });
    await giveRole(test.store.db, { id: person.id, name: 'wei', tenant_id: null });
    const signIn = (headers: Record<string, string> = browser()) =>
      test.call('POST', '/api/admin/session', { headers, body: { name: 'wei', password: goodPassword } });
    const send = (method: 'POST' | 'PUT', url: string, body: object, headers: Record<string, string> = browser()) =>
      test.call(method, url, { headers, body });
    return { ...test, person, signIn, send };
  }
  const cookieIn = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((one) => one.includes('mw_operator='));

  test('without one gets no session, and reaches set-up alone', async () => {
    const { signIn, call, store } = await openOperator();
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 403, data: { secondStep: { methods: [], setUp: true } } });
    expect(cookieIn(refused)).toBeUndefined();
    const { accessToken } = await openPersonSession(store.db, {
      personId: (await store.pool.query('select id from person')).rows[0].id,
    });
    const headers = { authorization: `Bearer ${accessToken}`, ...browser() };
    for (const path of ['domains', 'outbox', 'audit', 'organization-applications'])
      expect([path, (await call('GET', `/api/admin/${path}`, { headers })).status]).toEqual([path, 401]);
  });

  test('sets one up once, in the browser that gave the password', async () => {
    const { signIn, send } = await openOperator();
    const { ticket } = (await signIn()).data.secondStep;
    const begin = '/api/admin/session/set-up';
    expect((await send('POST', begin, { ticket }, browser('b'))).status).toBe(400);
    const { secret } = (await send('POST', begin, { ticket })).data;
    const code = codeOf(secret);
    expect((await send('PUT', begin, { ticket, code: wrongCodeOf(secret) })).status).toBe(400);
    const done = await send('PUT', begin, { ticket, code });
    expect(done.data).toMatchObject({ operator: { name: 'wei' } });
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect(cookieIn(done)).toBeDefined();
    expect((await send('PUT', begin, { ticket, code })).status).toBe(400);
    expect((await send('POST', begin, { ticket })).status).toBe(400);
  });

  test('who has one gives it; a ticket for it sets nothing up, and one to set up puts nothing in its place', async () => {
    const { signIn, send, ctx, person } = await openOperator();
    const early = (await signIn()).data.secondStep.ticket;
    const { secret } = await withTotp(ctx, person.id);
    const begin = '/api/admin/session/set-up';
    expect((await send('POST', begin, { ticket: early })).status).toBe(400);
    const { secondStep } = (await signIn()).data;
    expect(secondStep).toMatchObject({ setUp: false, methods: ['totp', 'recovery'] });
    expect((await send('POST', begin, { ticket: secondStep.ticket })).status).toBe(400);
    const proof = { kind: 'totp', code: codeOf(secret) };
    // The ticket is for the workbench and not valid at the portal.
    expect((await send('POST', '/api/session/second-step', { ticket: secondStep.ticket, proof })).status).toBe(400);
    const entered = await send('POST', '/api/admin/session/second-step', { ticket: secondStep.ticket, proof });
    expect([entered.status, entered.data.name]).toEqual([200, 'wei']);
    expect(cookieIn(entered)).toBeDefined();
  });

  test('has no session left from while it was optional, nor after the console took the factor away', async () => {
    const { call, person, store, ctx } = await openOperator();
    const open = async (second: boolean) => {
      const token = await openOperatorSession(store.db, { personId: person.id, second });
      return async () =>
        (await call('GET', '/api/admin/domains', { headers: { cookie: `mw_operator=${token}` } })).status;
    };
    expect(await (await open(false))()).toBe(401);
    await withTotp(ctx, person.id);
    const ask = await open(true);
    expect(await ask()).toBe(200);
    expect(await operatorCommands['reset-factor']?.(store, { name: 'wei', say: () => undefined })).toBe(true);
    expect(await ask()).toBe(401);
    expect((await store.pool.query('select 1 from totp_factor')).rowCount).toBe(0);
  });

  test('keeps at least one', async () => {
    const { ctx, person, call, store } = await openOperator();
    await withTotp(ctx, person.id);
    const { accessToken } = await openPersonSession(store.db, { personId: person.id });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call('DELETE', '/api/session/factors/totp', { headers })).status).toBe(409);
  });
});
