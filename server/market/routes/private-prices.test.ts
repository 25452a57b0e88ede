import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { notificationsJobs } from '../../notifications/jobs';

const prices = (id: string) => `/api/market/supplier/offerings/${id}/prices`;
const detail = '/saas/api/app/detail/app-9';
const create = '/saas/api/app/order/create';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** An amount and words that stand nowhere else. */
const [AMOUNT, NAME] = [17_771, 'Quartzite frame contract'];
const price = {
  ...{ code: 'chengrun-oil', planId: 'site-year', amount: AMOUNT, currency: 'CNY', period: 'year' },
  endsOn: day(30),
};

/** 北岭 (2001) sells app-9 to 澄润 (3202); Harrow (3107) buys there, too. */
async function open() {
  const shop = await openMarketApp();
  for (const job of notificationsJobs(shop.ctx)) await shop.ctx.jobs.add(job);
  const { code } = await shop.store.db
    .selectFrom('organization')
    .select('tenant_code as code')
    .where('id', '=', '3202')
    .executeTakeFirstOrThrow();
  const buyer = await shop.member({ organization: '3202', phone: '13800000011', role: 'admin' });
  const buyerMember = await shop.member({ organization: '3202', phone: '13800000012' });
  const seller = await shop.member({ organization: '2001', phone: '13800000013', role: 'admin' });
  const sellerMember = await shop.member({ organization: '2001', phone: '13800000014' });
  const other = await shop.member({ organization: '3107', phone: '13800000015', role: 'admin' });
  const give = (body: object = {}, headers: Record<string, string> = seller, id = 'app-9') =>
    shop.call('POST', prices(id), { headers, body: { ...price, code, ...body } });
  const told = async (headers: Record<string, string>) => {
    await shop.ctx.jobs.idle();
    const { data } = await shop.call('GET', '/api/notifications', { headers });
    return (data.list as { kind: string; title: string; link: string; count: number }[]).map(
      ({ kind, title, link, count }) => `${kind} ${title} ${link} ${count}`,
    );
  };
  return { ...shop, told, code, buyer, buyerMember, seller, sellerMember, other, give };
}

test('an organization sees and orders at its own price, everybody else at the public one', async () => {
  const { call, buyer, buyerMember, seller, other, give } = await open();
  const given = await give();
  expect(given.data.prices[0]).toMatchObject({ amount: AMOUNT, planId: 'site-year', state: 'open', endsOn: day(30) });
  for (const headers of [buyer, buyerMember]) {
    const { data } = await call('GET', detail, { headers });
    const own = data.plans.find((plan: { planId: string }) => plan.planId === 'site-year');
    expect(own).toMatchObject({ kind: 'fixed', amount: AMOUNT, currency: 'CNY', ownUntil: day(30) });
  }
  const listed = await call('POST', '/proxy-api/open/office/productList', {
    headers: buyer,
    body: { kind: 'app', pageSize: 50 },
  });
  const row = listed.data.list.find(({ id }: { id: string }) => id === 'app-9');
  expect(row.price).toMatchObject({ amount: AMOUNT, own: true });
  const wish = { appId: 'app-9', planId: 'site-year' };
  // Whoever has seen the public price is told of the other one, and nothing is ordered.
  const stale = await call('POST', create, {
    headers: buyer,
    body: { ...wish, seen: { amount: 28_000, currency: 'CNY' } },
  });
  expect([stale.status, stale.msg]).toEqual([409, expect.stringContaining(String(AMOUNT))]);
  const made = await call('POST', create, { headers: buyer, body: { ...wish, seen: { amount: AMOUNT } } });
  expect(made.status).toBe(200);
  const order = (await call('GET', `/api/market/orders/${made.data.orderId}`, { headers: seller })).data;
  expect(order).toMatchObject({ amount: AMOUNT, currency: 'CNY' });
  // Nobody orders at somebody else's price by claiming to have seen it.
  const claimed = await call('POST', create, { headers: other, body: { ...wish, seen: { amount: AMOUNT } } });
  expect([claimed.status, claimed.msg]).toEqual([409, expect.stringContaining('28000')]);
});

test('a plan of its own is added to the public ones, and what is asked for elsewhere gets a price', async () => {
  const { call, buyer, other, give } = await open();
  expect((await give({ planId: 'frame-1' })).status).toBe(400);
  await give({ planId: 'frame-1', name: NAME, period: 'once', amount: 5 });
  const plans = async (headers: Record<string, string>) => (await call('GET', detail, { headers })).data.plans;
  expect((await plans(buyer))[0]).toMatchObject({ planId: 'frame-1', name: NAME, amount: 5, ownUntil: day(30) });
  const made = await call('POST', create, { headers: buyer, body: { appId: 'app-9', planId: 'frame-1' } });
  expect(made.status).toBe(200);
  expect(JSON.stringify(await plans(other))).not.toContain('frame-1');
  const stolen = await call('POST', create, { headers: other, body: { appId: 'app-9', planId: 'frame-1' } });
  expect([stolen.status, stolen.data?.field]).toEqual([400, 'planId']);
});

test('a price ends with its last day, when it is taken back, or when another one takes its place', async () => {
  const { call, buyer, seller, store, give } = await open();
  const amount = async () =>
    (await call('GET', detail, { headers: buyer })).data.plans.find(
      ({ planId }: { planId: string }) => planId === 'site-year',
    ).amount;
  await give();
  const { data } = await give({ amount: 9 });
  expect(data.prices.map(({ state }: { state: string }) => state)).toEqual(['open', 'ended']);
  expect(await amount()).toBe(9);
  await store.db
    .updateTable('private_price')
    .set({ ends_on: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  expect(await amount()).toBe(28_000);
  const again = (await give({ amount: 8, endsOn: day(0) })).data;
  expect(await amount()).toBe(8);
  const end = () => call('DELETE', `/api/market/supplier/prices/${again.prices[0].id}`, { headers: seller });
  expect([(await end()).status, await amount(), (await end()).status]).toEqual([200, 28_000, 404]);
});

test('those who run the organization are told that it has a price of its own and that it was ended, nobody else', async () => {
  const { call, told, give, buyer, buyerMember, seller, sellerMember, other, store, ctx } = await open();
  await give();
  expect(await told(buyer)).toEqual(['price-given 点检宝 / Rounds /industrialApp/app-9 1']);
  const { data } = await give({ amount: 9 });
  expect(await told(buyer)).toEqual(['price-given 点检宝 / Rounds /industrialApp/app-9 2']);
  const end = () => call('DELETE', `/api/market/supplier/prices/${data.prices[0].id}`, { headers: seller });
  await end();
  await end();
  expect(await told(buyer)).toEqual(
    expect.arrayContaining([
      'price-ended 点检宝 / Rounds /industrialApp/app-9 1',
      expect.stringMatching(/^price-given/),
    ]),
  );
  for (const headers of [buyerMember, seller, sellerMember, other]) expect(await told(headers)).toEqual([]);
  // Refused, nobody hears of it.
  await give({ endsOn: day(-1) });
  await ctx.jobs.idle();
  const rows = await store.db.selectFrom('notification').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(String(AMOUNT));
});

test('only who runs the supplier gives prices, to whoever sees the offering, with a day that is near', async () => {
  const { call, code, seller, sellerMember, buyer, other, give } = await open();
  expect((await give({}, sellerMember)).msg).toMatch(/owners and administrators/);
  expect((await give({}, other)).status).toBe(404);
  expect((await call('GET', prices('app-9'), { headers: sellerMember })).status).toBe(400);
  expect((await call('GET', prices('app-9'), { headers: other })).status).toBe(404);
  expect((await call('GET', prices('app-9'))).status).toBe(401);
  expect((await give({ code: 'nobody-here' })).msg).toContain('“nobody-here”');
  expect((await give({ code: 'beiling-rolling' })).msg).toContain('your own organization');
  expect((await give({ currency: 'XQZ' })).msg).toContain('XQZ');
  expect((await give({ endsOn: day(-1) })).msg).toContain(`${day(-1)} is over`);
  expect((await give({ endsOn: day(6 * 366) })).msg).toContain('too far away');
  const { data } = await give();
  const stolen = await call('DELETE', `/api/market/supplier/prices/${data.prices[0].id}`, { headers: other });
  expect(stolen.status).toBe(404);
  expect(
    (await call('DELETE', `/api/market/supplier/prices/${data.prices[0].id}`, { headers: buyer })).status,
  ).not.toBe(200);
  for (let n = 0; n < 19; n++) await give({ planId: `p-${n}`, name: 'x' });
  expect((await give({ planId: 'p-19', name: 'x' })).msg).toContain(code);
  expect((await call('GET', prices('app-9'), { headers: seller })).data.prices).toHaveLength(20);
});

test('the price shows in no outlet to anybody but the two organizations', async () => {
  const { call, app, ctx, seller, sellerMember, other, store, code, give } = await open();
  await give();
  await give({ planId: 'frame-1', name: NAME });
  const nobody = (await signedInPerson(store, { phone: '13800000016' })).headers;
  const operator = await signedIn(store, 'lin');
  await ctx.jobs.idle();
  const readers = { visitor: {}, nobody, other, sellerMember, operator };
  const search = { kind: 'app', pageSize: 50 };
  const asks: [url: string, body?: object][] = [
    [detail],
    [`${detail}?version=1.0`],
    ['/proxy-api/open/office/productList', search],
    ['/proxy-api/open/office/productList', { ...search, keyword: 'Quartzite frame' }],
    ['/proxy-api/open/office/productList', { ...search, tenantId: '2001' }],
    ['/api/product/getProductList'],
    ['/proxy-api/open/office/app/category?type=7'],
    ['/saas/api/app/pageSupplierApp/2001'],
    ['/api/search?q=Quartzite&kinds=offerings'],
    ['/api/market/offerings/app-9/reviews'],
    ['/api/market/orders?side=supplier'],
    ['/api/market/entitlements'],
    ['/api/market/supplier'],
    ['/api/market/supplier/offerings'],
    ['/api/market/supplier/offerings/app-9'],
    ['/api/market/supplier/export'],
    [prices('app-9')],
    ['/api/notifications?pageSize=200'],
    ['/api/admin/domains/main/market/listings?pageSize=200'],
    ['/api/admin/domains/main/market/listings-export'],
    ['/api/admin/domains/main/market/suppliers'],
    ['/api/admin/domains/main/market/orders'],
    ['/api/admin/domains/main/market/rights'],
    ['/api/admin/audit?pageSize=200'],
    ['/industrialApp/app-9'],
    ['/sitemap.xml'],
  ];
  for (const [who, headers] of Object.entries(readers))
    for (const [url, body] of asks) {
      const { payload } = await app.inject({
        ...{ method: body ? 'POST' : 'GET', url, headers: { 'accept-language': 'en', ...headers } },
        ...(body && { payload: body }),
      });
      expect([who, url, payload.includes(String(AMOUNT)), payload.includes('Quartzite frame c')]).toEqual([
        ...[who, url, false, false],
      ]);
    }
  // That there is one is told to those who run the organization alone, without what it is.
  const events = await store.db.selectFrom('notification').selectAll().execute();
  expect(events.length).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${AMOUNT}|Quartzite`));
  // Nor in the supplier's own file, which leaves its hands.
  const file = await app.inject({ url: '/api/market/supplier/export', headers: seller });
  expect([file.statusCode, file.payload.includes(String(AMOUNT))]).toEqual([200, false]);
  const audit = await store.db.selectFrom('audit_entry').selectAll().where('action', '=', 'price-given').execute();
  expect(audit.map(({ tenant_id, target }) => `${tenant_id} ${target}`).sort()).toEqual([
    `2001 app-9 · frame-1 → ${code}`,
    `2001 app-9 · site-year → ${code}`,
  ]);
  expect(JSON.stringify(audit)).not.toContain(String(AMOUNT));
  expect((await call('GET', detail, { headers: seller })).data.plans).toHaveLength(
    (await call('GET', detail)).data.plans.length,
  );
}, 120_000);
