import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';
import { addMember } from '../../accounts/store/memberships';
import { findOperator } from '../../accounts/store/operators';
import { notificationsJobs } from '../../notifications/jobs';
import { remind } from '../remind';
import { expireOrders } from '../store/orders';

type Headers = Record<string, string>;
const waiting = '/api/admin/domains/main/market/orders';
const DAY = 86_400_000;

/** 澄润 (3202) buys from 北岭 (2001) on a portal whose operators decide, too. */
async function open(market: object = { operatorApproves: 'all' }) {
  const shop = await openMarketApp(market);
  for (const job of notificationsJobs(shop.ctx)) await shop.ctx.jobs.add(job);
  const operator: Headers = await signedIn(shop.store, 'lin');
  const buyer = await shop.member({ organization: '3202', phone: '13800000011', role: 'admin' });
  const seller = await shop.member({ organization: '2001', phone: '13800000013', role: 'admin' });
  const { call } = shop;
  const order = async (body: object, headers: Headers = buyer) =>
    (await call('POST', '/saas/api/app/order/create', { headers, body })).data as { orderId: string; status: string };
  const decide = (id: string, body: object, headers: Headers = seller) =>
    call('POST', `/api/market/orders/${id}/decide`, { headers, body });
  const operate = (id: string, body: object, headers: Headers = operator) =>
    call('POST', `${waiting}/${id}`, { headers, body });
  const list = async (headers: Headers = operator) => (await call('GET', waiting, { headers })).data;
  const read = async (id: string, headers: Headers = buyer) =>
    (await call('GET', `/api/market/orders/${id}`, { headers })).data;
  const entitled = async () =>
    (await call('GET', '/api/market/entitlements/check?appId=app-9', { headers: buyer })).data.entitled;
  /** An order on which the two agree. */
  const agreed = async () => {
    const { orderId } = await order({ appId: 'app-9', planId: 'site-year', seats: 2 });
    await decide(orderId, { action: 'approve', step: 1 });
    return orderId;
  };
  const told = async (person: string) => {
    await shop.ctx.jobs.idle();
    const rows = await shop.store.db
      .selectFrom('notification')
      .select(['kind', 'link', 'count'])
      .where('person_id', '=', person)
      .execute();
    return rows.map(({ kind, link, count }) => `${kind} ${link} ${count}`);
  };
  const idOf = async (phone: string) =>
    (await shop.store.db.selectFrom('person').select('id').where('phone', '=', phone).executeTakeFirstOrThrow()).id;
  return { ...shop, operator, buyer, seller, order, decide, operate, list, read, entitled, agreed, told, idOf };
}

test('what the two agree on waits for the operators, who approve it; both sides are told, and it is recorded', async () => {
  const { store, list, operate, read, entitled, agreed, told, idOf, seller } = await open();
  const id = await agreed();
  expect([await entitled(), await read(id)]).toMatchObject([
    false,
    { status: 'approved', waitsFor: 'operator', may: ['cancel'] },
  ]);
  expect(await list()).toMatchObject([
    {
      id,
      step: 2,
      amount: 28_000,
      seats: 2,
      buyer: '澄润润滑科技有限公司',
      side: 'operator',
      may: ['approve', 'refuse'],
    },
  ]);
  const lin = (await findOperator(store.db, 'lin'))?.id ?? '';
  expect(await told(lin)).toEqual(['order /admin/domains/main/market 1']);
  expect((await operate(id, { approve: true, step: 2 })).status).toBe(200);
  expect([await entitled(), await list()]).toEqual([true, []]);
  const { events, status } = await read(id, seller);
  expect([status, events.at(-1)]).toMatchObject(['active', { action: 'operator-approve', person: '' }]);
  expect(await told(await idOf('13800000011'))).toEqual([expect.stringMatching(/^order-decided .*orders 2$/)]);
  expect(await told(await idOf('13800000013'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^order-decided .*sold 1$/)]),
  );
  const audit = await store.db.selectFrom('audit_entry').selectAll().where('action', '=', 'order-approved').execute();
  expect(audit).toMatchObject([{ who: 'lin', access_domain: 'main', target: `Rounds (${id})` }]);
  expect(JSON.stringify(audit)).not.toMatch(/28000|28,000/);
});

test('what operators refuse takes a reason, gives no right, and stands in nobody’s way', async () => {
  const { operate, read, entitled, agreed, order, operator, call } = await open();
  const id = await agreed();
  const own = { appId: 'app-9', planId: 'site-year' };
  // An organization has one open order, also while that waits for operators.
  expect((await call('POST', '/saas/api/app/order/create', { headers: operator, body: own })).status).toBe(401);
  expect(await order(own)).toMatchObject({ order: id });
  expect((await operate(id, { approve: false, step: 2, reason: ' ' })).status).toBe(400);
  expect((await operate(id, { approve: false, step: 2, reason: 'Not in this year’s budget' })).status).toBe(200);
  const { status, events } = await read(id);
  expect([status, events.at(-1)]).toMatchObject([
    'refused',
    { action: 'operator-refuse', reason: 'Not in this year’s budget' },
  ]);
  expect(await entitled()).toBe(false);
  expect(await order(own)).toMatchObject({ status: 'submitted' });
});

test('above an amount operators decide, by what the two agreed on; the rest goes through', async () => {
  const limit = { operatorApproves: 'above', operatorLimit: 60_000 };
  const { order, decide, read, buyer, seller, member } = await open(limit);
  const place = async (body: object) => {
    const { orderId } = await order({ appId: 'app-9', planId: 'site-year', ...body });
    await decide(orderId, { action: 'approve', step: 1 });
    return { id: orderId, status: (await read(orderId)).status };
  };
  expect((await order({ appId: 'app-10' })).status).toBe('active');
  const dear = await place({ seats: 3 });
  expect(dear.status).toBe('approved');
  expect((await decide(dear.id, { action: 'cancel', step: 2 }, buyer)).data.status).toBe('cancelled');
  expect((await place({ seats: 2 })).status).toBe('active');
  // A quote is what counts, and one in another currency is above.
  const harrow = await member({ organization: '3107', phone: '13800000014', role: 'admin' });
  const quoted = async (amount: number, currency: string) => {
    const { orderId } = await order({ appId: 'p-12' });
    const quote = { amount, currency, text: '', validUntil: '2099-12-31' };
    await decide(orderId, { action: 'quote', step: 1, quote }, harrow);
    const { status } = (await decide(orderId, { action: 'accept', step: 2 }, buyer)).data;
    if (status === 'approved') await decide(orderId, { action: 'cancel', step: 3 }, buyer);
    return status;
  };
  expect([await quoted(1, 'EUR'), await quoted(60_001, 'CNY'), await quoted(60_000, 'CNY')]).toEqual([
    ...['approved', 'approved', 'active'],
  ]);
  expect((await read(dear.id, seller)).events.map(({ action }: { action: string }) => action)).toEqual([
    ...['order', 'approve', 'cancel'],
  ]);
});

test('of operators, buyer and supplier who decide at once on two nodes, one decides, and there is one right', async () => {
  const { app, store, operator, buyer, seller, agreed, read } = await open();
  const node = await openTestApp({ store });
  const other = await signedIn(store, 'wu');
  const id = await agreed();
  const post = (on: typeof app, url: string, headers: Headers, payload: object) =>
    on.inject({ method: 'POST', url, headers: { 'accept-language': 'en', ...headers }, payload });
  const sent = Array.from({ length: 8 }, (_, n) => (n % 2 ? app : node.app)).flatMap((on, n) => [
    post(on, `${waiting}/${id}`, n % 4 < 2 ? operator : other, { approve: true, step: 2 }),
    post(on, `${waiting}/${id}`, operator, { approve: false, step: 2, reason: 'No' }),
    post(on, `/api/market/orders/${id}/decide`, buyer, { action: 'cancel', step: 2 }),
    post(on, `/api/market/orders/${id}/decide`, seller, { action: 'approve', step: 2 }),
  ]);
  const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  const { status, step, events } = await read(id);
  expect([step, events.length]).toEqual([3, 3]);
  const rights = await store.db.selectFrom('entitlement').select('id').execute();
  expect(rights).toHaveLength(status === 'active' ? 1 : 0);
  const audit = await store.db
    .selectFrom('audit_entry')
    .select('action')
    .where('action', 'in', ['order-approved', 'order-refused'])
    .execute();
  expect(audit).toHaveLength(status === 'cancelled' ? 0 : 1);
});

test('supplier and operator at once: the supplier decides first, and a repeated decision changes nothing', async () => {
  const { order, decide, operate, read, entitled } = await open();
  const { orderId: id } = await order({ appId: 'app-9', planId: 'site-year' });
  const [sold, early] = await Promise.all([
    decide(id, { action: 'approve', step: 1 }),
    operate(id, { approve: true, step: 1 }),
  ]);
  expect([sold.status, early.status, await entitled()]).toEqual([200, 409, false]);
  expect((await operate(id, { approve: true, step: 2 })).status).toBe(200);
  expect((await operate(id, { approve: true, step: 2 })).status).toBe(409);
  expect((await read(id)).events).toHaveLength(3);
});

test('whoever ordered it as a person has no say as an operator, and operators of elsewhere have none at all', async () => {
  const { store, order, list, operate, call, operator } = await open();
  const lin = await findOperator(store.db, 'lin');
  await addMember(store.db, '3202', lin?.id ?? '', 'admin');
  const { orderId: id } = await order({ appId: 'app-10' });
  await store.db
    .updateTable('market_order')
    .set({ person_id: lin?.id ?? null })
    .execute();
  expect(await list()).toMatchObject([{ id, may: [] }]);
  expect((await operate(id, { approve: true, step: 1 })).msg).toContain('Another operator');
  const other = await signedIn(store, 'wu', 'another-tenant');
  expect((await operate(id, { approve: true, step: 1 }, other)).status).toBe(403);
  expect((await call('GET', waiting, { headers: other })).status).toBe(403);
  const reader = await signedIn(store, 'zhou', null, 'viewer');
  expect((await operate(id, { approve: true, step: 1 }, reader)).status).toBe(403);
  expect((await call('GET', waiting)).status).toBe(401);
  expect((await operate('nothing', { approve: true, step: 1 }, operator)).status).toBe(404);
});

test('what waits for operators is told again after 3 days, and ends after 30', async () => {
  const { store, ctx, agreed, told, read } = await open();
  const id = await agreed();
  const lin = (await findOperator(store.db, 'lin'))?.id ?? '';
  const later = (days: number) => new Date(Date.now() + days * DAY);
  for (const days of [2.9, 3.1, 3.2]) await Promise.all([remind(ctx, later(days)), remind(ctx, later(days))]);
  expect(await told(lin)).toEqual(['order /admin/domains/main/market 2']);
  expect(await expireOrders(store.db, later(31))).toBe(1);
  expect(await read(id)).toMatchObject({ status: 'expired', waitsFor: null, may: [] });
});
