import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { alice, ask, newAsking } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';

type Group = { kind: string; total: number; more: boolean; items: { title: string; url: string; solved?: boolean }[] };

const hits = ['a', 'a', 'b', 'c', 'd', 'e'].map((docId, n) => buildHit({ docId, passageId: `${docId}${n}`, found: 1 }));
const ALL = 'chats,questions,articles,documents,assistants,offerings';

async function openMill(readers?: 'signed-in' | 'nobody') {
  const mill = await openPeopleApp({ parts: { search: fakeSearch([...hits, buildHit({ docId: 'z', found: 0.1 })]) } });
  const community = { enabled: readers !== 'nobody', readers: readers === 'signed-in' ? readers : 'everybody' };
  await mill.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], community },
  });
  const zhou = await signedInPerson(mill.store, { phone: '13800000001', nickname: '周工' });
  const find = async (query: string, headers: Record<string, string> = {}): Promise<Group[]> =>
    (await mill.call('GET', `/api/search?${query}`, { headers })).data.groups;
  return { ...mill, zhou, find };
}

async function openFilled() {
  const mill = await openMill();
  const { headers } = mill.zhou;
  const publish = async (kind: string, title: string) => {
    const id = randomUUID();
    const body = { id, kind, title, summary: '', content: 'Grease.', tags: [], board: null, audience: 'domain' };
    const { data } = await mill.call('POST', '/api/community/posts', { headers, body });
    await mill.call('POST', `/api/community/posts/${id}/publish`, { headers, body: { rev: data.rev } });
  };
  for (const title of ['Grease one', 'Grease two', 'Grease three', 'Grease four']) await publish('article', title);
  await publish('question', 'Which grease?');
  await ask(mill.app, newAsking({ query: 'Old grease?' }));
  return mill;
}

test('everything is searched at once, the best three of each kind, counted', async () => {
  const mill = await openFilled();
  const groups = await mill.find(`q=grease&kinds=${ALL}`, { cookie: alice });
  expect(groups.map(({ kind, total, items }) => [kind, total, items.length])).toEqual([
    ['chats', 1, 1],
    ['questions', 1, 1],
    ['articles', 4, 3],
    ['documents', 5, 3],
    ['assistants', 0, 0],
  ]);
  expect(groups[0]?.items[0]?.url).toMatch(/^\/q\//);
  expect(groups[1]?.items[0]).toMatchObject({ title: 'Which grease?', solved: false });
  expect(groups[3]?.items.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/doc\/a\?v=\d+&start=\d+&end=\d+$/),
    expect.stringContaining('/doc/b?'),
    expect.stringContaining('/doc/c?'),
  ]);
  expect(await mill.find('q=grease')).toBeUndefined();
  // Chats are the caller's own.
  expect(await mill.find('q=grease&kinds=chats')).toMatchObject([{ total: 0, items: [] }]);
});

test('one kind is read page by page', async () => {
  const mill = await openFilled();
  const [articles] = await mill.find('q=grease&kinds=articles&limit=3&offset=3');
  expect(articles).toMatchObject({ total: 4, items: [{ title: 'Grease one' }] });
  const [documents] = await mill.find('q=grease&kinds=documents&limit=2&offset=4');
  expect(documents?.items.map(({ url }) => url)).toEqual([expect.stringContaining('/doc/e?')]);
});

test('assistants are found by name, in the caller’s language', async () => {
  const mill = await openMill();
  const find = (q: string, language: string) =>
    mill.find(`q=${encodeURIComponent(q)}&kinds=assistants`, { 'accept-language': language });
  expect(await find('设计', 'zh')).toMatchObject([{ items: [{ url: expect.stringMatching(/^\//) }] }]);
  expect(await find('设计', 'en')).toMatchObject([{ total: 0 }]);
});

test('a community that is closed, or closed to visitors, has no groups', async () => {
  const mill = await openMill('signed-in');
  expect((await mill.find(`q=grease&kinds=${ALL}`)).map(({ kind }) => kind)).toEqual([
    ...['chats', 'documents', 'assistants'],
  ]);
  const own = await mill.find(`q=grease&kinds=${ALL}`, mill.zhou.headers);
  expect(own.map(({ kind }) => kind)).toContain('articles');
  const closed = await openMill('nobody');
  expect(await closed.find('q=grease&kinds=articles', closed.zhou.headers)).toEqual([]);
});

test('kinds are names with commas', async () => {
  const mill = await openMill();
  expect((await mill.call('GET', '/api/search?q=a&kinds=Documents%20')).status).toBe(400);
});
