import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';
import { notificationsJobs } from '../../notifications/jobs';
import { remind } from '../remind';

type Headers = Record<string, string>;
const rights = '/api/admin/domains/main/market/rights';
const own = '/api/market/entitlements';
const REASON = 'Used outside the agreed site.';
const DAY = 86_400_000;

/** 澄润 (3202) has 点检宝 of 北岭 (2001) on trial, set up. */
async function open() {
  const shop = await openMarketApp();
  for (const job of notificationsJobs(shop.ctx)) await shop.ctx.jobs.add(job);
  const { call, store } = shop;
  const operator: Headers = await signedIn(store, 'lin');
  const admin = await shop.member({ organization: '3202', phone: '13800000012', role: 'admin' });
  const seller = await shop.member({ organization: '2001', phone: '13800000013', role: 'admin' });
  await call('POST', '/saas/api/app/order/create', { headers: admin, body: { appId: 'app-9', kind: 'trial' } });
  const id: string = (await call('GET', own, { headers: admin })).data[0].id;
  await call('POST', `${own}/${id}/set-up`, { headers: admin });
  const suspend = (body: object = { suspend: true, reason: REASON }, headers: Headers = operator) =>
    call('POST', `${rights}/${id}`, { headers, body });
  const restore = () => suspend({ suspend: false });
  const list = async (query = '') => (await call('GET', `${rights}${query}`, { headers: operator })).data;
  const check = async () => (await call('GET', `${own}/check?appId=app-9`, { headers: admin })).data;
  const openApp = () => call('POST', `${own}/${id}/open`, { headers: admin });
  const trade = async () => {
    const url = new URL((await openApp()).data.url);
    const body = { code: url.searchParams.get('code'), host: url.host };
    return (await call('POST', `${own}/app-token`, { body })).data.token as string;
  };
  const checkApp = (token: string) =>
    call('GET', `${own}/app-token`, { headers: { authorization: `Bearer ${token}` } });
  const told = async (headers: Headers) => {
    await shop.ctx.jobs.idle();
    const { data } = await call('GET', '/api/notifications', { headers });
    return (data.list as { kind: string; title: string; link: string; actors: string[] }[]).map(
      ({ kind, title, link, actors }) => [kind, title, link.split('=').at(-1), ...actors].join(' '),
    );
  };
  return { ...shop, operator, admin, seller, id, suspend, restore, list, check, openApp, trade, checkApp, told };
}

test('a suspended right is refused at once, by the check and to the app’s token, and goes on when it is restored', async () => {
  const { suspend, restore, list, check, openApp, trade, checkApp, call, admin, seller } = await open();
  const token = await trade();
  expect([(await checkApp(token)).status, (await check()).entitled]).toEqual([200, true]);
  expect((await suspend()).data).toMatchObject({ state: 'suspended', suspended: { reason: REASON } });
  const refused = await checkApp(token);
  expect([refused.status, refused.msg]).toEqual([401, expect.stringContaining('suspended')]);
  // Why is for its organization, its supplier and the portal, not for the app.
  expect(JSON.stringify(refused)).not.toContain(REASON);
  expect(await check()).toMatchObject({
    entitled: false,
    entitlement: { state: 'suspended', suspended: { reason: REASON } },
  });
  expect((await openApp()).msg).toContain(REASON);
  // Neither another order nor giving it back leads around it.
  const order = (body: object) => call('POST', '/saas/api/app/order/create', { headers: admin, body });
  expect((await order({ appId: 'app-9', planId: 'site-year' })).msg).toContain(REASON);
  const { mine } = (await call('GET', '/saas/api/app/detail/app-9', { headers: admin })).data;
  expect(mine.may).toContainEqual({ what: 'order', whyNot: expect.stringContaining(REASON) });
  expect((await call('GET', '/api/market/supplier', { headers: seller })).data.ending).toMatchObject([
    { appId: 'app-9', suspended: REASON },
  ]);
  expect((await list()).list).toMatchObject([{ state: 'suspended', buyer: '澄润润滑科技有限公司' }]);
  expect((await restore()).data).toMatchObject({ state: 'active' });
  expect([(await checkApp(token)).status, (await check()).entitled]).toEqual([200, true]);
  expect((await openApp()).status).toBe(200);
});

test('an order that was open when the right was suspended gives a term, which stays suspended', async () => {
  const { suspend, restore, check, call, admin, seller, id } = await open();
  const body = { appId: 'app-9', planId: 'site-year' };
  const { orderId } = (await call('POST', '/saas/api/app/order/create', { headers: admin, body })).data;
  await suspend();
  const decision = { headers: seller, body: { action: 'approve', step: 1 } };
  expect((await call('POST', `/api/market/orders/${orderId}/decide`, decision)).data.status).toBe('active');
  expect(await check()).toMatchObject({ entitled: false, entitlement: { kind: 'full', state: 'suspended' } });
  await restore();
  expect(await check()).toMatchObject({ entitled: true, entitlement: { id, kind: 'full' } });
});

test('buyer and supplier are told without a name, and each decision is recorded with its reason', async () => {
  const { suspend, restore, told, admin, seller, store, id } = await open();
  await suspend();
  expect(await told(admin)).toEqual(['right-suspended 点检宝 / Rounds %2Fusercenter%2Fapps']);
  expect(await told(seller)).toEqual(['right-suspended 点检宝 / Rounds ending']);
  await restore();
  expect(await told(admin)).toContain('right-restored 点检宝 / Rounds %2Fusercenter%2Fapps');
  const audit = await store.db
    .selectFrom('audit_entry')
    .select(['action', 'who', 'target', 'message'])
    .where('action', 'in', ['right-suspended', 'right-restored'])
    .orderBy('seq')
    .execute();
  const target = `Rounds → 澄润润滑科技有限公司 (${id})`;
  expect(audit).toEqual([
    { action: 'right-suspended', who: 'lin', target, message: REASON },
    { action: 'right-restored', who: 'lin', target, message: '' },
  ]);
});

test('who may, once each, on two nodes at once, and only what was ordered here', async () => {
  const { app, store, operator, suspend, restore, list, id, call, admin } = await open();
  const node = await openTestApp({ store });
  expect((await suspend({ suspend: true, reason: '  ' })).status).toBe(400);
  const viewer = await signedIn(store, 'zhou', null, 'viewer');
  const elsewhere = await signedIn(store, 'wu', 'another-tenant');
  const body = { suspend: true, reason: REASON };
  expect([(await suspend(body, viewer)).status, (await suspend(body, elsewhere)).status]).toEqual([403, 403]);
  const post = (on: typeof app) =>
    on.inject({ method: 'POST', url: `${rights}/${id}`, headers: operator, payload: body });
  const both = await Promise.all([app, node.app, app, node.app].map(post));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect([(await restore()).status, (await restore()).status]).toEqual([200, 409]);
  expect((await list('?keyword=Rounds')).total).toBe(1);
  expect((await list('?keyword=%25')).total).toBe(0);
  // What another portal's operators answer for is not in this list.
  await store.db.updateTable('market_order').set({ access_domain: 'other' }).execute();
  expect([(await list()).total, (await suspend()).status]).toEqual([0, 404]);
  await store.db.updateTable('market_order').set({ access_domain: 'main' }).execute();
  await call('POST', `${own}/${id}/end`, { headers: admin });
  expect((await suspend()).msg).toContain('over');
});

test('its term goes on without reminders, which come once it is restored', async () => {
  const { suspend, restore, told, admin, ctx, store } = await open();
  const ends = new Date(Date.now() + 20 * DAY);
  await store.db
    .updateTable('entitlement')
    .set({ kind: 'full', starts_at: new Date(Date.now() - 345 * DAY), ends_at: ends })
    .execute();
  await suspend();
  await remind(ctx, new Date());
  expect(await told(admin)).toHaveLength(1);
  await restore();
  await remind(ctx, new Date());
  expect((await told(admin)).filter((one) => one.startsWith('right-ends'))).toHaveLength(1);
});

test('a person’s own right is suspended without naming the person', async () => {
  const { call, store, operator, list, ctx } = await open();
  await store.db
    .updateTable('organization')
    .set({ personal_of: (await store.db.selectFrom('person').select('id').limit(1).executeTakeFirstOrThrow()).id })
    .where('id', '=', '3202')
    .execute();
  const [row] = (await list()).list;
  expect(row.buyer).toBe('A person');
  expect((await list('?keyword=澄润')).total).toBe(0);
  await call('POST', `${rights}/${row.id}`, { headers: operator, body: { suspend: true, reason: REASON } });
  await ctx.jobs.idle();
  const audit = await store.db
    .selectFrom('audit_entry')
    .select('target')
    .where('action', '=', 'right-suspended')
    .execute();
  expect(audit).toEqual([{ target: `Rounds → A person (${row.id})` }]);
});
