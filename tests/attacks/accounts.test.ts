import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseLeavers } from '../../server/accounts/leaving/leave-account';
import { addMember, changeRole } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { addPersonEvent } from '../../server/accounts/store/person-events';
import { keepFile } from '../../server/accounts/store/person-files';
import { bindIdentity } from '../../server/accounts/store/persons';
import { openTenantToken } from '../../server/accounts/store/sessions';
import { hashPassword } from '../../server/base/password';
import { signedIn } from '../support/operator';
import { goodPassword, openPeopleApp, signedInPerson } from '../support/person';

const me = '/api/session/user';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openWithPeople() {
  const test = await openPeopleApp();
  const operator = await signedIn(test.store);
  const password = await hashPassword(goodPassword);
  const wei = await signedInPerson(test.store, { phone: '13800000042', nickname: '周工', password });
  const steel = (await addOrganization(test.store.db, { name: '北岭轧钢', tenantCode: 'beiling' })) ?? '';
  await addMember(test.store.db, steel, wei.person.id, 'owner');
  const disable = (kind: string, id: string, disabled: boolean, headers: Record<string, string> = operator) =>
    test.call('POST', `/api/admin/accounts/${id}/disabled`, { headers, body: { kind, disabled, reason: '离职' } });
  const signIn = (username: string, word = goodPassword) =>
    test.call('POST', '/proxy-api/open/office/loginAcc', { body: { username, password: word } });
  return { ...test, operator, wei, steel, disable, signIn };
}

describe('a disabled person', () => {
  test('is out at once with every token, and is refused as a wrong password is', async () => {
    const { call, store, wei, steel, disable, signIn, askForCode } = await openWithPeople();
    const limited = await openTenantToken(store.db, wei.session, steel);
    expect((await disable('person', wei.person.id, true)).status).toBe(200);
    for (const token of [wei.accessToken, limited])
      expect((await call('GET', me, { headers: bearer(token) })).status).toBe(401);
    const scene = { userFrom: 'x', scene: ['www'], source: 'x' };
    const trade = await call('POST', '/proxy-api/open/person/accToken', {
      headers: bearer(wei.userToken),
      body: scene,
    });
    expect(trade.status).toBe(401);
    const [right, wrong, nobody] = [
      await signIn('13800000042'),
      await signIn('13800000042', 'x'),
      await signIn('13800000043'),
    ];
    for (const one of [right, wrong]) expect([one.status, one.msg]).toEqual([nobody.status, nobody.msg]);
    expect((await askForCode('13800000042')).status).toBe('withheld');
    expect((await call('GET', `/sns/api/member/detail/${wei.person.id}`)).status).toBe(404);
    expect((await disable('person', wei.person.id, false)).status).toBe(200);
    expect((await signIn('13800000042')).status).toBe(200);
  });

  test('stops what it had running', async () => {
    const { store, wei, disable } = await openWithPeople();
    const [chat, message, run] = [randomUUID(), randomUUID(), randomUUID()];
    await store.db
      .insertInto('chat')
      .values({ id: chat, visitor: wei.person.ownerKey, access_domain: 'main', title: 't' })
      .execute();
    await store.pool.query("insert into message (id, chat_id, role) values ($1, $2, 'assistant')", [message, chat]);
    await store.pool.query(
      "insert into run (id, chat_id, message_id, mode, status, node, visitor) values ($1, $2, $3, 'answer', 'running', 'other', $4)",
      [run, chat, message, wei.person.ownerKey],
    );
    await disable('person', wei.person.id, true);
    expect((await store.pool.query('select 1 from run where stop_at is not null')).rowCount).toBe(1);
  });

  test('is disabled by operators of the whole installation alone, never by themselves, and it is told', async () => {
    const { store, wei, steel, disable, operator, call } = await openWithPeople();
    const theirs = await signedIn(store, 'of-steel', steel);
    const { id } = wei.person;
    expect((await disable('person', id, true, theirs)).status).toBe(403);
    expect((await disable('person', id, true, wei.headers)).status).toBe(401);
    expect((await call('GET', '/api/admin/accounts?text=1', { headers: theirs })).status).toBe(403);
    const own = await store.db
      .selectFrom('operator')
      .select('id')
      .where('name', '=', 'operator')
      .executeTakeFirstOrThrow();
    expect((await disable('person', own.id, true)).status).toBe(409);
    expect((await disable('person', 'nobody', true)).status).toBe(404);
    await disable('person', id, true);
    const found = await call('GET', '/api/admin/accounts?text=13800000042', { headers: operator });
    expect(found.data.people).toMatchObject([{ id, account: '138****0042', reason: '离职' }]);
    expect((await call('GET', '/api/admin/accounts', { headers: operator })).data.people).toHaveLength(1);
    const told = await store.db
      .selectFrom('audit_entry')
      .select('message')
      .where('action', '=', 'person-disabled')
      .execute();
    expect(told).toEqual([{ message: '离职' }]);
  });
});

describe('a disabled organization', () => {
  test('is acted for by nobody, by no token from before, and lets its operators in no more', async () => {
    const { call, store, wei, steel, disable } = await openWithPeople();
    const limited = await openTenantToken(store.db, wei.session, steel);
    await call('POST', '/api/session/tenant-login', { headers: wei.headers, body: { tenantId: steel } });
    const theirs = await signedIn(store, 'of-steel', steel);
    expect((await disable('organization', steel, true)).status).toBe(200);
    expect((await call('GET', me, { headers: bearer(limited) })).status).toBe(401);
    expect((await call('GET', me, wei)).data).toMatchObject({ tenantId: null });
    const token = await call('POST', '/api/session/tenant-token', { headers: wei.headers, body: { tenantId: steel } });
    expect(token.status).toBe(403);
    expect((await call('GET', '/api/admin/domains', { headers: theirs })).status).toBe(401);
    const join = await call('GET', `/proxy-api/tenant/join/apply/list?username=13800000042`, wei);
    expect(JSON.stringify(join)).not.toContain(steel);
    await disable('organization', steel, false);
    const again = await call('POST', '/api/session/tenant-token', { headers: wei.headers, body: { tenantId: steel } });
    expect(again.status).toBe(200);
  });
});

describe('who leaves', () => {
  const leave = '/api/session/account/leaving';

  test('proves it; a stolen token neither deletes nor exports', async () => {
    const { call, store, wei } = await openWithPeople();
    await store.db.updateTable('person_session').set({ proved_at: sql`now() - interval '1 hour'` }).execute();
    const answers = [await call('POST', leave, wei), await call('GET', '/api/session/account/export', wei)];
    for (const one of answers) expect(one).toMatchObject({ status: 403, data: { reason: 'prove-again' } });
  });

  test('hands over first what others need', async () => {
    const { call, store, wei, steel } = await openWithPeople();
    const li = await signedInPerson(store, { phone: '13700000077' });
    await addMember(store.db, steel, li.person.id, 'member');
    const refused = await call('POST', leave, wei);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('北岭轧钢');
    await changeRole(store.db, steel, li.person.id, 'owner');
    expect((await call('POST', leave, wei)).status).toBe(200);
  });

  test('is out at once, and comes back by signing in within three days', async () => {
    const { call, store, wei, signIn } = await openWithPeople();
    expect((await call('POST', leave, wei)).status).toBe(200);
    expect((await call('GET', me, wei)).status).toBe(401);
    expect(await eraseLeavers(store)).toBe(0);
    expect((await signIn('13800000042')).status).toBe(200);
    await store.db
      .updateTable('person')
      .set({ leaves_at: sql`now() - interval '1 second'` })
      .where('leaves_at', 'is not', null)
      .execute();
    expect(await eraseLeavers(store)).toBe(0);
    expect((await signIn('13800000042')).status).toBe(200);
  });

  test('leaves nothing of themselves in any table', async () => {
    const { call, store, ctx, askForCode, steel } = await openWithPeople();
    const { db, pool } = store;
    const canary = { email: 'canary7@example.com', phone: '13612345678', nickname: 'Canary-Nick-7' };
    const one = await signedInPerson(store, { ...canary, password: await hashPassword(goodPassword) });
    const { id, ownerKey } = one.person;
    const headers = { ...one.headers, 'user-agent': 'Canary-Agent-7' };
    await addMember(db, steel, id, 'member');
    await keepFile(db, id, { name: 'Canary-File-7.png', mime: 'image/png', bytes: Buffer.from('Canary-Bytes-7') });
    await bindIdentity(db, 'weixin', 'Canary-Subject-7', id);
    await call('GET', '/proxy-api/open/office/addTenantPersonal', { headers });
    const chat = { id: randomUUID(), title: 'Canary-Title-7' };
    await call('POST', '/api/messages/save', { headers, body: chat });
    await pool.query("insert into message (id, chat_id, role, text) values ($1, $2, 'user', 'Canary-Text-7')", [
      randomUUID(),
      chat.id,
    ]);
    const shared = randomUUID();
    await db
      .insertInto('chat')
      .values({ id: randomUUID(), visitor: 'other', access_domain: 'main', title: 't' })
      .execute();
    await pool.query(
      "insert into message (id, chat_id, role, text) select $1, id, 'assistant', 'x' from chat where visitor = 'other'",
      [shared],
    );
    await pool.query(
      'insert into evaluation (message_id, visitor, value, reasons, comment) values ($1, $2, 1, $3, $4)',
      [shared, ownerKey, [], 'Canary-Comment-7'],
    );
    await askForCode(canary.email, 'login', headers);
    for (const word of ['x', 'y'])
      await call('POST', '/proxy-api/open/office/loginAcc', {
        headers,
        body: { username: canary.phone, password: word },
      });
    const { code: verificationCode } = await askForCode('canary8@example.com', 'socialbind', headers);
    const update = { email: 'canary8@example.com', verificationCode, nickname: 'Canary-Nick-8' };
    expect((await call('POST', '/proxy-api/open/person/updateUser', { headers, body: update })).status).toBe(200);
    await addPersonEvent(db, { personId: id, kind: 'sign-in', address: '203.0.113.77', device: 'Canary-Agent-7' });
    const mill = (await addOrganization(db, { name: '南江', tenantCode: 'nanjiang' })) ?? '';
    const wish = { tenantId: mill, reason: 'Canary-Reason-7' };
    expect((await call('POST', '/proxy-api/tenant/join/apply/add', { headers, body: wish })).status).toBe(200);

    const strings = [
      'canary',
      canary.phone,
      '203.0.113.77',
      id,
      ownerKey,
      Buffer.from('Canary-Bytes-7').toString('hex'),
    ];
    expect((await hunt(pool, strings)).length).toBeGreaterThan(8);
    expect((await call('POST', leave, { headers })).status).toBe(200);
    await ctx.jobs.idle();
    await db.updateTable('person').set({ leaves_at: sql`now() - interval '1 second'` }).where('id', '=', id).execute();
    expect(await eraseLeavers(store)).toBe(1);
    // The chained audit log keeps the account's id, but nothing that names the person.
    const left = (await hunt(pool, strings)).filter(({ table, found }) => !(table === 'audit_entry' && found === id));
    expect(left).toEqual([]);
    const events = await db
      .selectFrom('person_event')
      .select(['person_id', 'detail'])
      .where('detail', 'like', 'former:%')
      .execute();
    expect(new Set(events.map(({ detail }) => detail)).size).toBe(1);
    expect(events.every(({ person_id }) => person_id === null)).toBe(true);
  });
});

/** Searches every row of every table as text; bytea appears as hex. */
async function hunt(pool: Awaited<ReturnType<typeof openPeopleApp>>['store']['pool'], strings: string[]) {
  const { rows: tables } = await pool.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: { table: string; found: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select t::text as row from "${name}" t`);
    for (const { row } of rows)
      for (const one of strings)
        if (String(row).toLowerCase().includes(one.toLowerCase())) found.push({ table: name, found: one });
  }
  return found;
}

test('an export holds what the person did, and no secret', async () => {
  const { call, store, wei } = await openWithPeople();
  const chat = { id: randomUUID(), title: 'Bearings' };
  await call('POST', '/api/messages/save', { headers: wei.headers, body: chat });
  await store.pool.query("insert into message (id, chat_id, role, text) values ($1, $2, 'user', 'Why?')", [
    randomUUID(),
    chat.id,
  ]);
  const { status, data } = await call('GET', '/api/session/account/export', wei);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    account: { phone: '13800000042', nickname: '周工' },
    organizations: [{ name: '北岭轧钢', role: 'owner' }],
    chats: [{ title: 'Bearings', messages: [{ text: 'Why?' }] }],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|person:/);
});
