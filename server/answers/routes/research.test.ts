import { randomUUID } from 'node:crypto';
import Ajv from 'ajv/dist/2020';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import eventSchema from '../../../schemas/entities/run-event.schema.json';
import parts from '../../../schemas/parts.schema.json';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { createTestApp, openTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking, readSse } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { openHost } from '../../../tests/support/open-host';
import { openTestStore } from '../../../tests/support/store';
import type { Answerer } from '../answerer/types';
import { openRuns } from '../runs/open-runs';

const isEvent = new Ajv({ strictTypes: false, formats: { date: /^\d{4}-\d\d-\d\d$/, 'date-time': true } })
  .addSchema(parts)
  .compile({ ...eventSchema, $id: '/schemas/entities/run-event.schema.json' });
const runUrl = (id: string, from?: number) =>
  `/tianzhi-tools/api/agent/runs/${id}/stream${from === undefined ? '' : `?fromSeq=${from}`}`;
const interruptUrl = (id: string) => `/tianzhi-tools/api/agent/interrupt/${id}`;

let test1: TestApp;
beforeAll(async () => {
  test1 = await createTestApp({
    parts: { search: fakeSearch([buildHit(), buildHit({ kbId: 1, docId: 'd2', text: '内部规定：70 ℃。' })]) },
  });
});
afterAll(() => test1.close());

test('a question is answered as an event stream that fits its schema, ends with deep_researcher_end and can be read as plain lines', async () => {
  const asking = newAsking();
  const { response, events } = await ask(test1.app, asking);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  for (const event of events) expect([isEvent(event), isEvent.errors, event.event]).toEqual([true, null, event.event]);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
  const names = events.map((event) => event.event);
  expect(names.slice(0, 4)).toEqual(['run_started', 'run_progress', 'run_progress', 'source_add']);
  expect(names.indexOf('source_add')).toBeLessThan(names.indexOf('block_patch'));
  expect(names.at(-1)).toBe('deep_researcher_end');
  expect(response.payload).toMatch(/^id: 1\ndata: \{/);
  const state = reduceRuns(emptyRun, events);
  expect(state).toMatchObject({ run: asking.answerId, chat: asking.chatId, status: 'done', answerer: 'extractive' });
  expect(answerText(state)).toBe('轴承温度一般不应超过 80 ℃。[1]');
  expect(state.cites[0]).toMatchObject({ sids: [state.sources[0]?.sid], support: 'full' });
});

test('only the knowledge bases of the domain are searched, and a wish for others is refused', async () => {
  expect((await ask(test1.app, newAsking({ searchScope: [1] }))).status).toBe(400);
  const own = await ask(test1.app, newAsking({ searchScope: [3] }));
  expect(reduceRuns(emptyRun, own.events).start?.scope).toEqual([3]);
  expect(own.events.filter((event) => event.event === 'source_add')).toHaveLength(1);
});

test('the same question sent twice, at once or later, is one run and one answer', async () => {
  const asking = newAsking();
  const both = await Promise.all([ask(test1.app, asking), ask(test1.app, asking)]);
  const later = await ask(test1.app, asking);
  const withoutAnswerId = await ask(test1.app, { ...asking, answerId: undefined });
  for (const { events } of [...both, later, withoutAnswerId]) expect(events).toEqual(both[0].events);
  const { data } = await call(test1.app, 'GET', `/api/messages/detailByChatId/${asking.chatId}`);
  expect(data.messages).toHaveLength(2);
});

test('a client that makes no ids is known again by its idempotency key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await ask(test1.app, { query: '轴承' }, { headers });
  const again = await ask(test1.app, { query: '轴承' }, { headers });
  expect(again.events).toEqual(first.events);
  const other = await ask(test1.app, { query: '轴承' }, { headers, cookie: bob });
  expect(other.events[0]?.run).not.toBe(first.events[0]?.run);
  expect((await ask(test1.app, { query: '轴承' })).events.at(-1)?.event).toBe('deep_researcher_end');
});

test('a run is watched from any event, by header or parameter, by anybody who has the link, on its own domain', async () => {
  const asking = newAsking();
  const { events } = await ask(test1.app, asking);
  const watch = async (url: string, headers: Record<string, string> = {}) => {
    const response = await test1.app.inject({ url, headers });
    return readSse(response.payload);
  };
  expect(await watch(runUrl(asking.answerId))).toEqual(events);
  expect(await watch(runUrl(asking.answerId, 4), { cookie: bob })).toEqual(events.slice(4));
  expect(await watch(runUrl(asking.answerId), { 'last-event-id': '4' })).toEqual(events.slice(4));
  expect(await watch(runUrl(asking.answerId), { 'last-event-id': 'x' })).toEqual(events);
  expect(await watch(runUrl(asking.answerId, 99))).toEqual([]);
  await openHost(test1, 'steelworks');
  for (const [url, host] of [
    [runUrl(asking.answerId), 'steelworks.localhost'],
    [runUrl(randomUUID()), 'localhost'],
  ] as const) {
    expect((await call(test1.app, 'GET', url, { headers: { host } })).status).toBe(404);
  }
});

test('an answer is written again as its sibling; the chat goes on under either', async () => {
  const first = newAsking();
  await ask(test1.app, first);
  const again = await ask(test1.app, { ...first, answerId: randomUUID(), regenerateOf: first.answerId });
  const next = newAsking({ chatId: first.chatId, parentId: again.events[0]?.run, query: '那润滑呢？' });
  expect((await ask(test1.app, next)).events.at(-1)?.event).toBe('deep_researcher_end');
  const { data } = await call(test1.app, 'GET', `/api/messages/detailByChatId/${first.chatId}`);
  const byParent = data.messages.map((message: { role: string; parentId: string }) => [message.role, message.parentId]);
  expect(byParent).toEqual([
    ['user', null],
    ['assistant', first.messageId],
    ['assistant', first.messageId],
    ['user', again.events[0]?.run],
    ['assistant', next.messageId],
  ]);
  expect(data.title).toBe('轴承温度多高算异常？');
});

test('a question of a chat is asked with what was spoken of, which is told, stored and may be taken away', async () => {
  const first = newAsking();
  await ask(test1.app, first);
  const next = newAsking({ chatId: first.chatId, parentId: first.answerId, query: '多久检查一次？' });
  const { events } = await ask(test1.app, next);
  const understood = events.find((event) => event.event === 'understood');
  const carried = { slot: 'subject' as const, text: '轴承温度', on: true };
  expect(understood?.data).toMatchObject({ text: '轴承温度多久检查一次？', chips: [carried, { slot: 'document' }] });
  expect([isEvent(understood), isEvent.errors]).toEqual([true, null]);
  const names = events.map(({ event }) => event);
  expect(names.indexOf('understood')).toBeLessThan(names.indexOf('block_open'));
  const { data } = await call(test1.app, 'GET', `/api/messages/detailByChatId/${first.chatId}`);
  expect(JSON.stringify(data.messages.at(-1).events)).toContain('轴承温度多久检查一次？');

  const context = { chips: [{ ...carried, on: false }] };
  const again = await ask(test1.app, { ...next, answerId: randomUUID(), regenerateOf: next.answerId, context });
  const changed = again.events.find((event) => event.event === 'understood');
  expect(changed?.data).toMatchObject({ text: '多久检查一次？', chips: [{ ...carried, on: false }] });
});

test('after the context was cleared, a question stands by itself; the messages stay, and it can be taken back', async () => {
  const first = newAsking();
  await ask(test1.app, first);
  const clear = (cookie?: string) =>
    call(test1.app, 'GET', `/mchat/gpt/clear_chat_data?chat_id=${first.chatId}`, { ...(cookie && { cookie }) });
  const detail = async () => (await call(test1.app, 'GET', `/api/messages/detailByChatId/${first.chatId}`)).data;
  const follow = async () => {
    const next = newAsking({ chatId: first.chatId, parentId: first.answerId, query: '多久检查一次？' });
    const { events } = await ask(test1.app, next);
    return events.find((event) => event.event === 'understood');
  };
  expect((await clear(bob)).status).toBe(403);
  expect((await clear()).data).toBeNull();
  expect((await detail()).clearedAt > (await detail()).messages.at(-1).createdAt).toBe(true);
  expect((await follow())?.data).toMatchObject({ text: '多久检查一次？', chips: [] });
  expect((await detail()).messages).toHaveLength(4);
  const restore = `/api/messages/chat/${first.chatId}/context`;
  expect((await call(test1.app, 'POST', restore, { cookie: bob })).status).toBe(403);
  expect((await call(test1.app, 'POST', restore)).status).toBe(200);
  expect((await detail()).clearedAt).toBeUndefined();
  expect((await follow())?.data).toMatchObject({ text: '轴承温度多久检查一次？' });
});

test('nobody asks in the chat of another, under a message that is not there, or with ids that are taken', async () => {
  const mine = newAsking();
  await ask(test1.app, mine);
  const other = newAsking();
  await ask(test1.app, other);
  const status = async (asking: object, cookie = alice) => (await ask(test1.app, asking, { cookie })).status;
  expect(await status(newAsking({ chatId: mine.chatId }), bob)).toBe(403);
  expect(await status(mine, bob)).toBe(403);
  expect(await status(newAsking({ parentId: randomUUID() }))).toBe(404);
  expect(await status(newAsking({ parentId: other.answerId }))).toBe(404);
  expect(await status(newAsking({ regenerateOf: randomUUID() }))).toBe(404);
  expect(await status(newAsking({ answerId: mine.answerId }))).toBe(409);
  expect(await status(newAsking({ messageId: mine.messageId }))).toBe(409);
  expect(await status(newAsking({ chatId: mine.chatId, messageId: mine.answerId }))).toBe(409);
});

test('stopping is for the asker alone, keeps the text, and can be repeated', async () => {
  const { app, runs, asking, streaming } = await slowAnswer();
  expect((await call(app, 'POST', interruptUrl(asking.answerId), { cookie: bob, body: {} })).status).toBe(403);
  const first = await call(app, 'POST', interruptUrl(asking.answerId), { body: {} });
  expect(first).toMatchObject({ status: 200, data: { run: asking.answerId, status: 'stopped' } });
  expect((await call(app, 'POST', interruptUrl(asking.answerId), { body: {} })).data).toEqual(first.data);
  expect((await call(app, 'POST', interruptUrl(asking.chatId), { body: {} })).data).toEqual(first.data);
  expect((await call(app, 'POST', interruptUrl(randomUUID()), { body: {} })).status).toBe(404);
  const state = reduceRuns(emptyRun, (await streaming).events);
  expect(state.status).toBe('stopped');
  expect(answerText(state)).toBe('第一句');
  expect(runs.stats().runs).toBe(0);
});

test('who stops is told how many events they have not seen, counted from seenSeq', async () => {
  const { app, asking } = await slowAnswer();
  const stop = (seenSeq: number) => call(app, 'POST', interruptUrl(asking.answerId), { body: { seenSeq } });
  const { data } = await stop(1);
  expect(data.missed).toBe(data.seq - 1);
  expect((await stop(data.seq)).data.missed).toBe(0);
  expect((await stop(data.seq + 9)).data.missed).toBe(0);
});

test('a visitor has so many answers at a time; deleting a chat stops its answer', async () => {
  const { app, asking, streaming } = await slowAnswer(1);
  const refused = await call(app, 'POST', '/tianzhi-tools/api/agent/research', { body: newAsking() });
  expect(refused).toMatchObject({ status: 429, code: 429, data: { retryAfterMs: 5_000 } });
  expect((await call(app, 'DELETE', `/api/messages/chat/${asking.chatId}`)).status).toBe(200);
  expect(reduceRuns(emptyRun, (await streaming).events).status).toBe('stopped');
});

async function slowAnswer(perVisitor = 6) {
  const slow: Answerer = {
    name: 'model',
    async *write({ signal }) {
      yield { kind: 'text', append: '第一句' };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  };
  const store = await openTestStore();
  const runs = await openRuns({ store, log: pino({ level: 'silent' }), limits: { perVisitor } });
  const { app } = await openTestApp({ store, parts: { search: fakeSearch(), answerer: slow, runs } });
  const asking = newAsking();
  const streaming = ask(app, asking);
  await expect
    .poll(async () => (await store.db.selectFrom('run_event').selectAll().execute()).length)
    .toBeGreaterThan(5);
  return { app, runs, asking, streaming };
}

test('no result is an answer that says what to try, in the language asked for', async () => {
  const { app } = await openTestApp();
  for (const [locale, words] of [
    ['zh-CN', '可以试试'],
    ['en-US', 'You can'],
  ] as const) {
    const state = reduceRuns(emptyRun, (await ask(app, newAsking({ locale }))).events);
    expect(state).toMatchObject({ status: 'done', sources: [], blocks: [{ type: 'notice', code: 'nothing_found' }] });
    expect(answerText(state)).toContain(words);
  }
});

test('from an empty question to one of 20,000 characters: refused with a reason or answered, never a 500', async () => {
  const cases: [string, number][] = [
    ['', 400],
    ['   \n\t ', 400],
    ['\u0000\u0001\u001f', 400],
    ['啊'.repeat(20_000), 200],
    ['😀'.repeat(20_000), 200],
    ['啊'.repeat(20_001), 400],
    ['😀', 200],
    ['a\u0000b\u202e\ud800', 200],
  ];
  for (const [query, status] of cases) {
    const { response } = await ask(test1.app, newAsking({ query }));
    expect([query.slice(0, 10), response.statusCode]).toEqual([query.slice(0, 10), status]);
  }
  const { msg, data } = await call(test1.app, 'POST', '/tianzhi-tools/api/agent/research', {
    body: newAsking({ query: '\u0000' }),
  });
  expect(msg).toBe('问题不能为空，请输入 1 到 20000 个字符。');
  expect(data.pointer).toBe('/query');
});

test('research is a report: old clients read data lines and one end', async () => {
  const { events, response } = await ask(test1.app, { ...newAsking(), mode: 'research' });
  expect(events[0]).toMatchObject({ event: 'run_started', data: { mode: 'research', answerer: 'extractive' } });
  for (const event of events) expect([isEvent(event), isEvent.errors, event.event]).toEqual([true, null, event.event]);
  expect(events.filter(({ event }) => event === 'deep_researcher_end')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ event: 'deep_researcher_end', data: { status: 'done' } });
  for (const line of response.payload.split('\n')) expect(line).toMatch(/^(id: \d+|data: \{.*\}|)$/);
  expect(answerText(reduceRuns(emptyRun, events))).toContain('轴承温度一般不应超过 80 ℃。[1]');
});

test('a research reads the turn before it: “it” is what was spoken of, and the report says so', async () => {
  const first = newAsking();
  await ask(test1.app, first);
  const next = newAsking({ chatId: first.chatId, parentId: first.answerId, query: '它多久检查一次？' });
  const { events } = await ask(test1.app, { ...next, mode: 'research', research: { budget: { seconds: 900 } } });
  const { start, understood, plan } = reduceRuns(emptyRun, events);
  expect(start).toMatchObject({ mode: 'research', seconds: 900 });
  expect(understood).toMatchObject({ text: '轴承温度多久检查一次？', chips: [{ slot: 'subject', text: '轴承温度' }] });
  expect(plan[0]?.title).toBe('轴承温度多久检查一次？');
  for (const event of events) expect([isEvent(event), isEvent.errors, event.event]).toEqual([true, null, event.event]);
});

test('a report is paused and continued over the calls; a whole one, and one of others, is not', async () => {
  const first = newAsking();
  const research = { approve: 'ask' };
  await ask(test1.app, { ...first, mode: 'research', research });
  const again = (more: object) => ({ ...first, answerId: randomUUID(), mode: 'research', research: more });
  const run = first.answerId;
  // A plan that waits is approved, not continued.
  expect((await ask(test1.app, again({ continue: { run } }))).status).toBe(409);
  expect((await ask(test1.app, again({ continue: { run: randomUUID() } }))).status).toBe(404);
  const whole = again({ reply: { run, rev: 1 } });
  expect((await ask(test1.app, whole)).events.at(-1)).toMatchObject({ data: { status: 'done' } });
  expect((await ask(test1.app, again({ continue: { run: whole.answerId } }))).status).toBe(409);
  expect((await ask(test1.app, again({ continue: { run: whole.answerId } }), { cookie: bob })).status).toBe(403);
  expect((await ask(test1.app, again({ budget: { seconds: 5 } }))).status).toBe(400);
});
