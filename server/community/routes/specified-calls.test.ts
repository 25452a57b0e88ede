import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';

type Post = { id: string; title: string };

/** A mill with two articles and three questions: unanswered, answered, and with an accepted answer. */
async function openMill(community: object = {}) {
  const mill = await openPeopleApp();
  const boards = [
    { id: 'maintenance', name: { 'zh-CN': '设备维修', 'en-US': 'Maintenance' } },
    { id: 'safety', name: { 'zh-CN': '安全', 'en-US': 'Safety' } },
  ];
  await mill.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true, boards, ...community } },
  });
  const zhou = await signedInPerson(mill.store, { phone: '13800000001', nickname: '周工' });
  const { headers } = zhou;
  const publish = async (kind: string, title: string, more: object = {}) => {
    const id = randomUUID();
    const text = { title, summary: '', content: `${title}. Grease at 80 °C.`, tags: ['grease'], board: null };
    const body = { id, kind, ...text, audience: 'domain', ...more };
    const { data } = await mill.call('POST', '/api/community/posts', { headers, body });
    await mill.call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
    return id;
  };
  const answer = async (id: string) => {
    const body = { answerId: randomUUID(), content: 'Every six months.' };
    await mill.call('POST', `/api/community/questions/${id}/answers`, { headers, body });
    return body.answerId;
  };
  const ids = {
    first: await publish('article', 'First article', { board: 'safety', tags: ['belt'] }),
    second: await publish('article', 'Second article', { board: 'maintenance' }),
    open: await publish('question', 'Open question?'),
    answered: await publish('question', 'Answered question?', { board: 'maintenance' }),
    accepted: await publish('question', 'Accepted question?', { tags: ['belt'] }),
  };
  await answer(ids.answered);
  const body = { answer: await answer(ids.accepted) };
  await mill.call('PUT', `/api/community/questions/${ids.accepted}/accepted`, { headers, body });
  const titles = ({ list }: { list: Post[] }) => list.map(({ title }) => title.split(' ')[0]);
  return { ...mill, zhou, ids, titles };
}

test('articleList and articleDetail', async () => {
  const { call, ids, titles } = await openMill();
  const list = async (body: object) => (await call('POST', '/proxy-api/open/office/articleList', { body })).data;
  expect(await list({})).toMatchObject({ total: 2, pageNum: 1, pageSize: 20 });
  expect(titles(await list({ pageNum: 2, pageSize: 1 }))).toEqual(['First']);
  for (const [body, found] of [
    [{ keyword: 'second' }, ['Second']],
    [{ board: 'safety' }, ['First']],
    [{ tag: 'belt' }, ['First']],
    [{ type: 'article', sort: 'active' }, ['Second', 'First']],
    [{ tenantId: 'nobody' }, []],
  ] as const)
    expect([body, titles(await list(body))]).toEqual([body, found]);
  expect(await call('POST', '/proxy-api/open/office/articleList', { body: { sort: 'luck' } })).toMatchObject({
    status: 400,
  });
  const detail = (id: string) => call('POST', '/proxy-api/open/office/articleDetail', { body: { id } });
  expect((await detail(ids.first)).data).toMatchObject({
    id: ids.first,
    author: '周工',
    content: expect.stringContaining('80 °C'),
  });
  expect([(await detail(ids.open)).status, (await detail('nothing')).status]).toEqual([404, 404]);
});

test('articleList of an author, and of oneself; articleDetail with its neighbours and versions', async () => {
  const { call, zhou, ids, titles } = await openMill();
  const { headers } = zhou;
  const list = (body: object, by = {}) =>
    call('POST', '/proxy-api/open/office/articleList', { body, headers: by }).then(({ data }) => data);
  expect(titles(await list({ author: zhou.person.id }))).toEqual(['Second', 'First']);
  expect(titles(await list({ author: 'nobody' }))).toEqual([]);
  expect((await call('POST', '/proxy-api/open/office/articleList', { body: { mine: true } })).status).toBe(401);
  expect(titles(await list({ mine: true, state: 'withdrawn' }, headers))).toEqual([]);
  expect((await list({ mine: true, state: 'published' }, headers)).list[0]).toMatchObject({ state: 'published' });

  const detail = (body: object, by = {}) =>
    call('POST', '/proxy-api/open/office/articleDetail', { body: { id: ids.first, ...body }, headers: by });
  const draft = { title: 'First article', summary: '', tags: [], board: null, audience: 'domain' };
  const saved = await call('PUT', `/api/community/posts/${ids.first}/draft`, {
    headers: { ...headers, 'if-match': '"0"' },
    body: { ...draft, content: '# New\n\n## Part\n\nText.' },
  });
  await call('POST', `/api/community/posts/${ids.first}/publish`, { headers, body: { rev: saved.data?.rev } });
  expect((await detail({}, headers)).data).toMatchObject({
    ...{ version: 2, versions: 2, audience: 'domain', board: null, canEdit: true, readMinutes: 1 },
    toc: [
      { level: 1, text: 'New' },
      { level: 2, text: 'Part' },
    ],
    ...{ previous: null, next: { id: ids.second, title: 'Second article' } },
  });
  expect((await detail({ version: 1 })).data).toMatchObject({
    ...{ version: 1, canEdit: false, content: expect.stringContaining('80 °C') },
  });
  expect((await detail({ version: 3 })).status).toBe(404);
});

test('qa/queryByPage by state, board, tag, words and order', async () => {
  const { call, titles } = await openMill();
  const list = async (query: string) => (await call('GET', `/proxy-api/open/qa/queryByPage?${query}`)).data;
  expect(await list('pageNum=1&pageSize=2')).toMatchObject({ total: 3, pageNum: 1, pageSize: 2, list: [{}, {}] });
  for (const [query, found] of [
    ['state=open', ['Answered', 'Open']],
    ['state=answered', ['Answered']],
    ['state=accepted', ['Accepted']],
    ['board=maintenance', ['Answered']],
    ['tag=belt', ['Accepted']],
    ['keyword=open', ['Open']],
    ['sort=active', ['Accepted', 'Answered', 'Open']],
  ] as const)
    expect([query, titles(await list(query))]).toEqual([query, found]);
  expect((await list('state=accepted')).list[0]).toMatchObject({ solved: true, answerCount: 1, tags: ['belt'] });
});

test('qa/recommend, question/list and question/database/list answer beside the community', async () => {
  const { call } = await openMill();
  for (const url of [
    '/api/question/list?page=1&pageSize=20',
    '/api/question/database/list?pageNum=1&pageSize=20&keyword=a',
  ])
    expect((await call('GET', url)).data).toMatchObject({ list: [], total: 0, pageSize: 20 });
  expect((await call('GET', '/proxy-api/open/qa/recommend?limit=6&lang=en')).data).toEqual([]);
});

test('board/config/page in the reader’s language, in the order of the setting', async () => {
  const { call } = await openMill();
  const list = async (language: string, query = '') =>
    (await call('GET', `/api/board/config/page${query}`, { headers: { 'accept-language': language } })).data;
  expect((await list('zh')).list).toMatchObject([
    {
      id: 'maintenance',
      name: '设备维修',
      type: 'community',
      enabled: true,
      url: '/community/index?board=maintenance',
    },
    { id: 'safety', name: '安全' },
  ]);
  expect(await list('en', '?pageNum=2&pageSize=1')).toMatchObject({ total: 2, list: [{ name: 'Safety' }] });
});

test('member/detail, queryListByUucId and person/upload tell of the people who write', async () => {
  const { call, zhou } = await openMill();
  const { id } = zhou.person;
  const { headers } = zhou;
  expect((await call('GET', `/sns/api/member/detail/${id}`, { headers })).data).toMatchObject({ nickname: '周工' });
  const [own] = (await call('GET', `/proxy-api/open/person/queryListByUucId?uucId=${id}`, { headers })).data;
  expect(own).toMatchObject({ avatarList: expect.any(Array) });
  expect((await call('POST', '/proxy-api/open/person/upload', { body: {} })).status).toBe(401);
});

test.each([
  ['closed', { enabled: false }, false, 404],
  ['for people who sign in, asked by a visitor', { readers: 'signed-in' }, false, 401],
  ['for people who sign in, asked by one', { readers: 'signed-in' }, true, 200],
])('a community that is %s', async (_name, community, isSignedIn, status) => {
  const { call, zhou, ctx } = await openMill();
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community: { enabled: true, ...community } },
  });
  const headers: Record<string, string> = isSignedIn ? zhou.headers : {};
  const statuses = [
    await call('POST', '/proxy-api/open/office/articleList', { headers, body: {} }),
    await call('GET', '/proxy-api/open/qa/queryByPage', { headers }),
    await call('GET', '/api/board/config/page', { headers }),
  ].map((answer) => answer.status);
  expect(statuses).toEqual([status, status, status]);
});
