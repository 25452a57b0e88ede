import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { aBeginning, begin } from '../../../tests/support/store-rows';
import { beginRun } from './begin-run';
import { deleteChat } from './chats';
import { findStoppable } from './find-stoppable';
import { findMessage, findNewestAnswer, listMessages, saveMessage } from './messages';
import {
  appendEvents,
  beat,
  findDeadRuns,
  findRun,
  lastSeq,
  lostRuns,
  readChatEvents,
  readEvents,
  readNewEvents,
  readWishes,
  requestStop,
  takeOver,
} from './runs';

const rows = (run: string, ...seqs: number[]) => seqs.map((seq) => ({ run, seq, json: JSON.stringify({ seq }) }));
const silence = (run: string) => sql`update run set heartbeat_at = now() - interval '1 minute' where id = ${run}`;

test('a run begins with its chat, question, answer and first event, once', async () => {
  const { db } = await openTestStore();
  const wanted = aBeginning();
  expect(await beginRun(db, wanted)).toBe(true);
  expect(await beginRun(db, wanted)).toBe(false);
  const { chat, question, answer, run } = wanted;
  expect((await listMessages(db, chat.id)).map(({ id, role }) => [id, role])).toEqual([
    [question?.id, 'user'],
    [answer.id, 'assistant'],
  ]);
  expect(await findNewestAnswer(db, chat.id)).toMatchObject({ id: answer.id, runId: run, status: 'running' });
  expect(await findRun(db, run)).toMatchObject({ chatId: chat.id, messageId: answer.id, node: 'node-1' });
  expect(await readEvents(db, run, 0, 10)).toEqual([{ type: 'run.start' }]);
});

test('nobody begins a run in a chat of somebody else, of another domain, or one that is deleted', async () => {
  const { db } = await openTestStore();
  const { chat } = await begin(db);
  expect(await beginRun(db, aBeginning({ chat, visitor: 'somebody else' }))).toBe(false);
  expect(await beginRun(db, aBeginning({ chat, accessDomain: 'steelworks' }))).toBe(false);
  await deleteChat(db, chat.id);
  expect(await beginRun(db, aBeginning({ chat }))).toBe(false);
  expect(await listMessages(db, chat.id)).toHaveLength(2);
});

test('a question is answered again only where it stands', async () => {
  const { db } = await openTestStore();
  const { chat, question } = await begin(db);
  const again = { chat, question: null, answer: { id: randomUUID(), parentId: question?.id ?? '' } };
  expect(await beginRun(db, aBeginning(again))).toBe(true);
  const elsewhere = { ...again, chat: { id: randomUUID(), title: 'x' }, answer: { ...again.answer, id: randomUUID() } };
  expect(await beginRun(db, aBeginning(elsewhere))).toBe(false);
  expect(await listMessages(db, chat.id)).toHaveLength(3);
});

test('an event is kept once; the last ones end the run and become the message', async () => {
  const { db } = await openTestStore();
  const { run, answer } = await begin(db);
  expect(await appendEvents(db, rows(run, 2, 3), [])).toBe(2);
  expect(await appendEvents(db, rows(run, 3, 4), [{ run, status: 'done', text: '先灌泵。' }])).toBe(1);
  expect(await lastSeq(db, run)).toBe(4);
  expect(await findMessage(db, answer.id)).toMatchObject({ text: '先灌泵。', status: 'done' });
  // A second ending changes nothing.
  await appendEvents(db, rows(run, 5), [{ run, status: 'error', text: 'other' }]);
  expect(await findMessage(db, answer.id)).toMatchObject({ text: '先灌泵。', status: 'done' });
});

test('events are read from where a viewer was, of one run, of several, and of a chat', async () => {
  const { db } = await openTestStore();
  const one = await begin(db);
  const two = await begin(db, { chat: one.chat });
  await appendEvents(db, [...rows(one.run, 2, 3, 4), ...rows(two.run, 2)], []);
  expect(await readEvents(db, one.run, 2, 10)).toEqual([{ seq: 3 }, { seq: 4 }]);
  const wanted = [
    { run: one.run, after: 1 },
    { run: two.run, after: 1 },
    { run: 'nobody', after: 0 },
  ];
  expect(await readNewEvents(db, wanted, 2)).toHaveLength(3);
  expect([...(await readChatEvents(db, one.chat.id)).entries()].map(([run, events]) => [run, events.length])).toEqual(
    [
      [one.run, 4],
      [two.run, 2],
    ].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
});

test('a run that fell silent is taken over by one reaper, and lost to its node', async () => {
  const { db } = await openTestStore();
  const { run } = await begin(db);
  expect(await findDeadRuns(db, 30_000)).toEqual([]);
  await silence(run).execute(db);
  const [dead] = await findDeadRuns(db, 30_000);
  expect(dead?.id).toBe(run);
  if (!dead) return;
  const taken = await Promise.all(['reaper-1', 'reaper-2', 'reaper-3'].map((name) => takeOver(db, dead, name, 30_000)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await lostRuns(db, [run], 'node-1')).toEqual(new Set([run]));
  expect(await beat(db, 'node-1', [run])).toEqual(new Set());
});

test('a node that speaks up in time keeps its run', async () => {
  const { db } = await openTestStore();
  const { run } = await begin(db);
  await silence(run).execute(db);
  const [dead] = await findDeadRuns(db, 30_000);
  expect(await beat(db, 'node-1', [run])).toEqual(new Set([run]));
  expect(dead && (await takeOver(db, dead, 'reaper', 30_000))).toBe(false);
  expect(await lostRuns(db, [run], 'node-1')).toEqual(new Set());
});

test('a stop reaches the node that writes, by the run or by its chat, and only while it is written', async () => {
  const { db } = await openTestStore();
  const { run, chat } = await begin(db);
  expect((await findStoppable(db, chat.id))?.id).toBe(run);
  expect(await findStoppable(db, 'nobody')).toBeNull();
  await requestStop(db, run);
  expect(await readWishes(db, 'node-1')).toEqual([{ id: run, stop: true, steers: [] }]);
  expect(await readWishes(db, 'node-2')).toEqual([]);
  await appendEvents(db, [], [{ run, status: 'stopped', text: '' }]);
  expect(await readWishes(db, 'node-1')).toEqual([]);
  const newer = await begin(db, { chat });
  expect((await findStoppable(db, chat.id))?.id).toBe(newer.run);
  expect((await findStoppable(db, run))?.id).toBe(run);
});

test('what a run writes, and what stands elsewhere, nobody saves over', async () => {
  const { db } = await openTestStore();
  const { chat, question, answer } = await begin(db);
  const other = await begin(db);
  const save = (id: string, chatId: string, role: 'user' | 'assistant') =>
    saveMessage(db, { id, chatId, parentId: null, role, text: 'changed' });
  expect(await save(answer.id, chat.id, 'assistant')).toBe(false);
  expect(await save(question?.id ?? '', other.chat.id, 'user')).toBe(false);
  expect(await save(question?.id ?? '', chat.id, 'assistant')).toBe(false);
  expect(await save(question?.id ?? '', chat.id, 'user')).toBe(false);
  expect((await findMessage(db, question?.id ?? ''))?.text).not.toBe('changed');
});
