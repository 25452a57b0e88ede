import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { openPlatform } from '../../../tests/support/open-platform';
import type { Answerer } from '../../answers/answerer/types';
import { endKey } from '../store/api-keys';

const hits = [
  // A character of two UTF-16 units before what is cited.
  buildHit({ text: '🔧 Grease the bearing every 500 h.', lang: 'en', title: 'Bearings', span: [4, 38] }),
  buildHit({ text: '轴承温度不应超过 80 ℃。', docId: 'd2', title: '滚动轴承', span: [10, 24] }),
];
const ask = {
  model: 'millwright-ask',
  messages: [{ role: 'user' as const, content: 'How often is the bearing greased?' }],
};

interface Cited {
  type: string;
  url_citation: { start_index: number; end_index: number; title: string; url: string };
}

async function openClient(parts: object = {}) {
  const platform = await openPlatform({ parts: { search: fakeSearch(hits), ...parts } });
  const { secret, id } = await platform.makeKey({ scopes: ['knowledge:ask'] });
  const origin = await platform.listen();
  const client = new OpenAI({ apiKey: secret, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  return { ...platform, secret, id, origin, client };
}

/** As Python slices it. */
const slice = (text: string, from: number, to: number) => [...text].slice(from, to).join('');

test('the official client gets a cited answer', async () => {
  const { client, origin } = await openClient();
  const answer = await client.chat.completions.create(ask);
  const { content, annotations } = answer.choices[0]?.message ?? {};
  expect(content).toBe('🔧 Grease the bearing every 500 h.[1]\n\n轴承温度不应超过 80 ℃。[2]\n\n');
  const cited = (annotations ?? []) as Cited[];
  expect(cited.map(({ url_citation: { title } }) => title)).toEqual(['Bearings', '滚动轴承']);
  const said = cited.map(({ url_citation: { start_index, end_index } }) =>
    slice(content ?? '', start_index, end_index),
  );
  expect(said).toEqual(['🔧 Grease the bearing every 500 h.[1]', '轴承温度不应超过 80 ℃。[2]']);
  expect(cited[0]?.url_citation.url).toBe(`${origin}/doc/d1?v=1&start=4&end=38`);
  expect(answer.usage?.total_tokens).toBe((answer.usage?.prompt_tokens ?? 0) + (answer.usage?.completion_tokens ?? 0));
  expect(answer).toMatchObject({
    millwright: { answerer: 'extractive', sources: [{ n: 1, support: 'full' }, { n: 2 }] },
  });
});

test('streaming gives the same text and the same citations', async () => {
  const { client } = await openClient();
  const whole = await client.chat.completions.create(ask);
  let text = '';
  const early: unknown[] = [];
  let last: unknown[] = [];
  let usage: object | null | undefined;
  const stream = await client.chat.completions.create({
    ...ask,
    stream: true,
    stream_options: { include_usage: true },
  });
  for await (const chunk of stream) {
    const choice = chunk.choices[0];
    const { annotations = [] } = (choice?.delta ?? {}) as { annotations?: unknown[] };
    text += choice?.delta.content ?? '';
    if (choice?.finish_reason) last = annotations;
    else early.push(...annotations);
    usage = chunk.usage ?? usage;
  }
  const message = whole.choices[0]?.message;
  expect(text).toBe(message?.content);
  expect(last).toEqual(message?.annotations);
  expect(early).toEqual(last);
  expect(usage).toEqual(whole.usage);
});

test('models are those the key may use; errors have OpenAI’s form', async () => {
  const { client, secret, origin, makeKey } = await openClient();
  const names = (await client.models.list()).data.map(({ id }) => id);
  expect(names.filter((name) => !name.startsWith('assistant:'))).toEqual(['millwright-ask']);
  expect(await client.models.retrieve('millwright-ask')).toMatchObject({ id: 'millwright-ask', object: 'model' });
  await expect(client.models.retrieve('gpt-4')).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
  await expect(
    client.chat.completions.create({ ...ask, tools: [{ type: 'custom', custom: { name: 'x' } }] }),
  ).rejects.toMatchObject({
    ...{ status: 400, code: 'unsupported_parameter', param: 'tools', type: 'invalid_request_error' },
  });
  await expect(client.chat.completions.create({ ...ask, messages: [] })).rejects.toMatchObject({ status: 400 });
  await expect(
    client.chat.completions.create({ ...ask, messages: [{ role: 'user', content: ' ' }] }),
  ).rejects.toMatchObject({ status: 400 });
  const other = new OpenAI({ apiKey: `${secret.slice(0, -1)}~`, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  await expect(other.models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_key' });
  const none = await fetch(`${origin}/openai/v1/models`);
  expect([none.status, (await none.json()).error.type]).toEqual([401, 'authentication_error']);
  const narrow = await makeKey({ scopes: ['knowledge:ask'], models: ['another'] });
  const narrowed = new OpenAI({ apiKey: narrow.secret, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  expect((await narrowed.models.list()).data).toEqual([]);
});

describe('ending a key', () => {
  test('cuts the stream it reads, with an error that says why', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let aborted = false;
    const slow: Answerer = {
      name: 'extractive',
      async *write({ signal }) {
        yield { kind: 'text', append: 'So far.' };
        begin();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        aborted = true;
      },
    };
    const { client, id, store } = await openClient({ answerer: slow });
    const stream = await client.chat.completions.create({ ...ask, stream: true });
    const read = (async () => {
      for await (const _ of stream);
    })();
    const ended = expect(read).rejects.toMatchObject({ code: 'key_revoked' });
    await begun;
    await endKey(store.db, id, 'owner');
    await ended;
    expect(aborted).toBe(true);
  });
});

describe('a kept chat', () => {
  test('is told with its run, goes on by its id, and is among its owner’s questions', async () => {
    const { client, call, headers } = await openClient();
    const first = await client.chat.completions.create({ ...ask, store: true });
    const { chatId, run } = (first as unknown as { millwright: { chatId: string; run: string } }).millwright;
    expect([chatId, run].every((id) => id.length > 10)).toBe(true);
    const metadata = { chat_id: chatId };
    let kept: { chatId?: string } = {};
    const stream = await client.chat.completions.create({ ...ask, metadata, stream: true });
    for await (const piece of stream) kept = (piece as { millwright?: typeof kept }).millwright ?? kept;
    expect(kept.chatId).toBe(chatId);
    const { data } = await call('GET', `/api/messages/detailByChatId/${chatId}`, { headers });
    expect(data.mine).toBe(true);
    expect(data.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(data.messages[2].parentId).toBe(data.messages[1].id);
    const again = await client.chat.completions.create(ask);
    expect(again).not.toHaveProperty('millwright.chatId');
  });

  test('a repeated request is answered once', async () => {
    const { client, call, headers } = await openClient();
    const sent = { headers: { 'idempotency-key': 'a-key-of-the-program-1' } };
    const answers = await Promise.all([1, 2].map(() => client.chat.completions.create({ ...ask, store: true }, sent)));
    const chats = new Set(
      answers.map((one) => (one as unknown as { millwright: { chatId: string } }).millwright.chatId),
    );
    expect(chats.size).toBe(1);
    const { data } = await call('GET', `/api/messages/detailByChatId/${[...chats][0]}`, { headers });
    expect(data.messages).toHaveLength(2);
  });

  test('of somebody else is not there, and what contradicts itself is refused by name', async () => {
    const { client } = await openClient();
    const stranger = await openClient();
    const kept = await stranger.client.chat.completions.create({ ...ask, store: true });
    const { chatId } = (kept as unknown as { millwright: { chatId: string } }).millwright;
    const asked = (more: object) => client.chat.completions.create({ ...ask, ...more }).catch((err) => err);
    expect(await asked({ metadata: { chat_id: chatId } })).toMatchObject({ status: 404 });
    expect(await asked({ metadata: { chat_id: chatId }, stream: true })).toMatchObject({ status: 404 });
    expect(await asked({ metadata: { chat_id: '../x' } })).toMatchObject({ status: 400, param: 'metadata.chat_id' });
    expect(await asked({ metadata: { chat_id: chatId }, store: false })).toMatchObject({ status: 400 });
    expect(await asked({ model: 'assistant:general' })).toMatchObject({ status: 400, param: 'store' });
    expect(await asked({ model: 'assistant:nobody', store: true })).toMatchObject({ status: 404, param: 'model' });
  });

  test('an assistant answers under its name', async () => {
    const { client, store } = await openClient();
    const names = (await client.models.list()).data.map(({ id }) => id);
    const model = names.find((name) => name.startsWith('assistant:')) ?? '';
    expect(await client.models.retrieve(model)).toMatchObject({ id: model });
    const answer = await client.chat.completions.create({ ...ask, model, store: true });
    expect(answer.model).toBe(model);
    const { chatId } = (answer as unknown as { millwright: { chatId: string } }).millwright;
    const row = await store.db.selectFrom('chat').select('assistant_id').where('id', '=', chatId).executeTakeFirst();
    expect(`assistant:${row?.assistant_id}`).toBe(model);
  });
});
