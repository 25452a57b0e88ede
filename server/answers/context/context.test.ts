import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunContext } from '../../../src/stream/types';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import * as fake from '../../../tests/support/fake-model-server';
import { extractiveAnswerer } from '../answerer/extractive-answerer';
import { createModelAnswerer } from '../answerer/model-answerer';

const WORDS = 'Each bearing takes 12 g of grease every 500 hours. Stop the spindle before greasing the bearing.';
const hit = buildHit({ text: WORDS, span: [0, WORDS.length], lang: 'en', title: 'Manual', found: 3 });
const SAID = 'Each bearing takes 12 g of grease every 500 hours [1].';
const long = `${SAID} ${'Stop the spindle before greasing the bearing [1]. '.repeat(20)}`;

let server: fake.FakeModelServer;
let opened: TestApp;
beforeAll(async () => {
  server = await fake.startFakeModelServer();
  const config = { baseUrl: server.baseUrl, model: 'm', context: 2_400 };
  const answerer = createModelAnswerer(config, extractiveAnswerer);
  opened = await createTestApp({ parts: { search: fakeSearch([hit]), answerer } });
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

/** Sums up when asked to, else answers. */
const model =
  (summary = 'Bearing: 12 g every 500 hours.', said = long): fake.Behaviour =>
  (response, request) =>
    fake.say(isSummary(request) ? summary : said)(response, request);
const isSummary = ({ body }: fake.SeenRequest) => body.messages?.[0]?.content.startsWith('You sum up') ?? false;
beforeEach(() => server.plan(model()));

async function turn(chat: { chatId: string; parentId?: string }, query = 'How much grease does a bearing take?') {
  const asking = newAsking({ ...chat, query, locale: 'en-US' });
  const { events, status } = await ask(opened.app, asking);
  expect(status).toBe(200);
  const context = events.flatMap((one) => (one.event === 'context' ? [one.data as RunContext] : []));
  expect(context).toHaveLength(1);
  return { asking, context: context[0] as RunContext, next: { chatId: chat.chatId, parentId: asking.answerId } };
}

/** Asks until a summary stands in place of the older turns. */
async function talkLong(chatId = randomUUID()) {
  const asked: string[] = [];
  let chat: { chatId: string; parentId?: string } = { chatId };
  for (let n = 0; n < 8; n++) {
    const { context, next, asking } = await turn(chat, `How much grease does bearing ${n} take?`);
    if (context.summary) return { context, asked, next, before: chat, asking };
    asked.push(asking.messageId);
    chat = next;
  }
  throw new Error('no summary');
}

const summary = (id: string, cookie = alice) =>
  call(opened.app, 'GET', `/api/messages/summary/${id}`, { cookie, headers: { 'accept-language': 'en' } });

test('the meter tells what was sent: rules, documents and the question, then the turns before', async () => {
  const first = await turn({ chatId: randomUUID() });
  expect(first.context).toMatchObject({ window: 2_400, answer: 600 });
  expect(first.context.parts.map(({ part }) => part)).toEqual(['rules', 'documents', 'question']);
  const second = await turn(first.next, 'How often?');
  expect(second.context.parts.find(({ part }) => part === 'conversation')).toMatchObject({ count: 1 });
  const sent = server.requests.at(-1)?.body.messages ?? [];
  expect(sent[1]?.content).toContain('? How much grease does a bearing take?');
  // Markers of another answer would be numbers of other sources.
  expect(sent[1]?.content).toContain('12 g of grease every 500 hours.');
  expect(sent[1]?.content.match(/\[1\]/g)?.length).toBeLessThan(4);
});

test('a summary by the model takes the place of the older turns; its asker opens it, nobody else', async () => {
  const { context, asked } = await talkLong();
  const { summary: made } = context;
  expect(made).toMatchObject({ by: 'model' });
  expect(server.requests.filter(isSummary)).toHaveLength(1);
  const { data, status } = await summary(made?.message ?? '');
  expect(status).toBe(200);
  expect(data).toMatchObject({ by: 'model', text: 'Bearing: 12 g every 500 hours.' });
  expect(data.turns.map(({ id }: { id: string }) => id)).toEqual(asked.slice(0, made?.turns));
  expect((await summary(made?.message ?? '', bob)).status).toBe(403);
  expect((await summary(randomUUID())).status).toBe(404);
});

test('it is used on, and made anew for a branch that differs', async () => {
  const { next, before, context } = await talkLong();
  const count = () => server.requests.filter(isSummary).length;
  const made = count();
  const again = await turn(before, 'And how often is it?');
  expect(again.context.summary?.message).toBe(context.summary?.message);
  expect(count()).toBe(made);
  await turn(next);
  await turn({ chatId: next.chatId });
  expect(count()).toBe(made);
});

test.each([
  ['fails', fake.fail(500)],
  ['says what nobody has said', fake.say('Bearing: 99 g.')],
  ['says nothing', fake.say('')],
])('a summary is quoted where the model %s', async (_, behave) => {
  server.plan((response, request) => (isSummary(request) ? behave : fake.say(long))(response, request));
  const { context } = await talkLong();
  expect(context.summary?.by).toBe('quoted');
  const { data } = await summary(context.summary?.message ?? '');
  expect(data.text).toMatch(/^- How much grease does bearing 0 take\?/);
});

test('a cleared context leaves nothing of what stands above; taken back, the summary is used again', async () => {
  const { next, context } = await talkLong();
  await call(opened.app, 'GET', `/mchat/gpt/clear_chat_data?chat_id=${next.chatId}`);
  const cleared = await turn(next);
  expect(cleared.context.parts.map(({ part }) => part)).toEqual(['rules', 'documents', 'question']);
  await call(opened.app, 'POST', `/api/messages/chat/${next.chatId}/context`);
  const back = await turn(next);
  expect(back.context.summary).toBeDefined();
  expect(back.context.summary?.turns).toBeGreaterThanOrEqual(context.summary?.turns ?? 0);
});

test('whoever may not read an earlier answer does not get one that built on it', async () => {
  const { db } = opened.store;
  const first = await turn({ chatId: randomUUID() });
  // The first answer leaned on a document of a base that few may read.
  await db
    .updateTable('run_source')
    .set({ doc_id: 'secret', kb_id: 77 })
    .where('run_id', '=', first.asking.answerId)
    .execute();
  const read = async (cookie: string) =>
    JSON.stringify(
      (await call(opened.app, 'GET', `/api/messages/detailByChatId/${first.asking.chatId}`, { cookie })).data,
    );
  // Its asker may no longer read it: it is not sent.
  const second = await turn(first.next, 'How often?');
  expect(server.requests.at(-1)?.body.messages?.[1]?.content).toContain('? How much grease');
  expect(second.context.parts.find(({ part }) => part === 'conversation')?.chars).toBeLessThan(200);
  await db.updateTable('run_source').set({ kb_id: 3 }).where('run_id', '=', first.asking.answerId).execute();
  const third = await turn(second.next, 'How often is it?');
  await db.updateTable('run_source').set({ kb_id: 77 }).where('doc_id', '=', 'secret').execute();
  const theirs = JSON.parse(await read(bob)).messages;
  const mine = JSON.parse(await read(alice)).messages;
  const of = (messages: { id: string; text: string }[], id: string) => messages.find((one) => one.id === id)?.text;
  expect(of(theirs, third.asking.answerId)).toBe('');
  expect(of(mine, third.asking.answerId)).not.toBe('');
});
