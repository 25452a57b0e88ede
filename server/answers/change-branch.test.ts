import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../tests/support/ask';
import { fakeSearch } from '../../tests/support/fake-answerer';

let app: TestApp['app'];
let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
  app = opened.app;
});
afterAll(() => opened.close());

const detail = async (id: string) => (await call(app, 'GET', `/api/messages/detailByChatId/${id}`)).data;
const idsOf = async (id: string): Promise<string[]> =>
  (await detail(id)).messages.map((message: { id: string }) => message.id);
const remove = (id: string, cookie = alice) => call(app, 'DELETE', `/api/messages/branch/${id}`, { cookie });
const restore = (id: string, cookie = alice) => call(app, 'POST', `/api/messages/branch/${id}/restore`, { cookie });
const show = (chatId: string, messageId: string, cookie = alice) =>
  call(app, 'POST', '/api/messages/branch', { cookie, body: { chatId, messageId } });

/** first → follow-up, and the first question again in other words. */
let first: ReturnType<typeof newAsking>;
let followUp: ReturnType<typeof newAsking>;
let edited: ReturnType<typeof newAsking>;
beforeEach(async () => {
  first = newAsking();
  const { chatId } = first;
  followUp = newAsking({ chatId, parentId: first.answerId, query: '多久检查一次？' });
  edited = newAsking({ chatId, query: '电机轴承温度多高算异常？' });
  for (const asking of [first, followUp, edited]) expect((await ask(app, asking)).status).toBe(200);
});

test('an edited question is another branch, which the chat opens at, until another one is shown', async () => {
  const { chatId } = first;
  expect((await detail(chatId)).shown).toBe(edited.answerId);
  const questions = (await detail(chatId)).messages.filter((message: { role: string }) => message.role === 'user');
  expect(questions.map((message: { parentId: string | null }) => message.parentId)).toEqual([
    null,
    first.answerId,
    null,
  ]);
  expect((await show(chatId, first.messageId)).status).toBe(200);
  expect((await detail(chatId)).shown).toBe(first.messageId);
});

test('a deleted branch is gone from every list with what follows it, and comes back whole', async () => {
  const { chatId } = first;
  expect((await remove(first.messageId)).data).toEqual({ id: first.messageId, chatId, messages: 4 });
  expect(await idsOf(chatId)).toEqual([edited.messageId, edited.answerId]);
  const history = async (keyword: string) =>
    (await call(app, 'GET', `/api/questions/history?keyword=${encodeURIComponent(keyword)}`)).data?.list ?? [];
  expect((await history('多久检查一次')).map(({ id }: { id: string }) => id)).not.toContain(chatId);
  expect((await call(app, 'GET', `/tianzhi-tools/api/agent/runs/${first.answerId}/stream`)).status).toBe(404);
  const exported = await app.inject({
    url: '/api/questions/history/export?format=json',
    headers: { cookie: alice },
  });
  expect(exported.payload).not.toContain('多久检查一次');
  expect((await restore(first.messageId)).data.messages).toBe(4);
  expect(await idsOf(chatId)).toHaveLength(6);
  expect((await detail(chatId)).shown).toBe(first.messageId);
});

test('what was deleted before stays deleted, and is restored after what it follows', async () => {
  await remove(followUp.messageId);
  await remove(first.messageId);
  expect((await restore(followUp.messageId)).status).toBe(409);
  expect((await restore(first.messageId)).data.messages).toBe(2);
  expect(await idsOf(first.chatId)).toHaveLength(4);
  expect((await restore(followUp.messageId)).data.messages).toBe(2);
});

test('nothing is asked or written below a deleted question', async () => {
  await remove(first.messageId);
  const { chatId } = first;
  expect((await ask(app, newAsking({ chatId, parentId: first.answerId }))).status).toBe(404);
  expect((await ask(app, newAsking({ ...first, answerId: randomUUID(), regenerateOf: first.answerId }))).status).toBe(
    404,
  );
  expect((await show(chatId, first.messageId)).status).toBe(404);
  expect((await remove(first.messageId)).status).toBe(404);
});

test('the only question of a chat stays: the chat itself can be deleted', async () => {
  await remove(first.messageId);
  const refused = await remove(edited.messageId);
  expect([refused.status, refused.code]).toEqual([409, 409]);
  expect(await idsOf(first.chatId)).toHaveLength(2);
});

test.each([
  ['an answer', () => first.answerId, alice, 404],
  ['an unknown message', () => randomUUID(), alice, 404],
  ['a question of somebody else', () => first.messageId, bob, 403],
])('%s is not deleted, restored or shown as a branch', async (_what, id, cookie, status) => {
  expect((await remove(id(), cookie)).status).toBe(status);
  expect((await restore(id(), cookie)).status).toBe(status);
  if (cookie === bob) expect((await show(first.chatId, id(), cookie)).status).toBe(status);
});

test('the branch of another chat is not shown in this one', async () => {
  const other = newAsking();
  await ask(app, other);
  expect((await show(first.chatId, other.messageId)).status).toBe(404);
});
