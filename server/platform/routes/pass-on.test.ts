import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

async function openModels(more: Record<string, string> = {}) {
  const fake = await startFakeModelServer();
  onTestFinished(() => fake.close());
  const env = { LLM_BASE_URL: fake.baseUrl, LLM_MODEL: 'plant-model', LLM_API_KEY: 'our-own-secret', ...more };
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
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['millwright-ask', 'plant-model']),
  );
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

test('a file’s models: who takes over is named, its price makes the cost, and a missing price makes none', async () => {
  const [first, second] = await Promise.all([startFakeModelServer(), startFakeModelServer()]);
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'models.yaml');
  const deployments = [
    { server: 'one', model: 'm1' },
    { server: 'two', model: 'm2', tier: 2 },
  ];
  const price = { currency: 'CNY', since: '2026-11-01', input: 2, cached: 0.5, output: 8 };
  writeFileSync(
    file,
    JSON.stringify({
      servers: { one: { baseUrl: first.baseUrl }, two: { baseUrl: second.baseUrl } },
      models: { priced: { deployments, price, context: 4096, longestOutput: 64 }, unpriced: { deployments } },
    }),
  );
  const { makeKey, origin, call, headers, used } = await openModels({ MODELS_FILE: file });
  const { secret } = await makeKey({ scopes: ['models:chat'] });
  const client = new OpenAI({ apiKey: secret, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['plant-model', 'priced', 'unpriced']);
  first.plan(fail(503, { 'retry-after': '60' }));
  second.plan(
    wholeReply({ prompt_tokens: 1000, completion_tokens: 100, prompt_tokens_details: { cached_tokens: 400 } }),
  );
  const { response } = await client.chat.completions.create({ ...chat, model: 'priced' }).withResponse();
  expect(response.headers.get('x-millwright-server')).toBe('two');
  // Nobody named a limit: the model's own is written into the request.
  expect(second.requests[0]?.body).toMatchObject({ model: 'm2', max_tokens: 64 });
  await client.chat.completions.create({ ...chat, model: 'unpriced' });
  expect(await used()).toMatchObject([
    { server: 'two', cost_micros: '2200', currency: 'CNY', price_since: '2026-11-01', reported: true },
    { server: 'two', cost_micros: null, currency: null },
  ]);
  const sums = (await call('GET', '/api/usage?by=model', { headers })).data;
  expect(sums).toMatchObject([
    { name: 'priced', costs: [{ currency: 'CNY', micros: 2200 }], unpriced: 0 },
    { name: 'unpriced', costs: [], unpriced: 1 },
  ]);
  second.plan(fail(400, {}, JSON.stringify({ error: { code: 'context_length_exceeded', message: 'context length' } })));
  const tooLong = await client.chat.completions.create({ ...chat, model: 'priced' }).catch((err) => err);
  expect(tooLong).toMatchObject({ status: 400, code: 'context_length_exceeded' });
  expect(tooLong.message).toContain('4096');
});

test('budgets of the owner, the organization and the installation hold beside the key’s', async () => {
  const { client, fake, store, actFor, makeKey, person, origin, call, headers } = await openModels();
  await actFor('mill', 'admin');
  const { secret } = await makeKey({ owner: 'organization', scopes: ['models:chat'] });
  const theirs = new OpenAI({ apiKey: secret, baseURL: `${origin}/openai/v1`, maxRetries: 0 });
  fake.plan(wholeReply({ prompt_tokens: 10, completion_tokens: 10 }));
  const said = (who: OpenAI) =>
    who.chat.completions.create({ ...chat, max_tokens: 100 }).then(
      () => 'in',
      (err) => `${err.code} ${err.message}`,
    );
  const put = (id: string, tokens: number | null) =>
    call('PUT', `/api/usage/budgets/${id}`, { headers, body: { tokens, period: 'day' } });
  expect((await put('organization', 60)).data).toMatchObject([{ of: 'organization', tokens: 60, used: 0 }]);
  expect([await said(client), await said(theirs)]).toEqual([
    'in',
    expect.stringMatching(/quota_exceeded.*organization/),
  ]);
  await put('organization', null);
  await put('person', 60);
  expect([await said(client), await said(theirs)]).toEqual([expect.stringMatching(/quota_exceeded.*owner/), 'in']);
  await put('person', null);
  await putCap(store.db, 'installation', { period: 'day', cap: 60 });
  expect([await said(client), await said(theirs)]).toEqual([
    expect.stringMatching(/quota_exceeded.*installation/),
    expect.stringMatching(/quota_exceeded.*installation/),
  ]);
  await store.db.updateTable('membership').set({ role: 'member' }).where('person_id', '=', person.id).execute();
  expect((await put('organization', 5)).status).toBe(403);
});

test('a key reads eight streams at once on a node, and no more', async () => {
  const { client, fake } = await openModels();
  fake.plan(sayForever('on and on '));
  const open = () => client.chat.completions.create({ ...chat, stream: true });
  const streams = await Promise.all(Array.from({ length: 8 }, open));
  await expect(open()).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  for (const stream of streams) stream.controller.abort();
  for (let turn = 0; turn < 100; turn += 1) {
    const again = await open().catch(() => undefined);
    if (!again) {
      await new Promise((go) => setTimeout(go, 20));
      continue;
    }
    again.controller.abort();
    return;
  }
  throw new Error('closed streams still count');
});
