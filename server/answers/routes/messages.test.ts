import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask, bob, call, newAsking, RESEARCH } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { openHost } from '../../../tests/support/open-host';

let app: TestApp['app'];
let opened: TestApp;
beforeAll(async () => {
  opened = await createTestApp({ parts: { search: fakeSearch() } });
  app = opened.app;
});
afterAll(() => opened.close());

const detail = (id: string, cookie = alice, headers = {}) =>
  call(app, 'GET', `/api/messages/detailByChatId/${id}`, { cookie, headers });

async function answered() {
  const asking = newAsking();
  const { events } = await ask(app, asking);
  return { asking, events };
}

test('a question about an object on a picture keeps which one, also when it is answered again', async () => {
  const about = { picture: 'p-1', detection: 'd_2', left: 3, top: 4, width: 50, height: 60 };
  const asking = newAsking({ about });
  await ask(app, asking);
  await ask(app, newAsking({ ...asking, answerId: randomUUID(), regenerateOf: asking.answerId, about: undefined }));
  const [question, ...answers] = (await detail(asking.chatId)).data.messages;
  expect(question.about).toEqual(about);
  expect(answers).toHaveLength(2);
  expect(answers[0]).not.toHaveProperty('about');
});

test.each([
  [{ picture: '../x' }, '/about/picture'],
  [{ width: 0 }, '/about/width'],
  [{ left: 1.5 }, '/about/left'],
  [{ left: undefined }, '/about/left'],
  [{ more: 1 }, '/about/more'],
])('a question about no part of a picture is refused: %j', async (wrong, pointer) => {
  const about = { picture: 'p', left: 3, top: 4, width: 50, height: 60, ...wrong };
  const { status, data } = await call(app, 'POST', RESEARCH, { body: { ...newAsking(), about } });
  expect([status, data.pointer]).toEqual([400, pointer]);
});

test('a question keeps the texts it refers to, and is searched for with them, also when it is answered again', async () => {
  const quoted = [{ kind: 'quote' as const, text: '轴承温度不超过 80 ℃' }];
  const asking = newAsking({ query: '多久查一次？', quoted });
  await ask(app, asking);
  await ask(app, newAsking({ ...asking, answerId: randomUUID(), regenerateOf: asking.answerId, quoted: undefined }));
  const { messages, title } = (await detail(asking.chatId)).data;
  expect(messages[0]).toMatchObject({ text: '多久查一次？', quoted });
  expect([messages.length, title]).toEqual([3, '多久查一次？']);
});

test.each([
  [[{ kind: 'quote', text: 'x'.repeat(20_001) }], '/quoted/0/text'],
  [[{ kind: 'quote', text: ' ' }], '/quoted/0/text'],
  [[{ kind: 'other', text: 'x' }], '/quoted/0/kind'],
  [Array.from({ length: 5 }, () => ({ kind: 'quote', text: 'x' })), '/quoted'],
])('texts past what the contract takes are refused', async (quoted, pointer) => {
  const { status, data } = await call(app, 'POST', RESEARCH, { body: { ...newAsking(), quoted } });
  expect([status, data.pointer]).toEqual([400, pointer]);
});

test('a chat is read by its link, with answers that replay to what was streamed, and says whose it is', async () => {
  const { asking, events } = await answered();
  const { data } = await detail(asking.chatId);
  expect(data).toMatchObject({ id: asking.chatId, title: asking.query, mine: true });
  const [question, answer] = data.messages;
  expect(question).toMatchObject({ id: asking.messageId, role: 'user', text: asking.query, parentId: null });
  expect(answer).toMatchObject({
    id: asking.answerId,
    runId: asking.answerId,
    status: 'done',
    evaluation: null,
    outline: null,
  });
  const state = reduceRuns(emptyRun, answer.events);
  expect(state).toEqual(reduceRuns(emptyRun, events));
  expect(answer.text).toBe(answerText(state));
  expect((await detail(asking.chatId, bob)).data).toMatchObject({ mine: false });
  await openHost(opened, 'steelworks');
  expect((await detail(asking.chatId, alice, { host: 'steelworks.localhost' })).status).toBe(404);
  expect((await detail(randomUUID())).status).toBe(404);
});

test('an evaluation can be changed and withdrawn, is seen by its author alone, and is for the author of the question', async () => {
  const { asking } = await answered();
  const evaluate = (body: object, cookie = alice) => call(app, 'POST', '/api/messages/evaluate', { cookie, body });
  const seen = async (cookie = alice) => (await detail(asking.chatId, cookie)).data.messages[1].evaluation;
  const messageId = asking.answerId;
  await evaluate({ messageId, value: -1, reasons: ['wrong-source'], comment: '  不对\u0000 ', shared: true });
  expect(await seen()).toEqual({ value: -1, reasons: ['wrong-source'], comment: '不对', shared: true });
  // Operators read only questions whose answers did not help.
  const good = { value: 1, reasons: [], comment: '', shared: false };
  expect((await evaluate({ messageId, value: 1, shared: true })).data).toEqual(good);
  expect(await seen()).toMatchObject({ value: 1 });
  expect(await seen(bob)).toBeNull();
  expect((await evaluate({ messageId, value: 0 })).data.value).toBe(0);
  expect((await evaluate({ messageId, value: 1 }, bob)).status).toBe(403);
  expect((await evaluate({ messageId, value: 2 })).status).toBe(400);
  expect((await evaluate({ messageId: asking.messageId, value: 1 })).status).toBe(404);
  expect((await evaluate({ messageId: 'nobody', value: 1 })).status).toBe(404);
});

test('an outline is saved for one answer, or for the newest of the chat', async () => {
  const { asking } = await answered();
  const save = (body: object, cookie = alice) =>
    call(app, 'POST', '/api/messages/updateOutlineByChatId', { cookie, body });
  const outline = [{ id: 'h1', level: 2, title: '温度', block: 'b1', offset: 0 }];
  expect(await save({ chatId: asking.chatId, messageId: asking.answerId, outline })).toMatchObject({
    status: 200,
    data: null,
  });
  expect((await detail(asking.chatId)).data.messages[1].outline).toEqual(outline);
  await save({ chatId: asking.chatId, outline: [] });
  expect((await detail(asking.chatId)).data.messages[1].outline).toEqual([]);
  expect((await save({ chatId: asking.chatId, outline }, bob)).status).toBe(403);
  const other = await answered();
  expect((await save({ chatId: asking.chatId, messageId: other.asking.answerId, outline })).status).toBe(404);
  const empty = randomUUID();
  await call(app, 'POST', '/api/messages/save', { body: { id: empty, title: '空' } });
  expect((await save({ chatId: empty, outline })).status).toBe(404);
});

test('an outline that is nested deeper than anybody looks is refused, not a fault of ours', async () => {
  const { asking } = await answered();
  const extra = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const payload = `{"chatId":"${asking.chatId}","outline":[{"id":"h","level":2,"title":"t","block":"b","offset":0,"x":${extra}}]}`;
  const refused = await app.inject({
    method: 'POST',
    url: '/api/messages/updateOutlineByChatId',
    payload,
    headers: { cookie: alice, 'content-type': 'application/json', 'accept-language': 'en' },
  });
  expect([refused.statusCode, refused.json().msg]).toEqual([400, 'The request is nested more than 200 levels deep.']);
});

test('a chat is made, renamed, deleted and brought back by its author alone', async () => {
  const { asking } = await answered();
  const id = asking.chatId;
  const rename = (title: string, cookie = alice) =>
    call(app, 'POST', '/api/messages/save', { cookie, body: { id, title } });
  expect((await rename(' 轴承\n温度 ')).data).toMatchObject({
    id,
    title: '轴承 温度',
    messageCount: 2,
    status: 'done',
  });
  expect((await rename('mine', bob)).status).toBe(403);
  expect((await rename(' \u0000 ')).status).toBe(400);
  const remove = (cookie = alice) => call(app, 'DELETE', `/api/messages/chat/${id}`, { cookie });
  const restore = (cookie = alice) => call(app, 'POST', `/api/messages/chat/${id}/restore`, { cookie });
  expect((await remove(bob)).status).toBe(403);
  const removed = await remove();
  expect(Date.parse(removed.data.restorableUntil)).toBeGreaterThan(Date.now() + 29 * 24 * 3600 * 1000);
  expect((await remove()).data).toEqual(removed.data);
  expect((await detail(id)).status).toBe(404);
  expect((await rename('x')).status).toBe(404);
  expect((await ask(app, newAsking({ chatId: id }))).status).toBe(404);
  expect((await restore(bob)).status).toBe(403);
  expect((await restore()).data).toMatchObject({ id, title: '轴承 温度' });
  expect((await detail(id)).status).toBe(200);
  await remove();
  const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  await opened.store.db.updateTable('chat').set({ deleted_at: long }).where('id', '=', id).execute();
  expect((await restore()).status).toBe(404);
  expect((await call(app, 'DELETE', `/api/messages/chat/${randomUUID()}`)).status).toBe(404);
});

test('a message is saved by itself, replaced by itself, and never over an answer or in another chat', async () => {
  const { asking } = await answered();
  const save = (body: object, cookie = alice) => call(app, 'POST', '/api/message/saveMessage', { cookie, body });
  const note = { id: randomUUID(), chatId: asking.chatId, parentId: asking.answerId, role: 'user', text: '记下\r\n来' };
  const saved = await save(note);
  expect(saved.data).toMatchObject({ id: note.id, parentId: note.parentId, role: 'user', text: '记下\n来' });
  expect((await save({ ...note, text: '改了' })).data.text).toBe('改了');
  expect((await detail(asking.chatId)).data.messages).toHaveLength(3);
  expect((await save(note, bob)).status).toBe(403);
  expect((await save({ ...note, id: asking.answerId, role: 'assistant' })).status).toBe(409);
  expect((await save({ ...note, parentId: randomUUID() })).status).toBe(404);
  expect((await save({ ...note, text: '\u0007' })).status).toBe(400);
  const other = await answered();
  expect((await save({ ...note, chatId: other.asking.chatId, parentId: null })).status).toBe(409);
});

test('a repeated write with the same key is done once', async () => {
  const { asking } = await answered();
  const headers = { 'idempotency-key': randomUUID() };
  const evaluate = (value: number) =>
    call(app, 'POST', '/api/messages/evaluate', { headers, body: { messageId: asking.answerId, value } });
  const first = await evaluate(1);
  expect(first.data.value).toBe(1);
  expect((await evaluate(1)).data).toEqual(first.data);
  // The same key with another value is a conflict.
  expect((await evaluate(-1)).code).toBe(409);
});

test('knowledge bases are those of the domain, in the language of the visitor', async () => {
  await opened.ctx.settings.publish({
    accessDomain: 'two',
    body: { accessDomain: 'two', searchScope: [1, 2, 3] },
    author: 'test',
    message: '',
  });
  const headers = { host: 'two.localhost', 'accept-language': 'en' };
  const names = async (url: string) =>
    (await call(app, 'GET', url, { headers })).data.map((kb: { id: number; name: string }) => [kb.id, kb.name]);
  const both = [
    [2, 'Pre-release knowledge'],
    [3, 'Public industrial knowledge'],
  ];
  expect(await names('/api/messages/getKbName')).toEqual(both);
  expect(await names('/api/messages/getKbName?scope=3,1')).toEqual([both[1]]);
  expect(await names('/api/messages/getKnowledge?type=prerelease')).toEqual([both[0]]);
  expect(await names('/api/messages/getKbName?scope=4')).toEqual([]);
  expect((await call(app, 'GET', '/api/messages/getKnowledge')).data).toMatchObject([
    { id: 3, name: '公共工业知识', type: 'public', documentCount: 0, updatedAt: null },
  ]);
});

test('ids that no database can hold are refused, not a fault of ours', async () => {
  for (const id of [
    '%00',
    '%ED%A0%80',
    '%F0%9F%98%80',
    "'%3B drop table chat%3B --",
    '..%2F..%2Fetc%2Fpasswd',
    'x'.repeat(400),
  ]) {
    const { status } = await call(app, 'GET', `/api/messages/detailByChatId/${id}`);
    expect([id, status >= 400 && status < 500]).toEqual([id, true]);
  }
});

test('a client’s own dialog becomes a chat of its visitor, marked as the client’s', async () => {
  const chatId = randomUUID();
  const url = '/d-save/admin/dialog/history/save';
  const body = { chatId, question: 'Which grease?', answer: 'NLGI 2' };
  const saved = await call(app, 'POST', url, { body });
  expect(saved.status).toBe(200);
  const { data } = await detail(chatId);
  expect(data.title).toBe('Which grease?');
  expect(data.messages).toMatchObject([
    { role: 'user', text: 'Which grease?', origin: 'client' },
    { role: 'assistant', text: 'NLGI 2', origin: 'client', id: saved.data.id },
  ]);
  expect((await call(app, 'POST', url, { body, cookie: bob })).status).toBe(403);
  expect((await call(app, 'POST', url, { body: { chatId, question: ' \u0000' } })).status).toBe(400);
});

test('of a long chat the end of a branch is read alone, as far as its reader may read', async () => {
  const first = newAsking();
  await ask(app, first);
  const second = newAsking({ chatId: first.chatId, parentId: first.answerId });
  await ask(app, second);
  const third = newAsking({ chatId: first.chatId, parentId: second.answerId });
  await ask(app, third);
  const part = async (query: string) =>
    (await call(app, 'GET', `/api/messages/detailByChatId/${first.chatId}${query}`, { cookie: alice })).data;
  const ids = (chat: { messages: { id: string }[] }) => chat.messages.map(({ id }) => id);
  const end = await part('?newest=1');
  expect([ids(end), end.earlier]).toEqual([[third.messageId, third.answerId], 2]);
  expect(end.messages[1].events.length).toBeGreaterThan(0);
  const whole = await part('?newest=3');
  expect([ids(whole).length, whole.earlier]).toEqual([6, undefined]);
  await ask(app, newAsking({ ...first, answerId: randomUUID(), regenerateOf: first.answerId }));
  const branch = await part(`?newest=1&shown=${first.answerId}`);
  expect(ids(branch)).toEqual([third.messageId, third.answerId]);
  for (const wrong of ['?newest=0', '?newest=x', `?newest=1&shown=${'x'.repeat(65)}`])
    expect((await call(app, 'GET', `/api/messages/detailByChatId/${first.chatId}${wrong}`)).status).toBe(400);
});
