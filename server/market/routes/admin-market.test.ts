import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';

const own = '/api/market/supplier/offerings';
const text = (words: string) => ({ 'en-US': words });
const whole = {
  ...{ sku: 'GG-1', categoryId: 'c-maintenance', label: '1.0', audience: [] },
  document: {
    ...{ name: text('Gap gauge'), summary: text('Measures gaps'), description: text('Of rolls') },
    plans: [{ id: 'free', name: text('Free'), kind: 'free' }],
  },
};

async function open(market: object = {}) {
  const test = await openMarketApp(market);
  const operator = await signedIn(test.store, 'lin');
  const admin = await test.member({ organization: '2001', phone: '13800000011', role: 'admin' });
  const at = (path: string) => `/api/admin/domains/main/market/${path}`;
  const list = async (keyword = '') =>
    (await test.call('GET', at(`listings?pageSize=200&keyword=${keyword}`), { headers: operator })).data;
  const set = (id: string, body: object, headers: Record<string, string> = operator) =>
    test.call('PUT', at(`listings/${id}`), { headers, body: { state: 'offered', position: null, ...body } });
  const seen = async () =>
    (
      (await test.call('POST', '/proxy-api/open/office/productList', { body: { kind: 'app', pageSize: 100 } })).data
        .list as { id: string }[]
    ).map(({ id }) => id);
  const audited = async () =>
    (await test.store.db.selectFrom('audit_entry').select('action').orderBy('seq').execute()).map(
      ({ action }) => action,
    );
  return { ...test, operator, admin, at, list, set, seen, audited };
}

test('what operators hide or put first is seen at once, with the reason, and recorded', async () => {
  const { call, at, admin, list, set, seen, audited } = await open();
  expect(await seen()).toContain('app-9');
  expect((await set('app-9', { state: 'hidden' })).status).toBe(400);
  const hidden = await set('app-9', { state: 'hidden', reason: 'No data sheet' });
  expect(hidden.data).toMatchObject({ shown: false, why: 'Hidden by an operator: No data sheet' });
  expect(await seen()).not.toContain('app-9');
  expect((await call('GET', '/saas/api/app/detail/app-9')).status).toBe(404);
  const mine = (await call('GET', `${own}?keyword=app-9`, { headers: admin })).data.list[0];
  expect(mine.why).toBe('Hidden by an operator: No data sheet');
  await set('app-25', { state: 'listed', position: 1 });
  expect((await seen())[0]).toBe('app-25');
  expect((await list()).list[0]).toMatchObject({ id: 'app-25', position: 1, shown: true });
  await set('app-9', {});
  expect(await seen()).toContain('app-9');
  expect((await set('none', {})).status).toBe(404);
  expect((await call('GET', at('listings'))).status).toBe(401);
  expect((await audited()).filter((action) => action === 'listing-changed')).toHaveLength(3);
});

test('a curated catalogue shows what was chosen, an own one only what the portal’s suppliers offer', async () => {
  const curated = await open({ policy: 'curated' });
  expect(await curated.seen()).toEqual([]);
  expect((await curated.list()).list[0].why).toBe('No operator has chosen it for this catalogue.');
  await curated.set('app-9', { state: 'listed' });
  expect(await curated.seen()).toEqual(['app-9']);
  const ownOnly = await open({ policy: 'own', suppliers: ['harrow-lindqvist'] });
  expect(await ownOnly.seen()).toEqual(['app-20']);
});

test('a version waits for operators, who publish it or send it back, and its supplier may take it back', async () => {
  const { call, at, admin, operator, seen, audited } = await open();
  const { data: draft } = await call('POST', own, { headers: admin, body: { kind: 'app', sku: 'GG-1', name: 'Gap' } });
  const act = (body: object) => call('POST', `${own}/${draft.id}/act`, { headers: admin, body });
  const decide = (body: object) => call('POST', at(`drafts/${draft.id}`), { headers: operator, body });
  const waiting = async () => (await call('GET', at('drafts'), { headers: operator })).data;
  await call('PUT', `${own}/${draft.id}`, { headers: admin, body: { ...whole, step: 1 } });
  expect(await waiting()).toEqual([]);
  expect((await act({ action: 'submit', step: 2 })).data).toMatchObject({ state: 'review', may: ['withdraw'] });
  expect((await waiting())[0]).toMatchObject({ id: draft.id, preview: { name: 'Gap gauge' }, step: 3 });
  expect((await call('PUT', `${own}/${draft.id}`, { headers: admin, body: { ...whole, step: 3 } })).status).toBe(409);
  expect((await act({ action: 'withdraw', step: 3 })).data.state).toBe('draft');
  expect((await decide({ publish: true, step: 3 })).status).toBe(404);
  await act({ action: 'submit', step: 4 });
  expect((await decide({ publish: false, step: 5 })).status).toBe(400);
  await decide({ publish: false, step: 5, reason: 'Say for which rolls' });
  const returned = (await call('GET', `${own}/${draft.id}`, { headers: admin })).data;
  expect(returned).toMatchObject({ state: 'returned', reason: 'Say for which rolls' });
  await act({ action: 'submit', step: returned.step });
  // Two operators at once: one of them publishes.
  const both = await Promise.all([1, 2].map(() => decide({ publish: true, step: returned.step + 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await seen()).toContain(draft.id);
  expect(await audited()).toEqual(expect.arrayContaining(['offering-returned', 'offering-published']));
});

test('an organization asks to supply, is approved, and when suspended nothing of it is shown', async () => {
  const { call, at, member, operator, seen } = await open();
  const headers = await member({ organization: '3107', phone: '13800000014', role: 'admin' });
  const decide = (body: object) => call('PUT', at('suppliers/3107'), { headers: operator, body });
  await call('PUT', '/api/market/supplier', { headers, body: { profile: text('Spindles') } });
  const rows = (await call('GET', at('suppliers'), { headers: operator })).data;
  expect(rows.find(({ id }: { id: string }) => id === '3107')).toMatchObject({ state: 'approved', offerings: 4 });
  expect((await decide({ state: 'suspended', trusted: true })).status).toBe(400);
  await decide({ state: 'suspended', trusted: true, reason: 'Licence expired' });
  expect(await seen()).not.toContain('app-20');
  const refused = await call('GET', own, { headers });
  expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('Licence expired')]);
  await decide({ state: 'approved', trusted: true });
  expect(await seen()).toContain('app-20');
});

test('operators of another domain decide nothing here', async () => {
  const { call, at, store } = await open();
  const headers = await signedIn(store, 'wu', 'another-tenant');
  for (const path of ['listings', 'drafts', 'suppliers'])
    expect((await call('GET', at(path), { headers })).status).toBeGreaterThanOrEqual(403);
});
