import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';
import { grantTerm } from '../store/entitlements';

const url = '/api/market/offerings/app-9/reviews';
const DAY = 86_400_000;

async function open() {
  const test = await openMarketApp();
  const operator = await signedIn(test.store, 'lin');
  let phone = 13_800_000_100;
  /** Somebody who runs an organization that has used app-9 for so many days. */
  const user = async (organization: string, days = 30, role: 'admin' | 'member' = 'admin') => {
    phone += 1;
    if (days > 0)
      await grantTerm(test.store.db, {
        ...{ organization, offering: 'app-9', kind: 'full', seats: 1, order: null as never },
        plan: { planId: 'site-year', name: {}, version: '3.2.0' },
        ...{ startsAt: new Date(Date.now() - days * DAY), endsAt: null },
      });
    return test.member({ organization, phone: String(phone), role });
  };
  const put = (headers: Record<string, string>, stars: number, text = '') =>
    test.call('PUT', url, { headers, body: { stars, text } });
  const list = async (headers?: Record<string, string>) => (await test.call('GET', url, { headers })).data;
  const app = async () => (await test.call('GET', '/saas/api/app/detail/app-9')).data;
  return { ...test, operator, user, put, list, app };
}

test('only organizations that use it review it, once, and an average is shown from three on', async () => {
  const { call, user, put, list, app } = await open();
  const harrow = await user('3107');
  expect(await list()).toMatchObject({ list: [], total: 0, mayWrite: false });
  expect((await put(await user('3204', 0), 1)).msg).toMatch(/^Only organizations that use it/);
  expect((await put(await user('3204', 3), 1)).msg).toMatch(/after 14 days/);
  expect((await put(await user('2001'), 5)).msg).toMatch(/^Nobody reviews/);
  expect((await put(await user('3107', 0, 'member'), 5)).msg).toMatch(/owners and administrators/);
  expect((await call('PUT', url, { body: { stars: 5, text: '' } })).status).toBe(401);
  expect((await put(harrow, 5, 'Good in the rain')).data).toMatchObject({ total: 1, mayWrite: true });
  const changed = (await put(harrow, 4, 'Good in rain and snow')).data;
  expect(changed.list).toEqual([expect.objectContaining({ stars: 4, version: '3.2.0', mine: true, may: ['remove'] })]);
  expect(await app()).toMatchObject({ ratingCount: 1 });
  expect((await app()).rating).toBeUndefined();
  const others = (await call('POST', '/proxy-api/open/office/productList', { body: { pageSize: 100 } })).data.list
    .map((row: { tenantId: string }) => row.tenantId)
    .filter((id: string) => id !== '3107' && id !== '2001' && id !== '3204');
  const [first, second] = [...new Set<string>(others)];
  await put(await user(first ?? ''), 5);
  await put(await user(second ?? ''), 3);
  expect(await app()).toMatchObject({ ratingCount: 3, rating: 4 });
  const search = { kind: 'app', filters: [{ key: 'rating', values: ['4'] }] };
  const { data } = await call('POST', '/proxy-api/open/office/productList', { body: search });
  expect(data.list.map(({ id }: { id: string }) => id)).toEqual(['app-9']);
  const facet = data.facets.find(({ key }: { key: string }) => key === 'rating');
  expect(facet.values).toContainEqual({ value: '4', title: '4 stars and more', count: 1, checked: true });
  await call('DELETE', `/api/market/reviews/${changed.list[0].id}`, { headers: harrow });
  expect((await app()).rating).toBeUndefined();
});

test('of two versions the newest counts, and the old one is kept', async () => {
  const { store, user, put, app } = await open();
  const harrow = await user('3107');
  await put(harrow, 1, 'Crashes');
  await store.db.updateTable('entitlement').set({ set_up_version: '4.0.0' }).execute();
  expect((await put(harrow, 5, 'Mended')).data).toMatchObject({ total: 1, list: [{ version: '4.0.0', stars: 5 }] });
  expect(await app()).toMatchObject({ ratingCount: 1 });
  expect((await store.db.selectFrom('review').select('stars').orderBy('created_at').execute()).length).toBe(2);
});

test('the supplier replies, people report, and what operators hide only its own organization sees', async () => {
  const { call, operator, user, put, list, app, store } = await open();
  const harrow = await user('3107');
  const supplier = await user('2001', 0);
  const reader = await user('3204', 0);
  const [{ id }] = (await put(harrow, 1, 'They are thieves')).data.list;
  const review = `/api/market/reviews/${id}`;
  expect((await call('PUT', `${review}/reply`, { headers: reader, body: { text: 'No' } })).status).toBe(400);
  await call('PUT', `${review}/reply`, { headers: supplier, body: { text: 'Please write to us' } });
  expect((await list()).list[0]).toMatchObject({ reply: 'Please write to us', may: [] });
  for (const _ of [1, 2]) await call('POST', `${review}/report`, { headers: reader, body: { reason: 'Insult' } });
  const admin = '/api/admin/domains/main/market/reviews';
  const reported = (await call('GET', admin, { headers: operator })).data;
  expect(reported).toEqual([expect.objectContaining({ id, reports: ['Insult'], offering: 'Rounds' })]);
  const decide = (body: object) => call('POST', `${admin}/${id}`, { headers: operator, body });
  expect((await decide({ hide: true })).status).toBe(400);
  await decide({ hide: true, reason: 'An insult' });
  for (const headers of [undefined, reader, supplier]) expect((await list(headers)).list).toEqual([]);
  expect((await list(harrow)).list[0]).toMatchObject({ state: 'hidden', reason: 'An insult' });
  // To write it anew does not show it again.
  await put(harrow, 1, 'They are still thieves');
  expect((await list()).list).toEqual([]);
  expect((await app()).ratingCount).toBe(0);
  expect((await call('POST', `${review}/report`, { headers: reader, body: { reason: 'Again' } })).status).toBe(404);
  await decide({ hide: false });
  expect((await list()).list).toHaveLength(1);
  const actions = await store.db.selectFrom('audit_entry').select('action').execute();
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['review-hidden', 'review-kept']));
});

test('reviews of what is offered to single organizations are seen by them alone', async () => {
  const { call, store } = await open();
  expect((await call('GET', '/api/market/offerings/app-27/reviews')).status).toBe(404);
  const headers = await signedIn(store, 'wu', 'another-tenant');
  expect((await call('GET', '/api/admin/domains/main/market/reviews', { headers })).status).toBeGreaterThanOrEqual(403);
});

test('a company that belongs together with the supplier reviews nothing, and what it wrote no longer counts', async () => {
  const { call, operator, user, put, list, app, store } = await open();
  const [sister, other] = [await user('3107'), await user('3204')];
  await put(sister, 5, 'Splendid');
  await put(other, 2, 'So-so');
  const code = async (id: string) =>
    (await store.db.selectFrom('organization').select('tenant_code').where('id', '=', id).executeTakeFirstOrThrow())
      .tenant_code;
  const mark = async (supplier: string, codes: string[], headers: Record<string, string> = operator) =>
    call('PUT', `/api/admin/domains/main/market/suppliers/${supplier}/sisters`, { headers, body: { codes } });
  const own = await code('2001');
  expect((await mark('2001', ['nobody-here'])).msg).toContain('“nobody-here”');
  expect((await mark('2001', [own])).msg).toContain('this supplier itself');
  expect((await mark('2001', [own], sister)).status).not.toBe(200);
  const marked = await mark('2001', [await code('3107')]);
  expect(marked.data.find(({ id }: { id: string }) => id === '2001').sisters).toEqual([
    { code: await code('3107'), name: expect.any(String) },
  ]);
  expect((await list()).list.map(({ text }: { text: string }) => text)).toEqual(['So-so']);
  expect((await app()).ratingCount).toBe(1);
  // Its own people see that it is not shown, and why.
  const mine = await list(sister);
  expect(mine.list[0]).toMatchObject({ text: 'Splendid', state: 'hidden', reason: expect.stringContaining('belongs') });
  expect(mine.whyNot).toContain('belongs together with the supplier');
  expect((await put(sister, 5)).status).toBe(409);
  expect(
    (await call('PUT', `/api/market/reviews/${mine.list[0].id}/reply`, { headers: other, body: { text: 'x' } })).status,
  ).toBe(404);
  // The other way round it holds as well, and once the note is gone, so is what it did.
  await mark('2001', []);
  expect((await app()).ratingCount).toBe(2);
  await store.db
    .insertInto('market_supplier')
    .values({ access_domain: 'main', organization_id: '3107' })
    .onConflict((on) => on.doNothing())
    .execute();
  await mark('3107', [own]);
  expect((await app()).ratingCount).toBe(1);
  const audit = await store.db
    .selectFrom('audit_entry')
    .select('message')
    .where('action', '=', 'supplier-decided')
    .execute();
  expect(audit.map(({ message }) => message)).toContain('sisters: –');
});
