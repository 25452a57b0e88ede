import OpenAI from 'openai';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Behaviour,
  cut,
  fail,
  reply,
  say,
  sayForever,
  startFakeModelServer,
} from '../../../tests/support/fake-model-server';
import { openPlatform } from '../../../tests/support/open-platform';
import { putCap, readCaps } from '../store/budgets';

async function openModels() {
  const fake = await startFakeModelServer();
  onTestFinished(() => fake.close());
  const env = { LLM_BASE_URL: fake.baseUrl, LLM_MODEL: 'plant-model', LLM_API_KEY: 'our-own-secret' };
  const platform = await openPlatform({ env });
  const { secret, id } = await platform.makeKey({ scopes: ['models:chat', 'knowledge:ask'] });
  const origin = await platform.listen();
  const client = new OpenAI({ apiKey: secret, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  const used = async () => {
    const all = () => platform.store.db.selectFrom('usage_event').selectAll().orderBy('id').execute();
    // A stream is counted behind its end.
    for (let turn = 0; turn < 100 && (await all()).length === 0; turn += 1)
      await new Promise((go) => setTimeout(go, 20));
    return all();
  };
  return { ...platform, fake, client, secret, id, origin, used };
}

const chat = { model: 'plant-model', messages: [{ role: 'user' as const, content: 'Hello' }] };
const wholeReply = (usage?: object): Behaviour =>
  reply(
    'application/json',
    JSON.stringify({ id: 'x', choices: [{ message: { role: 'assistant', content: 'Hi.' } }], usage }),
  );

const readAll = async (client: OpenAI, more: object = {}) => {
  let text = '';
  const chunks: OpenAI.ChatCompletionChunk[] = [];
  for await (const chunk of await client.chat.completions.create({ ...chat, ...more, stream: true })) {
    chunks.push(chunk);
    text += chunk.choices[0]?.delta.content ?? '';
  }
  return { text, chunks };
};

test('a chat goes on as it is: unknown parameters too, and nobody’s key or name', async () => {
  const { client, fake, secret, used } = await openModels();
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['millwright-ask', 'plant-model']);
  fake.plan(wholeReply({ prompt_tokens: 3, completion_tokens: 0 }));
  const extra = { reasoning_effort: 'low', some_new_option: { a: 1 } } as object;
  const answer = await client.chat.completions.create({ ...chat, ...extra, user: 'zhou@mill.example' });
  expect(answer.choices[0]?.message.content).toBe('Hi.');
  const [seen] = fake.requests;
  expect(seen?.body).toMatchObject({ ...extra, model: 'plant-model', messages: chat.messages });
  expect(seen?.headers.authorization).toBe('Bearer our-own-secret');
  expect(JSON.stringify(seen)).not.toContain(secret);
  expect(JSON.stringify(seen)).not.toContain('zhou@mill.example');
  // A zero that the server reports is a zero.
  expect(await used()).toMatchObject([
    { operation: 'chat', input_tokens: 3, output_tokens: 0, reported: true, status: 'done' },
  ]);
});

test('a stream passes through; its count is asked for and taken out again', async () => {
  const { client, fake, used } = await openModels();
  fake.plan(say('A longer answer in pieces.'));
  const { text, chunks } = await readAll(client);
  expect(text).toBe('A longer answer in pieces.');
  expect(chunks.some(({ usage }) => usage)).toBe(false);
  expect(fake.requests[0]?.body.stream_options).toEqual({ include_usage: true });
  expect(await used()).toMatchObject([{ input_tokens: 100, output_tokens: 20, reported: true, status: 'done' }]);
  fake.plan(say('Again.'));
  expect((await readAll(client, { stream_options: { include_usage: true } })).chunks.at(-1)?.usage).toMatchObject({
    prompt_tokens: 100,
  });
});

test.each([
  [401, 'upstream_failed', 502, '0'],
  [500, 'upstream_failed', 502, '0'],
  [429, 'upstream_busy', 503, '7'],
  [503, 'upstream_busy', 503, '600'],
  [400, 'upstream_refused', 400, '0'],
])('a %i of the model server is %s for the caller', async (status, code, told, after) => {
  const { client, fake, used } = await openModels();
  const body = JSON.stringify({ error: { message: `wrong at our-own-secret and ${fake.baseUrl}` } });
  for (const stream of [false, true]) {
    fake.plan(fail(status, { 'retry-after': after }, body));
    const error = await client.chat.completions.create({ ...chat, stream }).then(
      () => undefined,
      (err) => err,
    );
    expect(error).toMatchObject({ status: told, code });
    expect(error.message).not.toContain('our-own-secret');
    expect(error.message).not.toContain(fake.baseUrl);
    if (code === 'upstream_busy') expect(error.headers.get('retry-after')).toBe(after === '600' ? '60' : after);
    if (code === 'upstream_refused') expect(error.message).toContain('wrong at');
  }
  expect((await used()).every((row) => row.status === 'failed' && row.input_tokens === 0)).toBe(true);
});

test('a cut is an error, never silence, and what was written is counted', async () => {
  const { client, fake, used } = await openModels();
  fake.plan(cut('Half an answer'));
  await expect(readAll(client)).rejects.toMatchObject({ code: 'stream_cut' });
  expect(await used()).toMatchObject([{ status: 'cut', reported: false }]);
});

test('who leaves stops the model server, and is counted as having left', async () => {
  const { client, fake, used } = await openModels();
  let stopped = false;
  fake.plan(async (response, request) => {
    response.once('close', () => {
      stopped = true;
    });
    await sayForever('on and on ')(response, request);
  });
  for await (const _ of await client.chat.completions.create({ ...chat, stream: true })) break;
  expect(await used()).toMatchObject([{ status: 'left', reported: false }]);
  for (let turn = 0; turn < 100 && !stopped; turn += 1) await new Promise((go) => setTimeout(go, 20));
  expect(stopped).toBe(true);
});

test('calls at once cannot pass a budget; what they did not use is there again', async () => {
  const { client, fake, id, store } = await openModels();
  await putCap(store.db, `key:${id}`, { period: 'month', cap: 1000 });
  fake.plan(wholeReply({ prompt_tokens: 40, completion_tokens: 60 }));
  // Each may use 200 tokens and what its question has, so at most four fit at once.
  const ask = () =>
    client.chat.completions.create({ ...chat, max_tokens: 200 }).then(
      () => 'in',
      (err) => err.code,
    );
  const first = await Promise.all(Array.from({ length: 20 }, ask));
  const let_in = first.filter((one) => one === 'in').length;
  expect(new Set(first)).toEqual(new Set(['in', 'quota_exceeded']));
  const [cap] = await readCaps(store.db, [`key:${id}`]);
  expect(cap).toMatchObject({ used: let_in * 100, held: 0 });
  expect(cap?.used).toBeLessThanOrEqual(1000);
});
