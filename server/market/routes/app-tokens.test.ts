import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { deleteExpiredAppTokens } from '../store/app-tokens';

const rights = '/api/market/entitlements';
const appToken = `${rights}/app-token`;
const host = 'rounds.beiling.example';

/** 澄润 has 点检宝 of 北岭 on trial, set up. */
async function openShop() {
  const shop = await openMarketApp();
  const { call } = shop;
  const admin = await shop.member({ organization: '3202', phone: '13800000012', role: 'admin' });
  const member = await shop.member({ organization: '3202', phone: '13800000011' });
  await call('POST', '/saas/api/app/order/create', { headers: admin, body: { appId: 'app-9', kind: 'trial' } });
  const id: string = (await call('GET', rights, { headers: admin })).data[0].id;
  const open = (headers: Record<string, string>) => call('POST', `${rights}/${id}/open`, { headers });
  const trade = (code: string, at = host) => call('POST', appToken, { body: { code, host: at } });
  const check = (token: string) => call('GET', appToken, { headers: { authorization: `Bearer ${token}` } });
  const setUp = () => call('POST', `${rights}/${id}/set-up`, { headers: admin });
  const code = async (headers: Record<string, string>) =>
    new URL((await open(headers)).data.url).searchParams.get('code') ?? '';
  const token = async (headers: Record<string, string>) => (await trade(await code(headers))).data.token as string;
  return { ...shop, join: shop.member, admin, member, id, open, trade, check, setUp, code, token };
}

test('an app that was set up opens with a code for its host, which is traded once for a token of its own', async () => {
  const { open, trade, check, setUp, member, store } = await openShop();
  const early = await open(member);
  expect([early.status, early.msg]).toEqual([409, expect.stringContaining('not set up yet')]);
  await setUp();
  const { data } = await open(member);
  const url = new URL(data.url);
  expect(url.origin + url.pathname).toBe(`https://${host}/start`);
  expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  const code = url.searchParams.get('code') ?? '';
  const { data: traded } = await trade(code);
  // Other first letters are those of connected programs, keys and embedded pages, which are admitted before.
  expect(traded.token).toMatch(/^mwm_[\w-]{43}$/);
  expect((await trade(code)).status).toBe(401);
  const { data: seen } = await check(traded.token);
  expect(Object.keys(seen).sort()).toEqual(
    [
      ...['appId', 'endsAt', 'entitled', 'organization', 'organizationCode', 'person', 'plan', 'planName'],
      ...['seats', 'state', 'tokenExpiresAt'],
    ].sort(),
  );
  expect(seen).toMatchObject({ entitled: true, appId: 'app-9', state: 'active', plan: 'trial', seats: 1 });
  // Neither secret is in the database.
  const stored =
    await sql`select app_code::text as t from app_code union all select app_token::text from app_token`.execute(
      store.db,
    );
  expect(JSON.stringify(stored.rows)).not.toContain(traded.token);
});

test('a code is refused by another host, when it is old and when it never was one, and is gone then', async () => {
  const { code, trade, setUp, member, store } = await openShop();
  await setUp();
  const first = await code(member);
  expect((await trade(first, 'evil.example')).msg).toContain('another host');
  expect((await trade(first)).status).toBe(401);
  const second = await code(member);
  await sql`update app_code set expires_at = now() - interval '1 second'`.execute(store.db);
  expect((await trade(second)).msg).toContain('older than 60 seconds');
  expect((await trade('x')).status).toBe(401);
  // The app has moved since: its former host is nobody's.
  const third = await code(member);
  await sql`update offering_version set body = jsonb_set(body, '{url}', '"https://new.example/"')
    where offering_id = 'app-9'`.execute(store.db);
  expect((await trade(third)).status).toBe(401);
});

test('the token opens nothing else and is no token of a person', async () => {
  const { token, check, call, setUp, member } = await openShop();
  await setUp();
  const headers = { authorization: `Bearer ${await token(member)}` };
  for (const path of [rights, `${rights}/check?appId=app-9`, '/api/market/orders', '/api/market/supplier'])
    expect((await call('GET', path, { headers })).status).toBe(401);
  expect((await call('GET', appToken)).status).toBe(401);
  expect((await check('mwm_none')).status).toBe(401);
  // What is a person's opens no check.
  expect((await call('GET', appToken, { headers: member })).status).toBe(401);
});

test('the check is refused once the right has ended, the token is old or the person has left', async () => {
  const { token, check, call, id, setUp, admin, member, store } = await openShop();
  await setUp();
  const own = await token(member);
  const days = (from: number, to: number) =>
    sql`update entitlement set starts_at = now() + make_interval(days => ${from}),
      ends_at = now() + make_interval(days => ${to})`.execute(store.db);
  await days(-100, -5);
  expect((await check(own)).data).toMatchObject({ entitled: true, state: 'grace' });
  await days(-100, -20);
  expect((await check(own)).data).toMatchObject({ entitled: false, state: 'expired' });
  await days(-100, -60);
  expect((await check(own)).msg).toContain('has ended');
  await days(-1, 20);
  expect((await check(own)).status).toBe(200);
  await call('POST', `${rights}/${id}/end`, { headers: admin });
  expect((await check(own)).status).toBe(401);
  await sql`update entitlement set ended_at = null`.execute(store.db);
  await sql`delete from membership where organization_id = '3202' and role = 'member'`.execute(store.db);
  expect((await check(own)).status).toBe(401);
  const admins = await token(admin);
  await sql`update app_token set expires_at = now() - interval '1 second'`.execute(store.db);
  expect((await check(admins)).status).toBe(401);
  await deleteExpiredAppTokens(store.db);
  expect((await sql`select from app_token`.execute(store.db)).rows).toHaveLength(0);
});

test('one supplier knows a person by one name, another by another', async () => {
  const { token, check, setUp, admin, member, call, store } = await openShop();
  await setUp();
  const person = async (of: string) => (await check(of)).data.person as string;
  const name = await person(await token(member));
  expect(await person(await token(member))).toBe(name);
  expect(await person(await token(admin))).not.toBe(name);
  await call('POST', '/saas/api/app/order/create', { headers: admin, body: { appId: 'app-10' } });
  const { data } = await call('GET', rights, { headers: admin });
  const other = data.find(({ appId }: { appId: string }) => appId === 'app-10').id;
  await call('POST', `${rights}/${other}/set-up`, { headers: admin });
  await sql`update offering set supplier_id = '3107' where id = 'app-10'`.execute(store.db);
  await sql`update offering_version set body = jsonb_set(body, '{url}', ${`"https://${host}/x"`}::jsonb)
    where offering_id = 'app-10'`.execute(store.db);
  const opened = await call('POST', `${rights}/${other}/open`, { headers: member });
  const code = new URL(opened.data.url).searchParams.get('code');
  const { data: traded } = await call('POST', appToken, { body: { code, host } });
  expect(await person(traded.token)).not.toBe(name);
});

test('another organization cannot open it, and what has no https address gets no code', async () => {
  const { open, setUp, join, member, store } = await openShop();
  await setUp();
  expect((await open(await join({ organization: '2001', phone: '13800000013' }))).status).toBe(404);
  await sql`update offering_version set body = jsonb_set(body, '{url}', '"/qa"') where offering_id = 'app-9'`.execute(
    store.db,
  );
  expect((await open(member)).data).toEqual({ url: '/qa' });
});
