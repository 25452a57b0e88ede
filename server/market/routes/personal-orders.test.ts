import { expect, test } from 'vitest';
import { addMember } from '../../../server/accounts/store/memberships';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedInPerson } from '../../../tests/support/person';

const create = '/saas/api/app/order/create';
const orders = '/api/market/orders';
const rights = '/api/market/entitlements';
const detail = '/saas/api/app/detail/app-9';

/** 北岭 (2001) sells app-9, of which one plan is for people, too. */
async function open() {
  const shop = await openMarketApp();
  const { db } = shop.store;
  const versions = await db
    .selectFrom('offering_version')
    .select(['n', 'body'])
    .where('offering_id', '=', 'app-9')
    .execute();
  for (const { n, body } of versions) {
    const plans = [
      ...(body.plans ?? []),
      {
        id: 'self',
        name: { 'en-US': 'For yourself' },
        kind: 'fixed',
        amount: 9_900,
        currency: 'CNY',
        period: 'year',
        personal: true,
      },
      { id: 'self-free', name: { 'en-US': 'To look at' }, kind: 'free', personal: true },
    ];
    await db
      .updateTable('offering_version')
      .set({ body: JSON.stringify({ ...body, plans }) })
      .where('offering_id', '=', 'app-9')
      .where('n', '=', n)
      .execute();
  }
  const { person, session, headers } = await signedInPerson(shop.store, { phone: '13800000021' });
  const seller = await shop.member({ organization: '2001', phone: '13800000022', role: 'admin' });
  const { call } = shop;
  const order = (body: object, as: Record<string, string> = headers) => call('POST', create, { headers: as, body });
  const actFor = (organization: string | null) =>
    db.updateTable('person_session').set({ tenant_id: organization }).where('id', '=', session).execute();
  return { ...shop, db, person, me: headers, seller, order, actFor };
}

test('a person orders a personal plan, the supplier decides, and the right is theirs', async () => {
  const { call, me, seller, order } = await open();
  const before = (await call('GET', detail, { headers: me })).data;
  expect(before.mine.may[0]).toEqual({ what: 'order' });
  const made = await order({ appId: 'app-9', planId: 'self', seats: 40, seen: { amount: 99, currency: 'CNY' } });
  expect(made.data.status).toBe('submitted');
  const id = made.data.orderId;
  const mine = (await call('GET', orders, { headers: me })).data.list;
  // For oneself there is one seat, whatever is asked for.
  expect(mine).toEqual([
    expect.objectContaining({ id, seats: 1, personal: true, waitsFor: 'supplier', may: ['cancel'] }),
  ]);
  const sold = (await call('GET', `${orders}?side=supplier`, { headers: seller })).data.list[0];
  expect(sold).toMatchObject({ id, buyer: 'A person', personal: true, may: ['approve', 'refuse', 'quote'] });
  await call('POST', `${orders}/${id}/decide`, { headers: seller, body: { action: 'approve', step: 1 } });
  const [right] = (await call('GET', rights, { headers: me })).data;
  expect(right).toMatchObject({ appId: 'app-9', state: 'active', seats: 1 });
  expect((await call('POST', `${rights}/${right.id}/set-up`, { headers: me })).status).toBe(200);
  expect((await call('GET', `${rights}/check?appId=app-9`, { headers: me })).data.entitled).toBe(true);
  expect((await call('POST', `${rights}/${right.id}/end`, { headers: me })).status).toBe(200);
});

test('plans of organizations are not for people, nor are offerings without a personal plan', async () => {
  const { call, me, order } = await open();
  const plans = (await call('GET', detail, { headers: me })).data.plans as { planId: string; personal?: boolean }[];
  expect(plans.filter(({ personal }) => personal).map(({ planId }) => planId)).toEqual(['self', 'self-free']);
  const refused = await order({ appId: 'app-9', planId: 'site-year' });
  expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('self, self-free')]);
  for (const body of [{ appId: 'app-11' }, { appId: 'app-11', kind: 'trial' }])
    expect((await order(body)).msg).toMatch(/offered to organizations only/);
  const other = (await call('GET', '/saas/api/app/detail/app-11', { headers: me })).data;
  expect(other.mine.may[0].whyNot).toMatch(/offered to organizations only/);
  expect((await call('POST', create, { body: { appId: 'app-9', planId: 'self' } })).status).toBe(401);
});

test.each([
  ['waits', 'self'],
  ['is active at once', 'self-free'],
])('twenty tabs of a person make one order of what %s', async (_what, planId) => {
  const { order, db } = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => order({ appId: 'app-9', planId })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await db.selectFrom('market_order').select('id').execute();
  expect(rows).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('what is a person’s stays theirs when they join an organization and leave it, and is nobody else’s', async () => {
  const { call, me, person, order, actFor, db, member } = await open();
  await order({ appId: 'app-9', planId: 'self-free' });
  const has = async () => (await call('GET', rights, { headers: me })).data.length;
  expect(await has()).toBe(1);
  await addMember(db, '3202', person.id, 'admin');
  await actFor('3202');
  expect([await has(), (await call('GET', orders, { headers: me })).data.total]).toEqual([0, 0]);
  // The organization orders it for itself beside.
  expect((await order({ appId: 'app-9', planId: 'site-year' })).status).toBe(200);
  await db.deleteFrom('membership').where('organization_id', '=', '3202').where('person_id', '=', person.id).execute();
  await actFor(null);
  expect([await has(), (await call('GET', orders, { headers: me })).data.total]).toEqual([1, 1]);
  const colleague = await member({ organization: '3202', phone: '13800000023', role: 'admin' });
  expect((await call('GET', orders, { headers: colleague })).data.total).toBe(1);
  const stranger = (await signedInPerson({ db } as never, { phone: '13800000024' })).headers;
  const [own] = (await call('GET', orders, { headers: me })).data.list;
  const [right] = (await call('GET', rights, { headers: me })).data;
  for (const headers of [colleague, stranger]) {
    expect((await call('GET', `${orders}/${own.id}`, { headers })).status).toBe(404);
    expect((await call('POST', `${rights}/${right.id}/end`, { headers })).status).toBe(404);
  }
});

test('with the account go its own orders and rights; an organization’s order stays without the name', async () => {
  const { call, me, person, order, actFor, db } = await open();
  await order({ appId: 'app-9', planId: 'self-free' });
  await addMember(db, '3202', person.id, 'admin');
  await addMember(db, '3202', (await signedInPerson({ db } as never, { phone: '13800000025' })).person.id, 'owner');
  await actFor('3202');
  await order({ appId: 'app-9', planId: 'site-year', remark: 'for line 2' });
  const leaving = await call('GET', '/api/session/account/leaving', { headers: me });
  expect(leaving.data.rights).toBe(1);
  await db.deleteFrom('person').where('id', '=', person.id).execute();
  const left = await db.selectFrom('market_order').select(['organization_id', 'person_id']).execute();
  expect(left).toEqual([{ organization_id: '3202', person_id: null }]);
  expect(await db.selectFrom('entitlement').select('id').where('offering_id', '=', 'app-9').execute()).toEqual([]);
});

test('a person’s space is nobody that suppliers offer to, and its rule is nobody’s', async () => {
  const { call, me, seller, person, order } = await open();
  await order({ appId: 'app-9', planId: 'self-free' });
  const price = { code: `personal-${person.id}`, planId: 'self', amount: 1, currency: 'CNY', period: 'year' };
  const given = await call('POST', '/api/market/supplier/offerings/app-9/prices', {
    headers: seller,
    body: { ...price, endsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
  });
  expect([given.status, given.msg]).toEqual([400, expect.stringContaining('no organization')]);
  const rule = { kinds: ['app'], amount: null, currency: 'CNY' };
  expect((await call('PUT', '/api/market/buyer-rule', { headers: me, body: rule })).status).toBe(400);
  expect((await call('GET', '/api/market/supplier', { headers: me })).status).toBe(400);
});
