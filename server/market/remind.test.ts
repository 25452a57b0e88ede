import { expect, onTestFinished, test } from 'vitest';
import { openHallApp } from '../../tests/support/open-market';
import { openStore } from '../base/database/db';
import { notificationsJobs } from '../notifications/jobs';
import { remind, tellOfFitting } from './remind';

const DAY = 86_400_000;

async function openTold() {
  const hall = await openHallApp();
  for (const job of notificationsJobs(hall.ctx)) await hall.ctx.jobs.add(job);
  const told = async (headers: Record<string, string>) => {
    await hall.ctx.jobs.idle();
    const { data } = await hall.call('GET', '/api/notifications', { headers });
    return (data.list as { kind: string; title: string; count: number }[]).map(
      ({ kind, title, count }) => `${kind} ${title} ${count}`,
    );
  };
  const member = await hall.member({ organization: '3202', phone: '13800000061' });
  const admin = await hall.member({ organization: '3202', phone: '13800000062', role: 'admin' });
  const seller = await hall.member({ organization: '2001', phone: '13800000063', role: 'admin' });
  const order = (headers: Record<string, string>, body: object) =>
    hall.call('POST', '/saas/api/app/order/create', { headers, body });
  const decide = (headers: Record<string, string>, id: string, body: object) =>
    hall.call('POST', `/api/market/orders/${id}/decide`, { headers, body });
  return { ...hall, told, join: hall.member, member, admin, seller, order, decide };
}

test('whoever has to decide on an order hears of it, then whoever ordered, without a price', async () => {
  const { told, member, admin, seller, order, decide, store } = await openTold();
  const { orderId } = (await order(member, { appId: 'app-9', planId: 'site-year' })).data;
  expect(await told(admin)).toEqual(['order 点检宝 / Rounds 1']);
  expect([await told(seller), await told(member)]).toEqual([[], []]);
  await decide(admin, orderId, { action: 'approve', step: 1 });
  expect(await told(seller)).toEqual(['order 点检宝 / Rounds 1']);
  const quote = { amount: 20_000, currency: 'CNY', text: '含培训', validUntil: '2099-12-31' };
  await decide(seller, orderId, { action: 'quote', step: 2, quote });
  expect(await told(member)).toEqual(['order-decided 点检宝 / Rounds 1']);
  // Decided twice at once: the second is refused, and nobody hears of it.
  await decide(seller, orderId, { action: 'quote', step: 2, quote });
  expect(await told(member)).toHaveLength(1);
  const all = await store.db.selectFrom('notification').selectAll().execute();
  expect(JSON.stringify(all)).not.toMatch(/20000|28000|20,000/);
});

test('an end is told 60, 30, 7 and 1 days before and at the end, each once on however many nodes', async () => {
  const { told, admin, order, ctx, store } = await openTold();
  await order(admin, { appId: 'app-9', kind: 'trial' });
  const begun = new Date('2026-01-31T00:00:00Z');
  const ends = new Date('2027-01-31T00:00:00Z');
  await store.db.updateTable('entitlement').set({ kind: 'full', starts_at: begun, ends_at: ends }).execute();
  const counts: number[] = [];
  for (const days of [61, 60, 59, 30, 29, 8, 7, 2, 1, 0, -1]) {
    const now = new Date(ends.getTime() - days * DAY);
    await Promise.all([remind(ctx, now), remind(ctx, now), remind(ctx, now)]);
    await ctx.jobs.idle();
    const row = await store.db.selectFrom('notification').select('count').executeTakeFirst();
    counts.push(row?.count ?? 0);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5]);
  expect(await told(admin)).toEqual(['right-ends 点检宝 / Rounds 5']);
});

test('a trial of a month is not reminded of on its first day', async () => {
  const { told, admin, order, ctx } = await openTold();
  await order(admin, { appId: 'app-9', kind: 'trial' });
  await remind(ctx, new Date());
  expect(await told(admin)).toEqual([]);
});

test('a demand that ends is told 7 and 1 day before, and anew once it is extended', async () => {
  const { told, seller, ctx, store, call } = await openTold();
  const { expires_at: end } = await store.db
    .selectFrom('demand')
    .select('expires_at')
    .where('id', '=', 'd-31')
    .executeTakeFirstOrThrow();
  const at = (days: number) => remind(ctx, new Date((end?.getTime() ?? 0) - days * DAY));
  await store.db.deleteFrom('demand').where('id', '<>', 'd-31').execute();
  for (const days of [8, 7, 6, 1]) await at(days);
  expect(await told(seller)).toEqual([expect.stringMatching(/^demand-ends 求购.* 2$/)]);
  await call('POST', '/api/market/demands/d-31/act', { headers: seller, body: { action: 'extend', step: 1 } });
  await at(7);
  expect(await told(seller)).toEqual([expect.stringMatching(/ 2$/)]);
});

test('suppliers hear once of a demand that fits, and not before they may read it', async () => {
  const { told, admin, seller, ctx, call, moderator, store, join } = await openTold();
  const form = {
    ...{ description: '压缩空气', kind: 'product', industry: 'metals', region: '', due: null, budget: null },
    ...{ readers: 'everybody', hidesName: false, quantities: [], title: '求购 无牌 离线滤油车' },
  };
  const body = { form, publish: true };
  const buyer = await join({ organization: '3107', phone: '13800000064' });
  const other = await join({ organization: '3107', phone: '13800000065' });
  const save = (headers: Record<string, string>, wish: object) =>
    call('POST', '/api/market/searches', { headers, body: wish });
  await save(buyer, { keyword: '滤油车', kind: 'product' });
  expect((await save(buyer, { keyword: '滤油车', kind: 'product' })).data).toHaveLength(1);
  await save(other, { keyword: '滤油车', kind: 'app' });
  expect((await call('PUT', '/api/market/demands/filter-1', { headers: seller, body })).data.status).toBe('review');
  await tellOfFitting(ctx);
  expect(await told(admin)).toEqual([]);
  const decision = { ids: ['filter-1'], action: 'publish', reason: 'other', words: '' };
  await call('POST', '/api/community/moderation', { headers: moderator, body: decision });
  await Promise.all([tellOfFitting(ctx), tellOfFitting(ctx)]);
  await tellOfFitting(ctx);
  expect(await told(admin)).toEqual(['demand-fits 求购 无牌 离线滤油车 1']);
  expect([await told(buyer), await told(other)]).toEqual([['demand-fits 求购 无牌 离线滤油车 1'], []]);
  const [{ id }] = (await call('GET', '/api/market/searches', { headers: buyer })).data;
  expect((await call('DELETE', `/api/market/searches/${id}`, { headers: other })).status).toBe(404);
  expect((await call('DELETE', `/api/market/searches/${id}`, { headers: buyer })).data).toEqual([]);
  // Once it is removed, nobody is told of it any more.
  await store.db.updateTable('post').set({ state: 'removed' }).where('id', '=', 'filter-1').execute();
  expect(await told(admin)).toEqual([]);
});

test('several demands that fit are told once a day in one notification, without their titles', async () => {
  const { told, admin, seller, ctx, call } = await openTold();
  const form = {
    ...{ description: '压缩空气', kind: 'product', industry: 'metals', region: '', due: null, budget: null },
    ...{ readers: 'suppliers', hidesName: false, quantities: [] },
  };
  for (const n of [1, 2, 3])
    await call('PUT', `/api/market/demands/filters-${n}`, {
      headers: seller,
      body: { form: { ...form, title: `求购离线滤油车 ${n} 台` }, publish: true },
    });
  await Promise.all([tellOfFitting(ctx), tellOfFitting(ctx)]);
  expect(await told(admin)).toEqual(['demand-fits  3']);
  await tellOfFitting(ctx);
  expect(await told(admin)).toEqual(['demand-fits  3']);
});

test('an order that waits for 3 days and a quote that ends within 3 are told once, to whoever has to decide', async () => {
  const { told, member, admin, seller, order, decide, ctx, store } = await openTold();
  const { orderId } = (await order(member, { appId: 'app-9', planId: 'site-year' })).data;
  const run = async (now: Date) => {
    await Promise.all([remind(ctx, now), remind(ctx, now)]);
    await ctx.jobs.idle();
  };
  const counts = async (headers: Record<string, string>) => (await told(headers)).map((one) => one.slice(-1)).join();
  const later = (days: number) => new Date(Date.now() + days * DAY);
  await run(later(2.9));
  expect(await counts(admin)).toBe('1');
  await run(later(3.1));
  await run(later(3.2));
  expect(await counts(admin)).toBe('2');
  // Decided, it waits for the other side, from then on.
  await decide(admin, orderId, { action: 'approve', step: 1 });
  await run(later(2.9));
  expect(await counts(seller)).toBe('1');
  await run(later(3.1));
  expect(await counts(seller)).toBe('2');
  const validUntil = later(20).toISOString().slice(0, 10);
  const quote = { amount: 20_000, currency: 'CNY', text: '', validUntil };
  await decide(seller, orderId, { action: 'quote', step: 2, quote });
  await run(later(16));
  const before = await store.db
    .selectFrom('notification')
    .select(({ fn }) => fn.sum('count').as('n'))
    .executeTakeFirst();
  await run(later(17.5));
  await run(later(18.5));
  const after = await store.db
    .selectFrom('notification')
    .select(({ fn }) => fn.sum('count').as('n'))
    .executeTakeFirst();
  expect(Number(after?.n) - Number(before?.n)).toBe(1);
});

test('a right that ends is in grace at that moment, and told once by two nodes', async () => {
  const { told, admin, order, ctx, store, call } = await openTold();
  const node = await openStore(store.url);
  onTestFinished(() => node.close());
  await order(admin, { appId: 'app-9', kind: 'trial' });
  const check = async () =>
    (await call('GET', '/api/market/entitlements/check?appId=app-9', { headers: admin })).data.entitlement.state;
  const ends = (ms: number) =>
    store.db
      .updateTable('entitlement')
      .set({ kind: 'full', starts_at: new Date(Date.now() - 365 * DAY), ends_at: new Date(Date.now() + ms) })
      .execute();
  await ends(60_000);
  expect(await check()).toBe('due');
  await ends(-1);
  expect(await check()).toBe('grace');
  const nodes = [ctx, { ...ctx, store: node }];
  await Promise.all([...nodes, ...nodes, ...nodes].map((one) => remind(one, new Date())));
  expect(await told(admin)).toEqual(['right-ends 点检宝 / Rounds 1']);
  await Promise.all(nodes.map((one) => remind(one, new Date())));
  expect(await told(admin)).toEqual(['right-ends 点检宝 / Rounds 1']);
});
