import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { openHost } from '../../../tests/support/open-host';

let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
});
afterAll(() => opened.close());

const take = (format: string, cookie = alice, headers: Record<string, string> = {}) =>
  opened.app.inject({ url: `/api/question/export?format=${format}`, headers: { cookie, ...headers } });

test('a visitor takes along their own chats of this portal, and nobody else’s', async () => {
  await openHost(opened, 'steelworks');
  const gone = newAsking({ query: 'Deleted again' });
  for (const query of ['Why is the bearing hot?', 'Which oil?']) await ask(opened.app, newAsking({ query }));
  await ask(opened.app, gone);
  await call(opened.app, 'DELETE', `/api/messages/chat/${gone.chatId}`);
  await ask(opened.app, newAsking({ query: 'bob asks' }), { cookie: bob });
  await ask(opened.app, newAsking({ query: 'elsewhere' }), { headers: { host: 'steelworks.localhost' } });

  const json = await take('json');
  expect(json.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="questions-\d{4}-\d\d-\d\d\.json"$/),
    'cache-control': 'private, no-store',
  });
  const chats: { title: string; messages: { role: string; text: string }[] }[] = json.json();
  expect(chats.map(({ title }) => title)).toEqual(['Which oil?', 'Why is the bearing hot?']);
  expect(chats[0]?.messages).toMatchObject([{ role: 'user', text: 'Which oil?' }, { role: 'assistant' }]);
  expect(json.payload).not.toContain(alice.slice(-22));
  expect((await take('json', bob)).json()).toMatchObject([{ title: 'bob asks' }]);
  expect((await take('json', alice, { host: 'steelworks.localhost' })).json()).toMatchObject([{ title: 'elsewhere' }]);

  const markdown = await take('markdown', alice, { 'accept-language': 'en' });
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.payload).toMatch(/^# Which oil\?\n\n\d{4}-\d\d-\d\d\n\n## Question\n\nWhich oil\?\n\n## Answer\n\n/);
  expect(markdown.payload).not.toContain('Deleted again');
});

test('nothing asked is an empty file, and a format that is not offered is refused', async () => {
  const nobody = alice.replaceAll('a'.repeat(22), 'c'.repeat(22));
  expect((await take('json', nobody)).json()).toEqual([]);
  expect((await take('markdown', nobody)).payload).toBe('');
  expect((await take('pdf')).statusCode).toBe(400);
});

test('a long history comes in portions, whole', async () => {
  const cookie = alice.replaceAll('a'.repeat(22), 'd'.repeat(22));
  const { db } = opened.store;
  await ask(opened.app, newAsking({ query: 'first' }), { cookie });
  const own = await db.selectFrom('chat').selectAll().where('title', '=', 'first').executeTakeFirstOrThrow();
  const more = Array.from({ length: 44 }, (_, n) => ({ ...own, id: `more-${n}`, title: `more ${n}` }));
  await db.insertInto('chat').values(more).execute();
  const chats: { id: string }[] = (await take('json', cookie)).json();
  expect(new Set(chats.map(({ id }) => id)).size).toBe(45);
});
