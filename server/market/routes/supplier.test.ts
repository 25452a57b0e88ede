import { expect, test } from 'vitest';
import { openMarketApp } from '../../../tests/support/open-market';

const own = '/api/market/supplier/offerings';
const text = (words: string) => ({ 'zh-CN': words, 'en-US': words });
const document = {
  ...{ name: text('Gap gauge'), summary: text('Measures gaps'), description: text('Measures gaps of rolls') },
  specs: { offline: true, sites: 3 },
  plans: [{ id: 'year', name: text('Yearly'), kind: 'fixed', amount: 1200.5, currency: 'EUR', period: 'year' }],
};
const whole = { sku: 'GG-1', categoryId: 'c-maintenance', label: '1.0', document, audience: [] as string[] };

async function open(market: object = {}) {
  const test = await openMarketApp(market);
  const admin = await test.member({ organization: '2001', phone: '13800000011', role: 'admin' });
  const member = await test.member({ organization: '2001', phone: '13800000012' });
  const other = await test.member({ organization: '3107', phone: '13800000013', role: 'admin' });
  const begin = async (body: object = {}) => {
    const { data } = await test.call('POST', own, {
      headers: member,
      body: { kind: 'app', sku: 'GG-1', name: 'Gap gauge', ...body },
    });
    return data as { id: string; step: number };
  };
  const save = (id: string, body: object, headers: Record<string, string> = member) =>
    test.call('PUT', `${own}/${id}`, { headers, body: { ...whole, ...body } });
  const act = (id: string, body: object, headers: Record<string, string> = admin) =>
    test.call('POST', `${own}/${id}/act`, { headers, body });
  const trust = () =>
    test.store.db
      .updateTable('market_supplier')
      .set({ trusted: true })
      .where('organization_id', '=', '2001')
      .where('access_domain', '=', 'main')
      .execute();
  const found = async (headers?: Record<string, string>) => {
    const { data } = await test.call('POST', '/proxy-api/open/office/productList', {
      headers,
      body: { keyword: 'Gap gauge' },
    });
    return (data.list as { name: string }[]).filter(({ name }) => name === 'Gap gauge').length;
  };
  return { ...test, admin, member, other, begin, save, act, trust, found };
}

test('a draft is written by members, seen by nobody else, and published by who runs the supplier', async () => {
  const { call, admin, member, other, begin, save, act, trust, found } = await open();
  const { id, step } = await begin();
  const empty = (await call('GET', `${own}/${id}`, { headers: member })).data;
  expect(empty.faults.map(({ pointer }: { pointer: string }) => pointer)).toContain('/plans');
  expect((await act(id, { action: 'submit', step })).msg).toMatch(/^It cannot be published yet\./);
  const saved = await save(id, { step });
  expect(saved.data.faults).toEqual([]);
  expect(saved.data.document.plans[0].amount).toBe(1200.5);
  expect(saved.data.preview.plans[0]).toMatchObject({ amount: 1200.5, currency: 'EUR' });
  for (const headers of [undefined, other]) {
    expect((await call('GET', `${own}/${id}`, { headers })).status).toBe(headers ? 404 : 401);
    expect((await call('GET', `/saas/api/app/detail/${id}`, { headers })).status).toBe(404);
  }
  expect(await found(other)).toBe(0);
  expect((await call('GET', own, { headers: other })).data.list.map((row: { id: string }) => row.id)).not.toContain(id);
  expect((await save(id, { step: 2, label: '9' }, other)).status).toBe(404);
  expect((await act(id, { action: 'submit', step: 2 }, member)).msg).toMatch(/owners and administrators/);
  await trust();
  const live = await act(id, { action: 'submit', step: 2 });
  expect(live.data).toMatchObject({ state: 'none', offeringState: 'listed', versions: ['1.0'], step: 0 });
  expect(await found()).toBe(1);
  // The same again, from a second tab, changes nothing.
  expect((await act(id, { action: 'submit', step: 2 })).status).toBe(409);
  const shown = (await call('GET', `/saas/api/app/detail/${id}`)).data;
  expect(shown.specs).toContainEqual({ key: 'sites', name: 'Sites at most', value: '3' });
  const row = (await call('GET', `${own}?keyword=GG-1`, { headers: admin })).data.list[0];
  expect(row).toMatchObject({ id, state: 'listed', draft: 'none', version: '1.0', views: 1 });
});

test('of two tabs that save, the second is told and keeps its words', async () => {
  const { begin, save } = await open();
  const { id, step } = await begin();
  expect((await save(id, { step })).data.step).toBe(2);
  const second = await save(id, { step, label: '1.1' });
  expect(second.status).toBe(409);
  expect(second.msg).toMatch(/has changed this since you opened it/);
  expect((await save(id, { step: 2, label: '1.1' })).data).toMatchObject({ step: 3, label: '1.1' });
});

test('a new version stays a draft beside the live one until it is published, under a name of its own', async () => {
  const { call, begin, save, act, trust } = await open();
  await trust();
  const { id, step } = await begin();
  await save(id, { step });
  await act(id, { action: 'submit', step: 2 });
  const again = await save(id, { step: 0, document: { ...document, summary: text('Measures more') } });
  expect(again.data).toMatchObject({ state: 'draft', step: 1, faults: [{ pointer: '/label' }] });
  // A second tab that began from the live version, too.
  expect((await save(id, { step: 0 })).status).toBe(409);
  expect((await call('GET', `/saas/api/app/detail/${id}`)).data.summary).toBe('Measures gaps');
  await save(id, { step: 1, label: '2.0', document: { ...document, summary: text('Measures more') } });
  await act(id, { action: 'submit', step: 2 });
  const shown = (await call('GET', `/saas/api/app/detail/${id}`)).data;
  expect([shown.summary, shown.version]).toEqual(['Measures more', '2.0']);
  expect((await call('GET', `/saas/api/app/detail/${id}?version=1.0`)).data.summary).toBe('Measures gaps');
  expect((await act(id, { action: 'pause', step: 0, reason: 'New hall' })).data.offeringState).toBe('paused');
  expect((await call('GET', `/saas/api/app/detail/${id}`)).data.unavailable).toContain('New hall');
  expect((await act(id, { action: 'resume', step: 0 })).data.offeringState).toBe('listed');
});

test('what is offered to single organizations is seen by them alone, and opened again for all', async () => {
  const { begin, save, act, trust, found, member, other } = await open();
  await trust();
  const { id, step } = await begin();
  const wrong = await save(id, { step, audience: ['nobody-here', 'beiling-rolling'] });
  expect(wrong.data.faults.map(({ pointer }: { pointer: string }) => pointer)).toContain('/audience/0');
  await save(id, { step: 2, audience: ['harrow-lindqvist'] });
  await act(id, { action: 'submit', step: 3 });
  expect([await found(), await found(member), await found(other)]).toEqual([0, 0, 1]);
  await save(id, { step: 0, label: '1.1' });
  await act(id, { action: 'submit', step: 1 });
  expect([await found(), await found(other)]).toEqual([1, 1]);
});

test('an organization asks to be a supplier, and nothing is written before operators agree', async () => {
  const { call, member, store } = await open();
  await store.db.deleteFrom('market_supplier').execute();
  const console = '/api/market/supplier';
  expect((await call('GET', console, { headers: member })).data.state).toBe('none');
  expect((await call('POST', own, { headers: member, body: { kind: 'app', sku: 'X', name: 'X' } })).status).toBe(409);
  const body = { profile: text('Rolls'), certificates: ['ISO 9001'] };
  expect((await call('PUT', console, { headers: member, body })).status).toBe(400);
});

test('a number is used once, a wrong kind of value is named, and a category must be of the kind', async () => {
  const { begin, save } = await open();
  const { id, step } = await begin();
  const second = await begin({ sku: 'GG-2' });
  expect((await save(second.id, { step: second.step, sku: 'GG-1' })).msg).toMatch(/“GG-1” already/);
  expect((await save(id, { step, categoryId: 'p-drives' })).status).toBe(400);
  const { data } = await save(id, { step, document: { ...document, specs: { sites: 'three', colour: 'red' } } });
  expect(data.faults).toEqual([
    { pointer: '/specs/sites', text: 'Write a number, for example “37”.' },
    { pointer: '/specs/colour', text: expect.stringContaining('“colour”') },
  ]);
});

test('papers are uploaded, downloaded by whoever sees the offering, and by nobody for naming them', async () => {
  const { app, call, member, other, begin, save, act, trust } = await open();
  await trust();
  const upload = async (bytes: string, name: string, headers: Record<string, string>) => {
    const form = new FormData();
    form.append('purpose', 'offering');
    form.append('file', new Blob([bytes]), name);
    const request = new Request('http://x/', { method: 'POST', body: form });
    const type = { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': 'en' };
    const answer = await app.inject({
      ...{ method: 'POST', url: '/proxy-api/open/person/upload', headers: { ...headers, ...type } },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const read = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const paper = (await upload('%PDF-1.7\npaper\n%%EOF\n', 'data sheet.pdf', member)).data;
  expect(paper).toMatchObject({ name: 'data sheet.pdf', mime: 'application/pdf' });
  expect((await upload('<html>', 'page.html', member)).status).toBe(400);
  const foreign = (await upload('a,b\n1,2\n', 'prices.csv', other)).data;
  const { id, step } = await begin();
  const documents = [
    { name: text('Data sheet'), url: paper.url },
    { name: text('Prices'), url: foreign.url },
  ];
  await save(id, { step, document: { ...document, documents } });
  expect((await read(paper.url, member)).statusCode).toBe(200);
  expect((await read(paper.url)).statusCode).toBe(404);
  await act(id, { action: 'submit', step: 2 });
  const shown = await read(paper.url);
  expect([shown.statusCode, shown.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment/)]);
  // Somebody else's file does not become readable because an offering names it.
  expect([(await read(foreign.url)).statusCode, (await read(foreign.url, member)).statusCode]).toEqual([404, 404]);
  expect((await call('GET', `/saas/api/app/detail/${id}`)).data.documents[0]).toEqual({
    name: 'Data sheet',
    url: paper.url,
  });
  await save(id, { step: 0, label: '1.1', audience: ['harrow-lindqvist'], document: { ...document, documents } });
  await act(id, { action: 'submit', step: 1 });
  expect([(await read(paper.url)).statusCode, (await read(paper.url, other)).statusCode]).toEqual([404, 200]);
});
