import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import type { OperatorRole } from '../../../setting/operator/may';
import { openTestApp, type TestApp } from '../../../tests/support/app';
import { callerFrom } from '../../../tests/support/attack';
import { signedIn } from '../../../tests/support/operator';
import { goodPassword, signedInPerson, withPassword } from '../../../tests/support/person';
import { openTestStore } from '../../../tests/support/store';
import { workFor } from '../../../tests/support/work-for';
import { migrationsFolder } from '../../base/database/migrate';
import { hashPassword, newPassword } from '../../base/password';
import { main } from '../../commands/operator-cli';
import { addOperator, findOperator, giveRole, removeOperator } from '../store/operators';
import { addPersonEvent } from '../store/person-events';
import { setAccountDisabled } from './disable-account';
import { createFirstOperator } from './first-operator';
import { toOperator } from './operator';
import { operatorCommands } from './operator-commands';
import { signIn } from './sign-in';

const url = '/api/admin/session';
const english = { 'accept-language': 'en' };

async function openWithOperator() {
  const test = await openTestApp();
  await addOperator(test.store.db, { name: 'wei', password: await hashPassword('right horse'), tenant_id: 'steel' });
  const signIn = (password: string, name = 'wei', headers = {}) =>
    test.app.inject({ method: 'POST', url, headers: { ...english, ...headers }, payload: { name, password } });
  return { ...test, signIn };
}

function cookieOf(answer: LightMyRequestResponse): string {
  const given = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('mw_operator='));
  return given?.split(';')[0] ?? '';
}

const whoAmI = ({ app }: Pick<TestApp, 'app'>, cookie: string) => app.inject({ url, headers: { cookie, ...english } });

describe('signing in', () => {
  test('gives a cookie that no script reads and no other site sends; signing out ends it', async () => {
    const test = await openWithOperator();
    const answer = await test.signIn('right horse');
    expect(answer.json().data).toMatchObject({ name: 'wei', scope: { kind: 'organization', tenantId: 'steel' } });
    const given = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('mw_operator='));
    expect(given).toMatch(/^mw_operator=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = cookieOf(answer);
    expect((await whoAmI(test, cookie)).json().data.name).toBe('wei');
    await test.app.inject({ method: 'DELETE', url, headers: { cookie } });
    const after = await whoAmI(test, cookie);
    expect([after.statusCode, after.json().data]).toEqual([200, null]);
  });

  test('is told in the audit log, as is a failed one and the end; what was typed in vain is not', async () => {
    const { app, signIn, store } = await openWithOperator();
    await signIn('wrong horse');
    await signIn('wrong horse', 'right horse');
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0' };
    await store.pool.query('delete from sign_in_attempt');
    const cookie = cookieOf(await signIn('right horse', 'wei', agent));
    await app.inject({ method: 'DELETE', url, headers: { cookie, ...agent } });
    const { rows } = await store.pool.query('select * from audit_entry order by seq');
    expect(rows.map(({ who, action, tenant_id }) => [who, action, tenant_id])).toEqual([
      ['wei', 'sign-in-failed', 'steel'],
      ['–', 'sign-in-failed', null],
      ['wei', 'sign-in', 'steel'],
      ['wei', 'sign-out', null],
    ]);
    expect(rows[2]).toMatchObject({ address: '127.0.0.1', device: 'Chrome · Windows', target: 'workbench' });
    expect(JSON.stringify(rows)).not.toContain('horse');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  test('keeps the token itself nowhere', async () => {
    const test = await openWithOperator();
    const token = cookieOf(await test.signIn('right horse')).split('=')[1] ?? '';
    const { rows } = await test.store.pool.query('select * from person_session');
    expect(JSON.stringify(rows)).not.toContain(token);
    const { rows: operators } = await test.store.pool.query('select password from person');
    expect(operators[0].password).toMatch(/^\$argon2id\$/);
  });

  test('answers a wrong name as it answers a wrong password', async () => {
    const { signIn } = await openWithOperator();
    const [wrong, unknown] = [await signIn('wrong'), await signIn('wrong', 'nobody')];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json().msg).toContain('npm run operator -- reset');
    expect(cookieOf(wrong)).toBe('');
  });

  test('waits longer and longer for who guesses, also when they guess all at once; a success forgets it', async () => {
    const { signIn, store } = await openWithOperator();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('wrong')));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().data.retryAfterMs).toBeGreaterThan(0);
    expect(refused?.headers['retry-after']).toBeDefined();
    expect((await signIn('right horse')).statusCode).toBe(429);
    await store.pool.query("update sign_in_attempt set free_at = now() - interval '1 second'");
    expect((await signIn('wrong')).statusCode).toBe(401);
    await store.pool.query("update sign_in_attempt set free_at = now() - interval '1 second'");
    const needsWork = await signIn('right horse');
    expect(needsWork.json().data.work).toBeDefined();
    const headers = await workFor(needsWork.json());
    expect((await signIn('right horse', 'wei', headers)).statusCode).toBe(200);
    const { rows } = await store.pool.query('select key from sign_in_attempt');
    // The network keeps its earlier failures; the account's are cleared.
    expect(rows.filter(({ key }) => !/^(near|wide):/.test(key))).toEqual([]);
  });

  test('with one key twice sets the cookie twice: the first answer may have been lost', async () => {
    const { signIn } = await openWithOperator();
    const headers = { 'idempotency-key': 'one-intention', cookie: `mw_visitor=${'a'.repeat(22)}` };
    for (let time = 0; time < 2; time += 1) expect(cookieOf(await signIn('right horse', 'wei', headers))).not.toBe('');
  });
});

describe('a session', () => {
  test('lasts an hour from its last use and twelve at most, and the browser is told', async () => {
    const test = await openTestApp();
    const { cookie } = await signedIn(test.store);
    expect(cookieOf(await whoAmI(test, cookie))).toBe('');
    const minutesLeft = async () => {
      const minutes = 'round(extract(epoch from expires_at - now()) / 60)::int';
      return (await test.store.pool.query(`select ${minutes} as left from person_session`)).rows[0].left;
    };
    await test.store.pool.query(
      "update person_session set seen_at = now() - interval '6 minutes', expires_at = now() + interval '10 minutes'",
    );
    expect(cookieOf(await whoAmI(test, cookie))).toBe(cookie);
    expect(await minutesLeft()).toBe(60);
    await test.store.pool.query(
      "update person_session set seen_at = now() - interval '6 minutes', ends_at = now() + interval '20 minutes'",
    );
    expect(cookieOf(await whoAmI(test, cookie))).toBe(cookie);
    expect(await minutesLeft()).toBe(20);
    await test.store.pool.query("update person_session set expires_at = now() - interval '1 second'");
    expect((await whoAmI(test, cookie)).json().data).toBeNull();
  });

  test.each(['mw_operator=', 'mw_operator=x', `mw_operator=${'a'.repeat(43)}`, 'other=1'])(
    'is not opened by the cookie %s',
    async (cookie) => {
      const test = await openTestApp();
      expect((await whoAmI(test, cookie)).json()).toMatchObject({ code: 200, data: null });
      const answer = await test.app.inject({ url: '/api/admin/domains', headers: { cookie, ...english } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().msg).toContain('/admin');
    },
  );
});

describe('one sign-in', () => {
  test('at the portal opens the workbench to a person who has the role, for as long as they have proved who they are', async () => {
    const { app, store } = await openTestApp();
    const { person, headers } = await signedInPerson(store);
    const ask = () => app.inject({ url: '/api/admin/domains', headers });
    expect((await ask()).statusCode).toBe(401);
    const said: string[] = [];
    const wish = { name: '138 0000 0042', as: 'wei', say: (line: string) => said.push(line) };
    expect(await operatorCommands.grant?.(store, wish)).toBe(true);
    expect(await operatorCommands.grant?.(store, wish)).toBe(false);
    expect((await app.inject({ url, headers })).json().data).toMatchObject({ id: person.id, name: 'wei' });
    expect((await ask()).statusCode).toBe(200);
    await store.pool.query("update person_session set proved_at = now() - interval '11 minutes'");
    expect((await ask()).statusCode).toBe(401);
  });

  test('by phone opens the workbench as by name, with the one password of the account', async () => {
    const { app, store } = await openTestApp();
    const { id } = await withPassword(store);
    await giveRole(store.db, { id, name: 'wei', tenant_id: null });
    for (const name of ['wei', '13800000042']) {
      const answer = await app.inject({ method: 'POST', url, payload: { name, password: goodPassword } });
      expect([name, answer.statusCode]).toEqual([name, 200]);
    }
    await removeOperator(store.db, 'wei');
    expect((await store.pool.query('select id from person')).rows).toEqual([{ id }]);
  });

  test('of an operator from before is an account with the same password', async () => {
    const store = await openTestStore();
    const sql = readFileSync(join(migrationsFolder, '021_operator_accounts.sql'), 'utf8');
    await store.pool.query('alter table operator drop constraint operator_id_fkey, add column password text');
    const password = await hashPassword('right horse');
    await store.pool.query("insert into operator (id, name, password) values ('o-1', 'old', $1)", [password]);
    await store.pool.query(sql);
    await store.pool.query(
      "insert into operator_role (operator_id, kind, role) values ('o-1', 'installation', 'administrator')",
    );
    const { operator } = await signIn(store, { name: 'old', password: 'right horse', caller: callerFrom('::1') });
    expect(operator).toMatchObject({ id: 'o-1', name: 'old' });
  });
});

describe('the gate', () => {
  test('lets nobody through who is not signed in, before the body is read', async () => {
    const { app } = await openTestApp();
    const payload = `{"text":"${'x'.repeat(100)}`;
    const headers = { 'content-type': 'application/json' };
    for (const path of ['domains', 'domains/a/import', 'images', 'domains/a/publish']) {
      const answer = await app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  });

  test.each([
    [{ origin: 'https://evil.example', host: 'mill.example' }, 403],
    [{ origin: 'null', host: 'mill.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', host: 'mill.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', host: 'mill.example' }, 403],
    [{ origin: 'https://mill.example', host: 'mill.example' }, 200],
    [{ 'sec-fetch-site': 'same-origin', host: 'mill.example' }, 200],
    [{ host: 'mill.example' }, 200],
  ])('a change with %j is answered %i', async (headers, code) => {
    const { app, store } = await openTestApp();
    const { cookie } = await signedIn(store);
    const answer = await app.inject({ method: 'DELETE', url, headers: { ...headers, cookie } });
    expect(answer.statusCode).toBe(code);
  });
});

describe('the first operator', () => {
  test('is made once, with a password that can be read out and guessed by nobody', async () => {
    const store = await openTestStore();
    const made = await Promise.all([createFirstOperator(store), createFirstOperator(store)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(made.find(Boolean)).toMatchObject({
      name: 'operator',
      password: expect.stringMatching(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/),
    });
    expect(await createFirstOperator(store)).toBeUndefined();
    expect(new Set(Array.from({ length: 100 }, newPassword)).size).toBe(100);
  });
});

describe('npm run operator', () => {
  async function run() {
    const store = await openTestStore();
    const said: string[] = [];
    const command = (verb: string, name = '', organization?: string) =>
      operatorCommands[verb]?.(store, { name, organization, say: (line) => said.push(line) });
    return { store, said, command };
  }

  test('adds, lists, resets and removes, and says so', async () => {
    const { said, command, store } = await run();
    expect(await command('add', 'lin.yue')).toBe(true);
    expect(await command('add', '伟', 'steel')).toBe(true);
    expect(said[0]).toMatch(/^Operator lin.yue, password \S{23}$/);
    await signedIn(store, 'lin.yue');
    expect(await command('reset', 'lin.yue')).toBe(true);
    expect((await store.pool.query('select 1 from person_session')).rowCount).toBe(0);
    said.length = 0;
    await command('list');
    expect(said).toEqual([
      expect.stringMatching(/^lin.yue\tadministrator\t\(whole installation\)/),
      expect.stringMatching(/^伟\tadministrator\tsteel/),
    ]);
    expect(await command('remove', '伟')).toBe(true);
  });

  test('tells the contacts of whose rights it changes', async () => {
    const { command, store } = await run();
    await store.pool.query(
      "insert into person (id, owner_key, email, nickname) values ('p', 'person:p', 'wei@example.com', 'wei')",
    );
    expect(await command('grant', 'wei@example.com')).toBe(true);
    const { rows } = await store.pool.query('select target, notice from outbox_message');
    expect(rows).toMatchObject([{ target: 'wei@example.com', notice: { what: 'operator' } }]);
  });

  test('keeps one operator of the installation who can sign in, whoever else has a role', async () => {
    const { said, command, store } = await run();
    for (const name of ['a', 'b']) await command('add', name);
    await command('add', 'narrow', 'steel');
    const idOf = async (name: string) => (await findOperator(store.db, name))?.id ?? '';
    expect(await command('disable-person', await idOf('a'))).toBe(true);
    said.length = 0;
    expect(await command('disable-person', await idOf('b'))).toBe(false);
    expect(await command('remove', 'b')).toBe(false);
    expect(said).toEqual([
      expect.stringContaining('last administrator'),
      expect.stringContaining('last administrator'),
    ]);
    expect(await command('remove', 'a')).toBe(true);
    expect(await command('disable-person', await idOf('narrow'))).toBe(true);
    await command('add', 'c');
    expect(await command('disable-person', await idOf('b'))).toBe(true);
  });

  test('changes a role where it is held, and never lowers the last administrator', async () => {
    const { said, store } = await run();
    await withPassword(store);
    const grant = (role: OperatorRole, place?: { domain: string; tenantId: string }) =>
      operatorCommands.grant?.(store, {
        name: '13800000042',
        as: 'wei',
        role,
        ...(place && { place }),
        say: (line) => said.push(line),
      });
    const on = { domain: 'a', tenantId: 'steel' };
    expect(await grant('editor', on)).toBe(true);
    expect(await grant('publisher', on)).toBe(true);
    expect((await findOperator(store.db, 'wei'))?.roles).toEqual([
      { scope: { kind: 'domain', ...on }, role: 'publisher' },
    ]);
    expect(await grant('administrator')).toBe(true);
    expect(await grant('viewer')).toBe(false);
    expect(said.at(-1)).toContain('last administrator');
    await addOperator(store.db, { name: 'mei', password: '', tenant_id: null });
    expect(await grant('viewer')).toBe(true);
    expect((await findOperator(store.db, 'wei'))?.roles).toMatchObject([{ role: 'viewer' }, { role: 'publisher' }]);
  });

  test('of two who take each other’s way in at once, one stays', async () => {
    const { command, store } = await run();
    for (const name of ['a', 'b']) await command('add', name);
    const [a, b] = [await findOperator(store.db, 'a'), await findOperator(store.db, 'b')];
    const as = (one: typeof a) => toOperator({ id: '', name: '', roles: [], ...one });
    const wish = (id = '') => ({ kind: 'person' as const, id, disabled: true });
    const done = await Promise.allSettled([
      setAccountDisabled(store, as(a), wish(b?.id)),
      setAccountDisabled(store, as(b), wish(a?.id)),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuses what would lock everybody out or cannot be', async () => {
    const { said, command } = await run();
    await command('add', 'a');
    said.length = 0;
    expect(await command('remove', 'a')).toBe(false);
    expect(await command('remove', 'b')).toBe(false);
    expect(await command('reset', 'b')).toBe(false);
    expect(await command('add', 'a')).toBe(false);
    expect(await command('add', 'two words')).toBe(false);
    expect(await command('add', 'seed')).toBe(false);
    expect(await command('add', 'c', '')).toBe(false);
    expect(said.map((line) => line.slice(0, 30))).toMatchObject([
      expect.stringContaining('last administrator'),
      expect.stringContaining('There is no operator b.'),
      expect.stringContaining('There is no operator b.'),
      expect.stringContaining('There is an operator a already'),
      expect.stringContaining('A name must have'),
      expect.stringContaining('A name must have'),
      expect.stringContaining('An organization id'),
    ]);
  });
});

test.each([
  [[]],
  [['add']],
  [['add', 'lin', 'yue']],
  [['reset']],
  [['list', 'wei']],
  [['remove', 'a', 'b']],
  [['no-such', 'wei']],
  [['__proto__', 'wei']],
  [['add', 'wei', '--organization']],
])('%j is a wrong call: nothing is opened, the right ones are shown', async (args) => {
  const said: string[] = [];
  expect(await main(args, (line) => said.push(line))).toBe(2);
  expect(said.join('')).toContain('npm run operator -- <command>');
});

test('what happens to an operator’s own account is told; to anybody else’s it is theirs alone', async () => {
  const store = await openTestStore();
  await addOperator(store.db, { name: 'wei', password: '', tenant_id: null });
  const wei = await findOperator(store.db, 'wei');
  const { person } = await signedInPerson(store);
  for (const personId of [wei?.id ?? '', person.id])
    for (const kind of ['factor-removed', 'profile-changed', 'contact-changed'] as const)
      await addPersonEvent(store.db, { personId, kind });
  const { rows } = await store.pool.query('select who, who_id, action from audit_entry order by seq');
  const about = { who: 'wei', who_id: wei?.id };
  expect(rows).toEqual([
    { ...about, action: 'factor-removed' },
    { ...about, action: 'contact-changed' },
  ]);
});
