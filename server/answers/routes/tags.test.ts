import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';

let opened: TestApp;
const chats = ['Bearing heat', 'Oil grade', 'Belt tension'].map((query) => newAsking({ query }));
const [bearing = '', oil = '', belt = ''] = chats.map(({ chatId }) => chatId);
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
  for (const chat of chats) await ask(opened.app, chat);
});
afterAll(() => opened.close());

const post = (url: string, body: object, cookie = alice) => call(opened.app, 'POST', url, { cookie, body });
const assign = (tag: string, chatIds: string[], assigned = true, cookie = alice) =>
  post('/api/question/tags/assign', { tag, chatIds, assigned }, cookie);
const change = (tag: string, to: string | null, cookie = alice) =>
  post('/api/question/tags/change', { tag, to }, cookie);
const tags = async (cookie = alice) => (await call(opened.app, 'GET', '/api/question/tags', { cookie })).data;
const titles = async (query: string) =>
  (await call(opened.app, 'GET', `/api/question/list?${query}`)).data.list.map(({ title }: { title: string }) => title);

test('tags sort one’s own chats, and nobody else sees or changes them', async () => {
  expect((await assign(' #Line  3 ', [bearing, oil])).data.chatIds).toHaveLength(2);
  expect((await assign('line 3', [bearing, belt])).data).toEqual({ tag: 'Line 3', chatIds: [belt] });
  await assign('润滑', [oil]);
  expect(await tags()).toEqual([
    { tag: 'Line 3', chats: 3 },
    { tag: '润滑', chats: 1 },
  ]);
  expect(await titles(`tag=${encodeURIComponent('润滑')}`)).toEqual(['Oil grade']);
  expect(await titles('tag=Line%203&keyword=belt')).toEqual(['Belt tension']);
  expect(await titles('keyword=line')).toHaveLength(3);
  expect(await tags(bob)).toEqual([]);
  expect((await assign('mine', [bearing], true, bob)).data).toMatchObject({ chatIds: [] });
  expect((await change('Line 3', null, bob)).data).toMatchObject({ chatIds: [] });
  expect(
    (await call(opened.app, 'GET', `/api/messages/detailByChatId/${oil}`, { cookie: bob })).data,
  ).not.toHaveProperty('tags');
});

test('a tag is renamed everywhere, joins one of that name, and goes from one chat or from all', async () => {
  expect((await change('Line 3', 'Mill')).data.chatIds).toHaveLength(3);
  expect((await change('mill', 'Other')).data.chatIds).toEqual([]);
  await change('Mill', 'mill');
  expect((await change('润滑', 'MILL')).data).toEqual({ tag: 'mill', chatIds: [oil] });
  expect(await tags()).toEqual([{ tag: 'mill', chats: 3 }]);
  expect((await assign('mill', [belt], false)).data).toEqual({ tag: 'mill', chatIds: [belt] });
  const { chatIds } = (await change('mill', null)).data;
  expect(chatIds).toHaveLength(2);
  expect(await tags()).toEqual([]);
  await assign('mill', chatIds);
  expect(await tags()).toEqual([{ tag: 'mill', chats: 2 }]);
});

test('tags are short and few', async () => {
  for (const tag of ['', 'x'.repeat(33), ' # ', '\n']) expect((await assign(tag, [belt])).status).toBe(400);
  for (let n = 0; n < 10; n += 1) expect((await assign(`tag ${n}`, [belt])).status).toBe(200);
  expect(await assign('eleventh', [belt])).toMatchObject({ status: 400, msg: expect.stringContaining('10') });
  expect((await assign('tag 3', [belt])).data).toMatchObject({ chatIds: [] });
  await opened.store.db
    .updateTable('chat')
    .set({ tags: Array.from({ length: 50 }, (_, n) => `many ${n}`) })
    .where('id', '=', oil)
    .execute();
  expect(await assign('one more', [bearing])).toMatchObject({ status: 400, msg: expect.stringContaining('50') });
  expect((await assign('MANY 3', [bearing])).status).toBe(200);
});

test('what is exported says the tags', async () => {
  const take = (format: string) =>
    opened.app.inject({
      url: `/api/question/export?format=${format}`,
      headers: { cookie: alice, 'accept-language': 'en' },
    });
  expect((await take('json')).json().find(({ id }: { id: string }) => id === bearing).tags).toContain('many 3');
  expect((await take('markdown')).payload).toMatch(
    /# Bearing heat\n\n\d{4}-\d\d-\d\d\n\nTags: .*many 3\n\n## Question/,
  );
});
