import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { signedIn } from '../../../tests/support/operator';

const at = (id = '') => `/api/admin/market/categories${id && `/${id}`}`;
type Attribute = {
  key: string;
  options: { value: string; names: object }[];
  offerings: number;
  [key: string]: unknown;
};
type Category = { id: string; step: number; offerings: number; attributes: Attribute[]; [key: string]: unknown };

async function open() {
  const shop = await openMarketApp();
  const operator = await signedIn(shop.store, 'lin');
  const all = async (): Promise<Category[]> => (await shop.call('GET', at(), { headers: operator })).data;
  const one = async (id: string) => (await all()).find((category) => category.id === id) as Category;
  const save = (id: string, body: object) => shop.call('PUT', at(id), { headers: operator, body });
  const find = async (filters: object[] = [], category = 'p-monitoring') =>
    (
      await shop.call('POST', '/proxy-api/open/office/productList', {
        body: { kind: 'product', pageSize: 100, filters: [{ key: 'category', values: [category] }, ...filters] },
        headers: { 'accept-language': 'en-US' },
      })
    ).data;
  const keys = async (category?: string) =>
    ((await find([], category)).facets as { key: string }[]).map(({ key }) => key);
  const audited = () =>
    shop.store.db.selectFrom('audit_entry').select(['action', 'target', 'message']).orderBy('seq').execute();
  return { ...shop, operator, all, one, save, find, keys, audited };
}

test('a category is added with its data, and forms and filters have it at once', async () => {
  const { call, save, member, all, audited } = await open();
  const attributes = [
    { key: 'span', names: { 'zh-CN': '跨度', 'en-US': 'Span' }, kind: 'number', unit: 'm', facet: true },
    {
      key: 'drive',
      names: { 'en-US': 'Drive' },
      kind: 'enum',
      options: [{ value: 'rope', names: { 'en-US': 'Rope' } }],
    },
  ];
  const body = { step: 0, kind: 'product', names: { 'zh-CN': '起重', 'en-US': 'Cranes' }, place: 90, attributes };
  expect((await save('p-cranes', body)).data).toEqual({ done: true, effects: [] });
  expect((await all()).at(-1)).toMatchObject({
    id: 'p-cranes',
    step: 1,
    offerings: 0,
    attributes: [{ key: 'span' }, {}],
  });
  const seller = await member({ organization: '2001', phone: '13800000011', role: 'admin' });
  const headers = { ...seller, 'accept-language': 'en-US' };
  const { data: console } = await call('GET', '/api/market/supplier', { headers });
  expect(console.categories.find(({ id }: Category) => id === 'p-cranes')).toMatchObject({
    ...{ name: 'Cranes', attributes: [{ key: 'span', unit: 'm' }, { options: [{ value: 'rope', name: 'Rope' }] }] },
  });
  const csv =
    'Number,Kind,Category,Data: Span,Data: Drive\r\nCR-1,product,Cranes,12500 mm,Rope\r\nCR-2,product,Cranes,12,gear\r\n';
  const looked = await call('POST', '/api/market/supplier/import', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: Buffer.from(csv) as never,
  });
  expect(looked.data.faults.filter(({ column }: { column: string }) => column.startsWith('data'))).toEqual([
    expect.objectContaining({ line: 3, text: 'The category allows no “gear”. Choose one of: rope.' }),
  ]);
  expect((await save('p-cranes', body)).status).toBe(409);
  expect(await audited()).toContainEqual({ action: 'category-saved', target: 'Cranes (p-cranes)', message: '' });
});

test('what touches offerings says so and changes nothing until that many are agreed to', async () => {
  const { one, save, find, keys, audited } = await open();
  const before = await one('p-monitoring');
  const used = before.attributes.find(({ key }) => key === 'frequency')?.offerings ?? 0;
  expect(used).toBeGreaterThan(0);
  expect(await keys()).toContain('frequency');
  const without = { ...before, attributes: before.attributes.filter(({ key }) => key !== 'frequency') };
  const asked = await save('p-monitoring', without);
  expect(asked.data).toEqual({
    done: false,
    effects: [{ key: 'frequency', name: 'Upper frequency', what: 'removed', offerings: used }],
  });
  expect(await keys()).toContain('frequency');
  expect((await save('p-monitoring', { ...without, agreed: used })).data.done).toBe(true);
  expect(await keys()).not.toContain('frequency');
  expect((await find()).total).toBe(before.offerings);
  expect((await audited()).at(-1)).toMatchObject({ message: `frequency removed: ${used}` });
  // Put back, its values are there: versions never change.
  expect((await save('p-monitoring', { ...before, step: before.step + 1 })).data.done).toBe(true);
  expect(await keys()).toContain('frequency');
});

test('a filter is taken away and given back without anybody agreeing; ratings stay filters', async () => {
  const { one, save, keys, store } = await open();
  const ratings = async () =>
    (await store.db.selectFrom('offering').select(['id', 'facets', 'numbers', 'terms']).orderBy('id').execute()).map(
      (row) => ({ ...row, facets: [...row.facets].sort(), terms: [...row.terms].sort() }),
    );
  await store.db
    .updateTable('offering')
    .set({ facets: ['rating=4'] })
    .where('id', '=', 'p-12')
    .execute();
  const was = await ratings();
  const before = await one('p-monitoring');
  const attributes = before.attributes.map((attribute) => ({ ...attribute, facet: false }));
  expect((await save('p-monitoring', { ...before, attributes })).data.done).toBe(true);
  expect(await keys()).not.toContain('channels');
  expect((await save('p-monitoring', { ...before, step: before.step + 1 })).data.done).toBe(true);
  const is = await ratings();
  expect(is.filter(({ id }) => id !== 'p-12')).toEqual(was.filter(({ id }) => id !== 'p-12'));
});

test('a list is narrowed with a count, and its values have names in each language', async () => {
  const { one, save, find } = await open();
  const before = await one('p-monitoring');
  const with_ = (options: object[]) => ({
    ...before,
    attributes: before.attributes.map((one) => (one.key === 'protection' ? { ...one, options } : one)),
  });
  const values = (await find()).facets.find(({ key }: { key: string }) => key === 'protection').values as {
    value: string;
    count: number;
  }[];
  const first = values[0] ?? { value: '', count: 0 };
  const others = values.slice(1).reduce((sum, { count }) => sum + count, 0);
  const narrow = with_([{ value: first.value, names: { 'en-US': 'Sealed' } }]);
  const asked = (await save('p-monitoring', narrow)).data;
  expect([
    asked.done,
    ...asked.effects.map(({ what, offerings }: { what: string; offerings: number }) => [what, offerings]),
  ]).toEqual(others > 0 ? [false, ['options', others]] : [true]);
  if (others > 0) await save('p-monitoring', { ...narrow, agreed: others });
  const facet = (await find()).facets.find(({ key }: { key: string }) => key === 'protection');
  expect(facet.values[0]).toMatchObject({ value: first.value, title: 'Sealed' });
});

test('values that are there are never made to say something else', async () => {
  const { one, save } = await open();
  const before = await one('p-monitoring');
  const changed = (part: object) => ({
    ...before,
    attributes: before.attributes.map((attribute) =>
      attribute.key === 'frequency' ? { ...attribute, ...part } : attribute,
    ),
  });
  for (const part of [{ unit: 'Hz' }, { kind: 'text', unit: '' }]) {
    const refused = await save('p-monitoring', { ...changed(part), agreed: 1000 });
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('Upper frequency')]);
  }
  expect((await save('p-monitoring', { ...before, kind: 'app', agreed: 1000 })).status).toBe(409);
});

test('of two tabs the second is told, and what is no category is refused', async () => {
  const { one, save } = await open();
  const before = await one('p-drives');
  const both = await Promise.all([1, 2].map((place) => save('p-drives', { ...before, place })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { step } = await one('p-drives');
  const bad = async (part: object, id = 'p-drives') => (await save(id, { ...before, step, ...part })).status;
  expect(await bad({ names: { 'en-US': '  ' } })).toBe(400);
  expect(await bad({ attributes: [{ key: 'price', names: { 'en-US': 'Price' }, kind: 'text' }] })).toBe(400);
  expect(await bad({ attributes: [{ key: 'a b', names: { 'en-US': 'A' }, kind: 'text' }] })).toBe(400);
  expect(await bad({ step: 0 }, 'Upper Case')).toBe(400);
  expect(await bad({}, 'not-there')).toBe(409);
});

test('a category with offerings is removed once that many are agreed to; they stay, without one', async () => {
  const { call, operator, one, find, audited } = await open();
  const before = await one('p-drives');
  const remove = (query: string) => call('DELETE', `${at('p-drives')}?${query}`, { headers: operator });
  expect((await remove(`step=${before.step}`)).data).toMatchObject({
    done: false,
    effects: [{ offerings: before.offerings }],
  });
  expect((await remove(`step=${before.step + 1}&agreed=99`)).status).toBe(409);
  expect((await remove(`step=${before.step}&agreed=${before.offerings}`)).data.done).toBe(true);
  expect((await find([], 'p-drives')).total).toBe(0);
  expect((await remove('step=1')).status).toBe(404);
  expect((await audited()).at(-1)).toMatchObject({ action: 'category-removed' });
});

test('only operators of the whole installation change what all portals share', async () => {
  const { call, store } = await open();
  const headers = await signedIn(store, 'wu', 'another-tenant');
  expect((await call('GET', at(), { headers })).status).toBe(403);
  expect((await call('GET', at())).status).toBe(401);
});
