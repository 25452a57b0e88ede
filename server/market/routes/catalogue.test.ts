import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';
import { listOffering, publishVersion } from '../store/write-offerings';

const url = '/proxy-api/open/office/productList';
const ids = (data: { list: { id: string }[] }) => data.list.map(({ id }) => id);

test('a catalogue is listed with counts that keep the siblings of a checked value', async () => {
  const { call } = await openMarketApp();
  const all = (await call('POST', url, { body: { kind: 'app', pageSize: 50 } })).data;
  // Paused, delisted and private offerings are in no list.
  expect(ids(all)).not.toContain('app-23');
  expect(ids(all)).not.toContain('app-24');
  expect(ids(all)).not.toContain('app-27');
  expect(all.total).toBe(all.list.length);
  const body = {
    kind: 'app',
    filters: [
      { key: 'category', values: ['c-energy'] },
      { key: 'colour', values: ['red'] },
    ],
  };
  const { data } = await call('POST', url, { body });
  expect(ids(data).sort()).toEqual(['app-11', 'app-25']);
  expect(data.ignored).toEqual(['colour']);
  const facet = (key: string) => data.facets.find((one: { key: string }) => one.key === key);
  expect(facet('category').values).toContainEqual({ value: 'c-quality', title: 'Quality', count: 2, checked: false });
  expect(facet('category').values).toContainEqual({ value: 'c-energy', title: 'Energy', count: 2, checked: true });
  expect(facet('interface').values).toContainEqual({ value: 'MQTT', title: 'MQTT', count: 1, checked: false });
  // Attributes of the one chosen category are facets, too.
  expect(facet('meters')).toMatchObject({ kind: 'range', min: 60, max: 500 });
  expect(facet('offline').values).toEqual([{ value: 'true', title: 'Yes', count: 2, checked: false }]);
});

test('ranges narrow, and a checked value without offerings stays to be unchecked', async () => {
  const { call } = await openMarketApp();
  const filters = [
    { key: 'category', values: ['p-monitoring'] },
    { key: 'channels', min: 4 },
    { key: 'protection', values: ['IP99'] },
  ];
  const { data } = await call('POST', url, { body: { kind: 'product', filters } });
  expect(data.total).toBe(0);
  const facet = (key: string) => data.facets.find((one: { key: string }) => one.key === key);
  expect(facet('protection').values).toContainEqual({ value: 'IP99', title: 'IP99', count: 0, checked: true });
  expect(facet('protection').values).toContainEqual({ value: 'IP20', title: 'IP20', count: 1, checked: false });
});

test('words are found in both languages, names first, and some of them if nothing has all', async () => {
  const { call } = await openMarketApp();
  const find = async (keyword: string) => (await call('POST', url, { body: { keyword } })).data;
  expect(ids(await find('vibration monitor'))[0]).toBe('p-11');
  expect(ids(await find('点检'))[0]).toBe('app-9');
  const some = await find('vibration of helicopters');
  expect(some.someWords).toBe(true);
  expect(some.total).toBeGreaterThan(0);
  expect((await find('?')).total).toBe(0);
});

test('a rare word counts for more than common ones, what stands in front for more than the end, and a whole name for most', async () => {
  const { call, store } = await openMarketApp();
  const supplier = { id: '3202', name: '3202' };
  const put = async (id: string, name: string, description: string) => {
    const document = { name: { 'en-US': name }, summary: { 'en-US': '' }, description: { 'en-US': description } };
    await publishVersion(store.db, {
      ...{ id, supplier, document, category: undefined },
      kind: 'app',
      sku: id,
      label: '1',
    });
    await listOffering(store.db, 'main', id);
  };
  const filler = 'It stands beside the kiln and needs neither oil nor grease on any day. ';
  for (const n of [1, 2, 3, 4]) await put(`common-${n}`, `Grinder talk ${n}`, 'Grinders of the old plant.');
  await put('rare', 'Bulletin', `It counts qwillers. ${filler}`);
  await put('front', 'Bulletin 2', `Zorbs. ${filler}`);
  await put('end', 'Bulletin 3', `${filler} Zorbs.`);
  await put('longer', 'Fnord panel for zones', 'Fnord panel. Fnord.');
  await put('whole', 'Fnord panel', filler);
  const find = async (keyword: string) => ids((await call('POST', url, { body: { keyword, kind: 'app' } })).data);
  expect((await find('qwillers of the plant'))[0]).toBe('rare');
  expect(await find('zorbs')).toEqual(['front', 'end']);
  expect(await find('fnord panel')).toEqual(['whole', 'longer']);
});

test('one offering is shown with its versions and data, or why it cannot be had', async () => {
  const { call } = await openMarketApp();
  const { data } = await call('GET', '/saas/api/app/detail/app-9');
  expect(data).toMatchObject({
    ...{ name: 'Rounds', version: '3.2.0', liveVersion: '3.2.0', categoryName: 'Maintenance', trialDays: 30 },
    ...{ supplierName: '北岭轧钢有限公司', kind: 'app', ratingCount: 0 },
  });
  expect(data.plans[0]).toEqual({
    ...{ planId: 'site-year', name: 'One site, yearly', kind: 'fixed' },
    ...{ amount: 28_000, currency: 'CNY', period: 'year' },
  });
  expect(data.specs).toContainEqual({ key: 'offline', name: 'Works offline', value: 'Yes' });
  expect(data.versions.map(({ version }: { version: string }) => version)).toEqual(['3.2.0', '3.1.0', '3.0.0']);
  expect((await call('GET', '/saas/api/app/detail/app-9?version=3.0.0')).data.version).toBe('3.0.0');
  expect((await call('GET', '/saas/api/app/detail/app-23')).data.unavailable).toContain('paused');
  expect((await call('GET', '/saas/api/app/detail/nothing')).status).toBe(404);
});

test('what was offered to one organization is seen by its members alone', async () => {
  const { call, member } = await openMarketApp();
  const other = await member({ organization: '3107', phone: '13800000009' });
  const own = await member({ organization: '2001', phone: '13800000008' });
  const seen = async (headers?: Record<string, string>) => {
    const [page, list] = await Promise.all([
      call('GET', '/saas/api/app/detail/app-27', { headers }),
      call('POST', url, { headers, body: { keyword: '集团专属安全看板' } }),
    ]);
    return [page.status, ids(list.data).includes('app-27')];
  };
  expect(await seen()).toEqual([404, false]);
  expect(await seen(other)).toEqual([404, false]);
  expect(await seen(own)).toEqual([200, true]);
});

test('categories are counted, and a supplier lists its own', async () => {
  const { call } = await openMarketApp();
  const { data } = await call('GET', '/proxy-api/open/office/app/category?type=7');
  expect(data).toContainEqual({ id: 'c-energy', name: 'Energy', count: 2 });
  expect((await call('GET', '/proxy-api/open/office/app/category?type=3')).data).toEqual([]);
  const own = (await call('GET', '/saas/api/app/pageSupplierApp/3107')).data;
  expect(own).toMatchObject({ total: 1, list: [{ id: 'app-20', supplierCode: 'harrow-lindqvist' }] });
  expect((await call('POST', url, { body: { tenantId: '3107' } })).data.supplier).toMatchObject({
    certificates: ['ISO 9001'],
  });
  expect((await call('GET', '/api/product/getProductList?keyword=spindle+test+bench')).data.list[0].id).toBe('p-12');
});

test('a portal without a market has no catalogue', async () => {
  const { call } = await openMarketApp({ enabled: false });
  expect((await call('POST', url, { body: {} })).status).toBe(404);
});

test('under an answer stands what fits its question, where the portal wants it and the reader sees it', async () => {
  const { call, member, ctx } = await openMarketApp({ offersUnderAnswers: true });
  const ask = async (question: string, headers = {}): Promise<{ offering: { id: string }; words: string[] }[]> =>
    (await call('POST', '/api/market/offers', { body: { question }, headers })).data;
  const named = async (question: string, headers = {}) =>
    (await ask(question, headers)).map(({ offering }) => offering.id);
  const found = await ask('压缩空气泄漏怎么检测？');
  expect(found.map(({ offering }) => offering.id)).toEqual(['s-4', 'p-21']);
  expect(found[0]?.words).toEqual(['压缩空气泄漏', '检测']);
  // Words that say nothing are no reason.
  expect(await named('What is a PLC?')).toEqual([]);
  expect(await named('如何挂牌上锁？')).toEqual([]);
  // What was offered to one organization is shown to its members alone.
  const other = await member({ organization: '3107', phone: '13800000009' });
  const own = await member({ organization: '2001', phone: '13800000008' });
  const asked = '集团专属安全看板在哪里？';
  expect(await named(asked)).not.toContain('app-27');
  expect(await named(asked, other)).not.toContain('app-27');
  expect(await named(asked, own)).toEqual(['app-27']);
  const publish = (market: object) =>
    ctx.settings.publish({
      ...{ accessDomain: 'main', author: 'test', message: '' },
      body: { accessDomain: 'main', searchScope: [3], market: { enabled: true, ...market } },
    });
  // A catalogue shows what it chose, under answers as well.
  await publish({ offersUnderAnswers: true, policy: 'curated' });
  expect(await named('压缩空气泄漏怎么检测？')).toEqual([]);
  await publish({});
  expect(await named('压缩空气泄漏怎么检测？')).toEqual([]);
});
