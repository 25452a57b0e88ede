import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { begin } from '../../../tests/support/store-rows';
import { deleteChat, findChat, findHistoryRow, listHistory, restoreChat, saveChat } from './chats';
import { saveMessage } from './messages';

const own = { visitor: 'visitor-1', accessDomain: 'main' };
const all = { ...own, limit: 10, offset: 0, readable: [3] };

test('a chat belongs to the visitor and the domain that made it', async () => {
  const { db } = await openTestStore();
  const chat = { id: randomUUID(), title: '泵', ...own };
  expect(await saveChat(db, chat)).toBe(true);
  expect(await saveChat(db, { ...chat, title: '离心泵' })).toBe(true);
  expect(await saveChat(db, { ...chat, visitor: 'somebody else', title: 'mine now' })).toBe(false);
  expect(await saveChat(db, { ...chat, accessDomain: 'steelworks', title: 'mine now' })).toBe(false);
  expect(await findChat(db, chat.id)).toMatchObject({ title: '离心泵', visitor: 'visitor-1' });
  expect(await findChat(db, 'nobody')).toBeNull();
});

test('deleting marks once, takes a chat out of the history, and is taken back', async () => {
  const { db } = await openTestStore();
  const { chat } = await begin(db);
  const first = await deleteChat(db, chat.id);
  expect(first).toBeInstanceOf(Date);
  expect(await deleteChat(db, chat.id)).toEqual(first);
  expect(await deleteChat(db, 'nobody')).toBeNull();
  expect(await listHistory(db, all)).toEqual({ list: [], total: 0 });
  expect(await saveChat(db, { id: chat.id, title: 'renamed', ...own })).toBe(false);
  await restoreChat(db, chat.id);
  expect((await listHistory(db, all)).total).toBe(1);
});

test('the history is a visitor’s own on one domain, newest first, in pages that do not overlap', async () => {
  const { db } = await openTestStore();
  const begun = [];
  for (let number = 0; number < 5; number += 1) begun.push((await begin(db)).chat.id);
  await begin(db, { visitor: 'somebody else' });
  await begin(db, { accessDomain: 'steelworks' });
  const pages = await Promise.all(
    [0, 2, 4, 6].map((offset) => listHistory(db, { ...own, limit: 2, offset, readable: [3] })),
  );
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(begun.reverse());
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
});

test('a row says how the newest answer begins, and where a word that was searched for stands first', async () => {
  const { db } = await openTestStore();
  const question = { id: randomUUID(), parentId: null, text: 'Why is the pump hot?' };
  const { chat, answer } = await begin(db, { question, answer: { id: randomUUID(), parentId: question.id } });
  await db.updateTable('message').set({ text: 'It lacks oil.' }).where('id', '=', answer.id).execute();
  const row = async (keyword?: string) => (await listHistory(db, { ...all, keyword })).list[0];
  expect(await row()).toMatchObject({ id: chat.id, answer: 'It lacks oil.', hit: null });
  expect((await row('oil'))?.hit).toBe(answer.id);
  expect((await row('pump oil'))?.hit).toBe(question.id);
  expect((await findHistoryRow(db, chat.id))?.hit).toBeNull();
});

test('a row says how the newest answer fits, by the last that was said of it', async () => {
  const { db } = await openTestStore();
  const { chat, run } = await begin(db);
  const said = async () => (await findHistoryRow(db, chat.id))?.fit;
  expect(await said()).toBeNull();
  const say = (seq: number, event: string, value: string) =>
    db
      .insertInto('run_event')
      .values({ run_id: run, seq, event: JSON.stringify({ seq, event, data: { value } }) })
      .execute();
  await say(2, 'fit', 'related');
  await say(3, 'fit', 'direct');
  await say(4, 'outline', 'none');
  expect(await said()).toBe('direct');
});

test('every word of a search must occur, in the title or in the conversation, and no sign is more than itself', async () => {
  const { db } = await openTestStore();
  const { chat } = await begin(db, { chat: { id: randomUUID(), title: 'OEE at 100% load' } });
  await saveMessage(db, {
    id: randomUUID(),
    chatId: chat.id,
    parentId: null,
    role: 'user',
    text: 'what about C:\\temp_1',
  });
  const found = async (keyword: string) => (await listHistory(db, { ...all, keyword })).total;
  for (const keyword of ['oee', 'oee load', ' 100% ', 'OEE about', 'C:\\temp', 'temp_1', '']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, 1]);
  }
  for (const keyword of ['oee pump', '1%0', 'temp%', 'tempX1', "' or true --"]) {
    expect([keyword, await found(keyword)]).toEqual([keyword, 0]);
  }
});

test('a chat stays on top until it is taken down, and a new title leaves it there', async () => {
  const { db } = await openTestStore();
  const [old, young] = [(await begin(db)).chat, (await begin(db)).chat];
  await saveChat(db, { ...old, ...own, pinned: true });
  await saveChat(db, { ...old, ...own, title: 'renamed' });
  const ids = async (pinned?: boolean) => (await listHistory(db, { ...all, pinned })).list.map(({ id }) => id);
  expect(await findHistoryRow(db, old.id)).toMatchObject({ title: 'renamed', pinned: true });
  expect([await ids(true), await ids(false), await ids()]).toEqual([[old.id], [young.id], [young.id, old.id]]);
  await saveChat(db, { ...old, ...own, pinned: false });
  expect(await ids(true)).toEqual([]);
});

test('a row of the history says how long the chat is and how its newest answer ended', async () => {
  const { db } = await openTestStore();
  const { chat } = await begin(db);
  expect(await findHistoryRow(db, chat.id)).toMatchObject({ title: chat.title, messageCount: 2, status: 'running' });
  expect(await findHistoryRow(db, 'nobody')).toBeNull();
});
