import { expect, test } from 'vitest';
import { openHallApp } from '../../../tests/support/open-market';

const page = '/proxy-api/demand/page';
const demands = '/api/market/demands';

const form = {
  ...{ title: '求购 Φ800 支承辊轴承 4 套', description: '停机窗口 48 小时。', kind: 'product', industry: 'metals' },
  ...{ region: '华北', due: null, budget: null, readers: 'everybody', hidesName: false },
  quantities: [{ name: '轴承', text: '４ 套' }],
};

async function openDemands(market: object = {}) {
  const hall = await openHallApp(market);
  const admin = await hall.member({ organization: '2001', phone: '13800000021', role: 'admin' });
  const member = await hall.member({ organization: '2001', phone: '13800000022' });
  const supplier = await hall.member({ organization: '3202', phone: '13800000023', role: 'admin' });
  const { call } = hall;
  const put = (headers: Record<string, string>, id: string, body: object) =>
    call('PUT', `${demands}/${id}`, { headers, body: { form, publish: false, ...body } });
  const act = (headers: Record<string, string>, id: string, body: object) =>
    call('POST', `${demands}/${id}/act`, { headers, body });
  const get = (id: string, headers = {}) => call('GET', `${demands}/${id}`, { headers });
  const list = async (query = '', headers = {}) => (await call('GET', `${page}?${query}`, { headers })).data;
  return { ...hall, admin, member, supplier, put, act, get, list };
}

const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

test('the hall lists what can be answered, with counts of every facet', async () => {
  const { list, supplier, call } = await openDemands();
  const all = await list();
  expect(ids(all)).toEqual(['d-32', 'd-31', 'd-34', 'd-33']);
  expect(all.facets.find(({ key }: { key: string }) => key === 'kind').values).toMatchObject([
    { value: 'solution', count: 3 },
    { value: 'product', count: 1 },
  ]);
  expect(all.facets.find(({ key }: { key: string }) => key === 'status').values).toMatchObject([
    { value: 'open', count: 4 },
    { value: 'closed', count: 1 },
    { value: 'expired', count: 1 },
  ]);
  expect(ids(await list('kind=product&status=expired'))).toEqual(['d-38']);
  expect(ids(await list('status=closed'))).toEqual(['d-36']);
  expect(ids(await list('industry=machinery&sort=due'))).toHaveLength(2);
  // All words, else some of them.
  expect(ids(await list(`keyword=${encodeURIComponent('压缩空气 泄漏')}`))).toEqual(['d-32']);
  expect(await list(`keyword=${encodeURIComponent('泄漏 斑马')}`)).toMatchObject({ someWords: true, total: 1 });
  // For suppliers there are those that only they read, and those of whoever has signed in.
  expect(ids(await list('', supplier))).toEqual(['d-32', 'd-31', 'd-34', 'd-33', 'd-37', 'd-35']);
  expect((await call('GET', `${page}?mine=true`)).status).toBe(401);
});

test('budgets, names and readers are as the organization wants them', async () => {
  const { get, supplier, admin } = await openDemands();
  expect((await get('d-31')).data).toMatchObject({ budget: 'CN¥800,000–1,000,000', tenantCode: 'beiling-rolling' });
  expect((await get('d-33', admin)).data.budget).toBeUndefined();
  expect((await get('d-33', supplier)).data.budget).toContain('60,000');
  expect((await get('d-35')).status).toBe(404);
  const hidden = (await get('d-35', supplier)).data;
  expect([hidden.tenantName, hidden.tenantCode, hidden.mine]).toEqual([undefined, undefined, undefined]);
});

test('a member drafts, whoever runs the organization publishes, in the name of the member', async () => {
  const { put, get, list, act, admin, member, supplier } = await openDemands();
  const draft = (await put(member, 'a-demand-1', { origin: 'search' })).data;
  expect(draft).toMatchObject({ status: 'draft', mine: { step: 1, may: ['edit', 'drop'] } });
  expect(draft.quantities).toEqual([{ name: '轴承', text: '4 套' }]);
  for (const headers of [{}, supplier]) expect((await get('a-demand-1', headers)).status).toBe(404);
  expect((await put(member, 'a-demand-1', { step: 1, publish: true })).status).toBe(403);
  expect((await put(supplier, 'a-demand-1', { step: 1 })).status).toBe(409);
  const open = (await put(admin, 'a-demand-1', { step: 1, publish: true })).data;
  expect(open).toMatchObject({ status: 'open', mine: { step: 2, may: ['edit', 'publish', 'close', 'extend'] } });
  expect(ids(await list())[0]).toBe('a-demand-1');
  expect(ids(await list('mine=true', member))).toContain('a-demand-1');
  // Two tabs: the second is told, and nothing is lost.
  expect((await put(admin, 'a-demand-1', { step: 1, publish: true })).status).toBe(409);
  expect((await act(admin, 'a-demand-1', { action: 'close', step: 2 })).msg).toContain('how it ended');
  const closed = await act(admin, 'a-demand-1', {
    action: 'close',
    step: 2,
    reason: 'too-dear',
    words: 'Over budget.',
  });
  expect(closed.data).toMatchObject({ status: 'closed', closeReason: 'too-dear', closeWords: 'Over budget.' });
  expect((await act(admin, 'a-demand-1', { action: 'extend', step: 3 })).status).toBe(409);
});

test('a draft is dropped, a demand extended three times', async () => {
  const { put, act, get, admin } = await openDemands();
  await put(admin, 'a-demand-2', {});
  expect((await act(admin, 'a-demand-2', { action: 'drop', step: 1 })).data).toBeNull();
  expect((await get('a-demand-2', admin)).status).toBe(404);
  for (const step of [1, 2, 3])
    expect((await act(admin, 'd-32', { action: 'extend', step })).data.mine.extended).toBe(step);
  expect((await act(admin, 'd-32', { action: 'extend', step: 4 })).status).toBe(409);
});

test('what cannot be read is named with the way out', async () => {
  const { put, admin, call } = await openDemands();
  const bad = async (change: object) =>
    (await put(admin, 'a-demand-3', { form: { ...form, ...change }, publish: true })).msg;
  expect(await bad({ quantities: [{ name: 'Pressure', text: 'high' }] })).toBe(
    '“high” of “Pressure” cannot be read. Write a number with its unit, for example “10 MPa”.',
  );
  expect(await bad({ budget: { min: 9, max: 1, currency: 'EUR', shown: true } })).toContain('begins at 9');
  expect(await bad({ budget: { min: 1, max: 9, currency: 'XQZ', shown: true } })).toContain('XQZ');
  expect(await bad({ due: '2020-01-01' })).toContain('2020-01-01 is over');
  expect(await bad({ title: '轴承' })).toContain('4');
  const nobody = await call('PUT', `${demands}/a-demand-4`, { body: { form, publish: true } });
  expect(nobody.status).toBe(401);
});

test('moderators of posts see reported demands and those with listed words, and nobody else does until they decide', async () => {
  const { put, get, list, call, admin, member, moderator } = await openDemands();
  const held = await put(admin, 'a-demand-5', { form: { ...form, title: '求购 无牌 轴承' }, publish: true });
  expect(held.data.status).toBe('review');
  expect((await get('a-demand-5')).status).toBe(404);
  const report = { body: { reason: 'spam', words: '' }, headers: member };
  expect((await call('POST', '/api/community/posts/d-34/reports', report)).status).toBe(200);
  const waiting = (await call('GET', '/api/community/moderation', { headers: moderator })).data.list;
  expect(waiting.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`).sort()).toEqual([
    'demand a-demand-5',
    'demand d-34',
  ]);
  const decide = (id: string, action: string) =>
    call('POST', '/api/community/moderation', {
      headers: moderator,
      body: { ids: [id], action, reason: 'spam', words: '' },
    });
  await decide('a-demand-5', 'publish');
  await decide('d-34', 'remove');
  expect((await get('a-demand-5')).data.status).toBe('open');
  expect((await get('d-34')).status).toBe(404);
  expect(ids(await list())).not.toContain('d-34');
});

test('a demand shows in no outlet of the community', async () => {
  const { call, admin } = await openDemands();
  for (const url of [
    '/api/community/posts?pageSize=200',
    '/api/community/posts?keyword=Spare',
    '/api/search?q=Spare%20spindle',
  ])
    expect(JSON.stringify(await call('GET', url))).not.toMatch(/d-34|Spare spindle within/);
  for (const url of [
    '/api/community/posts/d-31',
    '/api/community/posts/d-31/comments',
    '/api/community/posts/d-31/draft',
  ])
    expect((await call('GET', url, { headers: admin })).status).toBe(404);
});

test('the search over everything has offerings and demands, counted, as far as the reader sees them', async () => {
  const { call, supplier, member } = await openDemands();
  const found = async (q: string, headers = {}) => {
    const url = `/api/search?q=${encodeURIComponent(q)}&kinds=offerings,demands`;
    const { groups } = (await call('GET', url, { headers })).data;
    return groups.map(({ kind, total, items }: { kind: string; total: number; items: { id: string }[] }) =>
      [kind, total, ...items.map(({ id }) => id)].join(' '),
    );
  };
  expect(await found('压缩空气泄漏检测')).toEqual(['offerings 1 s-4', 'demands 1 d-32']);
  // For suppliers only, and offered to 2001 alone.
  expect(await found('permits')).toEqual([expect.stringMatching(/^offerings/), 'demands 0']);
  expect(await found('permits', supplier)).toEqual([expect.stringMatching(/^offerings/), 'demands 1 d-35']);
  expect((await found('集团专属'))[0]).toBe('offerings 0');
  expect((await found('集团专属', member))[0]).toBe('offerings 1 app-27');
});

test('where demands are reviewed, moderators see each before others, and each change of it', async () => {
  const { put, get, call, admin, supplier, moderator } = await openDemands({ demandReview: true });
  const open = async (step: number, title = form.title) =>
    (await put(admin, 'a-demand-7', { form: { ...form, title }, publish: true, step })).data.status;
  const decide = (action: string) =>
    call('POST', '/api/community/moderation', {
      headers: moderator,
      body: { ids: ['a-demand-7'], action, reason: 'spam', words: '' },
    });
  expect(await open(0)).toBe('review');
  for (const headers of [{}, supplier]) expect((await get('a-demand-7', headers)).status).toBe(404);
  const [waiting] = (await call('GET', '/api/community/moderation', { headers: moderator })).data.list;
  expect(waiting).toMatchObject({ id: 'a-demand-7', reason: 'review' });
  await decide('publish');
  expect((await get('a-demand-7')).data.status).toBe('open');
  expect(await open(1, '求购 Φ900 支承辊轴承 4 套')).toBe('review');
  expect((await get('a-demand-7')).status).toBe(404);
});

test('a portal names the most readers of a demand; drafts may say more', async () => {
  const { put, admin } = await openDemands({ demandReaders: 'signed-in' });
  const draft = (readers: string, publish: boolean, step = 0) =>
    put(admin, 'a-demand-8', { form: { ...form, readers }, publish, step });
  expect((await draft('everybody', false)).status).toBe(200);
  expect((await draft('everybody', true, 1)).msg).toContain('not open to everybody');
  expect((await draft('suppliers', true, 1)).data.readers).toBe('suppliers');
  expect((await draft('signed-in', true, 2)).data.readers).toBe('signed-in');
});
