import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Data } from '@/api/paths';
import { resetMocks } from './create-handlers';
import { mockServer } from './node';

// Over HTTP, as the portal calls them.
beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  await resetMocks();
  history.replaceState(null, '', '/');
});
afterAll(() => mockServer.close());

const url = (path: string) => location.origin + path;
const get = async <T>(path: string, lang = 'zh-CN') => {
  const response = await fetch(url(path), { headers: { 'Accept-Language': lang } });
  return { status: response.status, ...((await response.json()) as { code: number; msg: string; data: T }) };
};
const send = (path: string, body: unknown, method = 'POST') =>
  fetch(url(path), { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const ids = { chatId: 'chat-1', messageId: 'question-1', answerId: 'answer-1' };
const ask = async (query: string, more: object = {}) =>
  (await send('/tianzhi-tools/api/agent/research', { query, ...ids, ...more })).text();

describe('settings', () => {
  const setting = '/proxy-api/open/office/aipage/configInfo/detail';

  test('are those of ?domain=, of the query, or the neutral ones', async () => {
    history.replaceState(null, '', '/engine?domain=steelworks');
    expect((await get<Data<'getGlobalSetting'>>(setting)).data.accessDomain).toBe('steelworks');
    const asked = await get<Data<'getGlobalSetting'>>(`${setting}?accessDomain=machine-builder`);
    expect(asked.data.accessDomain).toBe('machine-builder');
    expect((await get<Data<'getGlobalSetting'>>(`${setting}?accessDomain=nobody`)).data.accessDomain).toBe('main');
  });
});

describe('knowledge', () => {
  test('is searched, suggested and opened at the passage', async () => {
    const { data } = await get<Data<'searchKnowledge'>>(
      '/api/search?q=OPC%20UA%20%E5%AE%89%E5%85%A8%E6%A8%A1%E5%BC%8F&limit=2',
    );
    expect(data.hits).toHaveLength(2);
    const [hit] = data.hits;
    const [start, end] = hit?.span ?? [0, 0];
    const doc = await get<Data<'getDocument'>>(`/api/documents/${hit?.docId}?start=${start}&end=${end}&version=1`);
    expect(doc.data.anchor).toEqual({ status: 'exact', start, end });
    expect(doc.data.markdown.slice(start, end)).toBe(hit?.text);
    const more = await get<Data<'suggestQueries'>>('/api/search/suggest?q=opc&lang=en&limit=1');
    expect(more.data.items).toHaveLength(1);
  });

  test('lies in knowledge base 3', async () => {
    expect((await get<Data<'searchKnowledge'>>('/api/search?q=Modbus&scope=1,2')).data.total).toBe(0);
    expect((await get<Data<'searchKnowledge'>>('/api/search?q=Modbus&scope=1,3')).data.total).toBeGreaterThan(0);
  });

  test('a document that is not there is a 404 in the language of the page', async () => {
    expect(await get('/api/documents/none', 'en-US')).toMatchObject({
      status: 404,
      code: 404,
      msg: 'This document was not found. It may have been deleted.',
    });
  });
});

describe('questions', () => {
  test('are in the language of the page', async () => {
    const path = '/proxy-api/open/qa/recommend?limit=3';
    const langs = async (lang: string) =>
      (await get<Data<'listRecommendedQuestions'>>(path, lang)).data.map((item) => item.lang);
    expect(await langs('zh-CN')).toEqual(['zh', 'zh', 'zh']);
    expect(await langs('en-US')).toEqual(['en', 'en', 'en']);
  });
});

describe('chats', () => {
  const detail = '/api/messages/detailByChatId/chat-1';

  test('an answer is streamed, kept and found in the history', async () => {
    const stream = await ask('轴承加热到多少度合适？');
    expect(stream).toMatch(/^id: 1\ndata: {"v":1/);
    expect(stream).toContain('"event":"deep_researcher_end"');
    const { data } = await get<Data<'getChat'>>(detail);
    expect(data.mine).toBe(true);
    expect(data.messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', undefined],
      ['assistant', 'done'],
    ]);
    expect(data.messages[1]?.text).toMatch(/\[1\]/);
    const history = await get<Data<'listHistory'>>('/api/question/list?keyword=%E8%BD%B4%E6%89%BF');
    expect(history.data.list).toMatchObject([{ id: 'chat-1', messageCount: 2, status: 'done' }]);
  });

  test('asking again under the same id is the same answer; regenerating is a sibling', async () => {
    const first = await ask('Modbus 例外码');
    expect(await ask('Modbus 例外码')).toBe(first);
    await ask('Modbus 例外码', { answerId: 'answer-2', regenerateOf: 'answer-1' });
    const { messages } = (await get<Data<'getChat'>>(detail)).data;
    expect(messages.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['question-1', null],
      ['answer-1', 'question-1'],
      ['answer-2', 'question-1'],
    ]);
  });

  test('a viewer resumes after the event it saw', async () => {
    await ask('Modbus 例外码');
    const response = await fetch(url('/tianzhi-tools/api/agent/runs/answer-1/stream?fromSeq=3'));
    expect(await response.text()).toMatch(/^id: 4\n/);
  });

  test('stopping an ended answer says how it ended', async () => {
    await ask('Modbus 例外码');
    const answer = await send('/tianzhi-tools/api/agent/interrupt/answer-1', {});
    expect(await answer.json()).toMatchObject({ code: 200, data: { run: 'answer-1', status: 'done' } });
  });

  test('are renamed, judged, outlined, deleted and restored', async () => {
    await ask('OEE');
    await send('/api/messages/save', { id: 'chat-1', title: '设备效率' });
    await send('/api/messages/evaluate', { messageId: 'answer-1', value: -1, reasons: ['outdated'] });
    await send('/api/messages/updateOutlineByChatId', {
      chatId: 'chat-1',
      outline: [{ id: 'h', level: 2, title: 'OEE' }],
    });
    const { data } = await get<Data<'getChat'>>(detail);
    expect(data.title).toBe('设备效率');
    expect(data.messages[1]).toMatchObject({ evaluation: { value: -1 }, outline: [{ title: 'OEE' }] });
    await send('/api/messages/chat/chat-1', {}, 'DELETE');
    expect((await get(detail)).status).toBe(404);
    expect((await get<Data<'listHistory'>>('/api/question/list')).data.total).toBe(0);
    await send('/api/messages/chat/chat-1/restore', {});
    expect((await get(detail)).status).toBe(200);
  });

  test('outlive a reload', async () => {
    await ask('OEE');
    const stored = localStorage.getItem('millwright-demo') ?? '';
    await resetMocks();
    localStorage.setItem('millwright-demo', stored);
    expect((await get(detail)).status).toBe(200);
  });

  test('storage of another version is left aside', async () => {
    localStorage.setItem('millwright-demo', '{"chats":');
    expect((await get<Data<'listHistory'>>('/api/question/list')).data.total).toBe(0);
  });

  test('an empty question is refused', async () => {
    const answer = await send('/tianzhi-tools/api/agent/research', { query: '  ' });
    expect(answer.status).toBe(400);
  });
});

test('everything else answers with its fixture', async () => {
  expect((await get<Data<'getHealth'>>('/api/health')).data.status).toBe('ok');
});

test('assistants come from the shipped documents, for signed-in people only where they say so', async () => {
  const { data } = await get<Data<'listAssistants'>>('/achat/api/v1/assistant/qa/page?orderBy=NameAsc', 'en-US');
  expect(data.list.map(({ url }) => url)).toEqual(['/designGpt', '/deviceGpt', '/gpt']);
  const online = await get<Data<'listOnlineAssistants'>>('/achat/api/v1/chat/online', 'en-US');
  expect(online.data).toMatchObject({ pageNum: 1, pageSize: 40 });
  expect((await get<Data<'getCalculator'>>('/api/calculators/bearing-life')).data.id).toBe('bearing-life');
  expect((await get<Data<'getAssistant'>>('/api/assistants/maintenance')).data.procedures).toEqual([]);
  expect((await fetch('/api/procedures/bearing-hot')).status).toBe(404);
});
