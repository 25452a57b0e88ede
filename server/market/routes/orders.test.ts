import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { expireOrders } from '../store/orders';

const create = '/saas/api/app/order/create';
const orders = '/api/market/orders';

/** 澄润 buys from 北岭 (app-9, app-10) and from Harrow (p-12, a quote). */
async function openShop(market?: object) {
  const shop = await openMarketApp(market);
  const member = await shop.member({ organization: '3202', phone: '13800000011' });
  const admin = await shop.member({ organization: '3202', phone: '13800000012', role: 'admin' });
  const seller = await shop.member({ organization: '2001', phone: '13800000013', role: 'admin' });
  const { call } = shop;
  const decide = (headers: Record<string, string>, id: string, body: object) =>
    call('POST', `${orders}/${id}/decide`, { headers, body });
  const order = (headers: Record<string, string>, body: object) => call('POST', create, { headers, body });
  return { ...shop, join: shop.member, member, admin, seller, decide, order };
}

test('a member orders, their administrator and the supplier approve, and the right begins', async () => {
  const { call, member, admin, seller, decide, order } = await openShop();
  const { data } = await order(member, { appId: 'app-9', planId: 'site-year', seats: 2, remark: ' 两个厂区 ' });
  expect(data.status).toBe('submitted');
  const id = data.orderId;
  const own = (await call('GET', orders, { headers: member })).data.list[0];
  expect(own).toMatchObject({ id, waitsFor: 'buyer', amount: 28_000, currency: 'CNY', seats: 2, remark: '两个厂区' });
  expect(own.may).toEqual(['cancel']);
  expect((await call('GET', '/saas/api/app/detail/app-9', { headers: member })).data.mine).toMatchObject({
    orderId: id,
  });
  // The supplier is not asked before the buyer's administrator agreed, and a member of neither sees nothing.
  expect((await decide(seller, id, { action: 'approve', step: 1 })).status).toBe(409);
  expect((await decide(admin, id, { action: 'approve', step: 1 })).data).toMatchObject({
    waitsFor: 'supplier',
    step: 2,
  });
  expect((await decide(seller, id, { action: 'approve', step: 1 })).status).toBe(409);
  const sold = (await call('GET', `${orders}?side=supplier&open=true`, { headers: seller })).data.list[0];
  expect(sold).toMatchObject({ id, side: 'supplier', may: ['approve', 'refuse', 'quote'] });
  expect((await decide(seller, id, { action: 'approve', step: 2 })).data).toMatchObject({ status: 'active', may: [] });
  const { data: check } = await call('GET', '/api/market/entitlements/check?appId=app-9', { headers: member });
  expect(check).toMatchObject({ entitled: true, entitlement: { state: 'active', seats: 2, setUpVersion: null } });
  const events = (await call('GET', `${orders}/${id}`, { headers: admin })).data.events;
  expect(events.map(({ action }: { action: string }) => action)).toEqual(['order', 'approve', 'approve']);
});

test('twenty tabs and two people make one order, and the second sees the first', async () => {
  const { member, admin, order, store } = await openShop();
  const sent = Array.from({ length: 20 }, (_, n) =>
    order(n % 2 ? admin : member, { appId: 'app-9', planId: 'site-year' }),
  );
  const answers = await Promise.all(sent);
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, data }) => `${status} ${data.order}`))).toEqual(
    new Set([`409 ${made[0]?.data.orderId}`]),
  );
  const { count } = await store.db
    .selectFrom('market_order')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test.each([
  ['free', { appId: 'app-10' }],
  ['a trial', { appId: 'app-9', kind: 'trial' }],
])('twenty tabs make one order of what is %s and active at once', async (_what, body) => {
  const { admin, order, join, store } = await openShop();
  const other = await join({ organization: '3202', phone: '13800000018', role: 'admin' });
  const sent = Array.from({ length: 20 }, (_, n) => order(n % 2 ? admin : other, body));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await store.db.selectFrom('market_order').select('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([answers.find(({ status }) => status === 200)?.data.orderId]);
});

test('what is free is not ordered beside a colleague’s order that waits', async () => {
  const { admin, member, order } = await openShop();
  const waiting = (await order(member, { appId: 'app-10' })).data.orderId;
  const { status, data } = await order(admin, { appId: 'app-10' });
  expect([status, data.order]).toEqual([409, waiting]);
});

test('the same key gives the first answer again, with another body it is refused', async () => {
  const { admin, call } = await openShop();
  const headers = { ...admin, 'idempotency-key': 'one-intention-1' };
  const first = await call('POST', create, { headers, body: { appId: 'app-10' } });
  expect(first.data.status).toBe('active');
  expect((await call('POST', create, { headers, body: { appId: 'app-10' } })).data).toEqual(first.data);
  expect((await call('POST', create, { headers, body: { appId: 'app-9' } })).status).toBe(409);
});

test('a trial is had once, a paid plan follows it without losing what was set up', async () => {
  const { admin, seller, order, decide, call, store } = await openShop();
  expect((await order(admin, { appId: 'app-9', kind: 'trial' })).data.status).toBe('active');
  expect((await order(admin, { appId: 'app-9', kind: 'trial' })).msg).toContain('tried already');
  expect((await order(admin, { appId: 'app-10', kind: 'trial' })).msg).toContain('no free trial');
  const rights = async () => (await call('GET', '/api/market/entitlements', { headers: admin })).data;
  const [trial] = await rights();
  expect(trial).toMatchObject({ kind: 'trial', state: 'active', appId: 'app-9' });
  await call('POST', `/api/market/entitlements/${trial.id}/set-up`, { headers: admin });
  const paid = (await order(admin, { appId: 'app-9', planId: 'site-year' })).data.orderId;
  await decide(seller, paid, { action: 'approve', step: 1 });
  const [full] = await rights();
  expect(full).toMatchObject({ id: trial.id, kind: 'full', setUpVersion: '3.2.0' });
  expect(Date.parse(full.endsAt)).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  // A renewal goes on where the term ends, also out of grace.
  const past = new Date(Date.now() - 5 * 86_400_000);
  await store.db
    .updateTable('entitlement')
    .set({ ends_at: past, starts_at: new Date(past.getTime() - 365 * 86_400_000) })
    .execute();
  expect((await rights())[0].state).toBe('grace');
  const again = (await order(admin, { appId: 'app-9', planId: 'site-year' })).data.orderId;
  expect((await decide(seller, again, { action: 'approve', step: 1 })).data.kind).toBe('renewal');
  const renewed = (await rights())[0];
  expect(renewed.state).toBe('active');
  expect(new Date(renewed.endsAt).getUTCMonth()).toBe(past.getUTCMonth());
  await call('POST', `/api/market/entitlements/${trial.id}/end`, { headers: admin });
  expect((await call('GET', '/api/market/entitlements/check?appId=app-9', { headers: admin })).data.entitled).toBe(
    false,
  );
});

test('what has no price is quoted, and the quote is accepted or ends', async () => {
  const { join, admin, order, decide, store } = await openShop();
  const seller = await join({ organization: '3107', phone: '13800000014', role: 'admin' });
  const id = (await order(admin, { appId: 'p-12' })).data.orderId;
  expect((await decide(seller, id, { action: 'approve', step: 1 })).status).toBe(409);
  expect((await decide(seller, id, { action: 'quote', step: 1 })).msg).toContain('needs an amount');
  const quote = { amount: 12_500.5, currency: 'EUR', text: 'With delivery.', validUntil: '2099-12-31' };
  expect((await decide(seller, id, { action: 'quote', step: 1, quote: { ...quote, currency: 'XQZ' } })).status).toBe(
    400,
  );
  expect(
    (await decide(seller, id, { action: 'quote', step: 1, quote: { ...quote, validUntil: '2020-01-01' } })).msg,
  ).toContain('is over');
  const quoted = (await decide(seller, id, { action: 'quote', step: 1, quote })).data;
  expect(quoted).toMatchObject({ status: 'quoted', waitsFor: 'buyer', quote });
  expect((await decide(admin, id, { action: 'decline', step: 2 })).msg).toContain('Say why');
  expect(await expireOrders(store.db, new Date('2099-12-31T20:00:00Z'))).toBe(1);
  expect((await decide(admin, id, { action: 'accept', step: 3 })).status).toBe(409);
  // An ended order is no longer in the way.
  expect((await order(admin, { appId: 'p-12' })).status).toBe(200);
});

test('nothing is ordered that was not seen, from oneself, or where it cannot be', async () => {
  const { member, admin, seller, order, call } = await openShop();
  const seen = { amount: 20_000, currency: 'CNY' };
  const changed = await order(admin, { appId: 'app-9', planId: 'site-year', seen });
  expect(changed.msg).toBe(
    'The price has changed: it was 20000 CNY, now it is 28000 CNY. Look at it again, then order.',
  );
  expect((await order(seller, { appId: 'app-9', planId: 'site-year' })).msg).toContain('your own');
  expect((await order(admin, { appId: 'app-9' })).msg).toContain('site-year, group-year');
  expect((await order(admin, { appId: 'app-9', tenantId: '2001', planId: 'site-year' })).status).toBe(400);
  expect((await order(admin, { appId: 'app-23', planId: 'year' })).status).toBe(409);
  expect((await order(admin, { appId: 'app-27', planId: 'year' })).status).toBe(404);
  expect((await call('POST', create, { body: { appId: 'app-9' } })).status).toBe(401);
  const { data } = await order(admin, { appId: 'app-9', planId: 'site-year' });
  // A colleague who did not order it sees it as little as somebody else's supplier.
  expect((await call('GET', `${orders}/${data.orderId}`, { headers: member })).status).toBe(404);
});

test('a portal may only take questions, or nothing', async () => {
  const asking = await openShop({ orders: 'enquiry' });
  expect((await asking.order(asking.admin, { appId: 'app-9', planId: 'site-year' })).msg).toContain('asks for a quote');
  expect((await asking.order(asking.admin, { appId: 'p-12' })).status).toBe(200);
  const closed = await openShop({ orders: 'off' });
  expect((await closed.order(closed.admin, { appId: 'p-12' })).status).toBe(409);
});

test('a supplier’s page says in how many hours it answers, from what it decided, and nothing before three times', async () => {
  const { call, member, store } = await openMarketApp();
  const buyer = await member({ organization: '3202', phone: '13800000091', role: 'admin' });
  const seller = await member({ organization: '2001', phone: '13800000092', role: 'admin' });
  const hours = async () => {
    const { data } = await call('POST', '/proxy-api/open/office/productList', { body: { tenantId: '2001' } });
    return data.supplier.responseHours;
  };
  const { orderId } = (
    await call('POST', '/saas/api/app/order/create', { headers: buyer, body: { appId: 'app-9', planId: 'site-year' } })
  ).data;
  const quote = { amount: 1, currency: 'CNY', text: '', validUntil: '2099-12-31' };
  await call('POST', `/api/market/orders/${orderId}/decide`, {
    headers: seller,
    body: { action: 'quote', step: 1, quote },
  });
  expect(await hours()).toBeUndefined();
  // The buyer's own decision is no answer of the supplier.
  await call('POST', `/api/market/orders/${orderId}/decide`, { headers: buyer, body: { action: 'accept', step: 2 } });
  const { db } = store;
  for (const [n, late] of [30, 5, 50].entries())
    await sql`with one as (
        insert into market_order select (jsonb_populate_record(m, jsonb_build_object('id', ${`copy-${n}`}::text))).* from market_order m where id = ${orderId} returning id)
      insert into order_event select one.id, step, action, person_id, status, reason,
        at + case when step = 2 then ${late}::int * interval '1 hour' - interval '60 hours' else interval '-60 hours' end
      from order_event, one where order_id = ${orderId} and step < 3`.execute(db);
  // 0, 5, 30 and 50 hours.
  expect(await hours()).toBe(18);
});

test('members order within the rule of their organization without asking, above it they wait', async () => {
  const { call, member, admin, order } = await openShop();
  const rule = '/api/market/buyer-rule';
  expect((await call('GET', rule, { headers: member })).data).toEqual({
    ...{ kinds: [], amount: null, currency: 'CNY', runsIt: false },
  });
  const body = { kinds: ['app'], amount: 60_000, currency: 'CNY' };
  expect((await call('PUT', rule, { headers: member, body })).status).toBe(400);
  expect((await call('PUT', rule, { headers: admin, body: { ...body, currency: 'XQZ' } })).status).toBe(400);
  expect((await call('PUT', rule, { headers: admin, body })).data).toEqual({ ...body, runsIt: true });
  const waits = async () => {
    const { data } = await call('GET', orders, { headers: member });
    return [data.list[0].status, data.list[0].waitsFor];
  };
  // Three seats of 28,000 a year are too much, two are not.
  const { data: dear } = await order(member, { appId: 'app-9', planId: 'site-year', seats: 3 });
  expect(await waits()).toEqual(['submitted', 'buyer']);
  await call('POST', `${orders}/${dear.orderId}/decide`, { headers: member, body: { action: 'cancel', step: 1 } });
  await order(member, { appId: 'app-9', planId: 'site-year', seats: 2 });
  expect(await waits()).toEqual(['submitted', 'supplier']);
  expect((await order(member, { appId: 'app-10' })).data.status).toBe('active');
  // A product is none of what members order.
  await order(member, { appId: 'p-12' });
  expect(await waits()).toEqual(['submitted', 'buyer']);
});
