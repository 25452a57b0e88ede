import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { seedSamples } from '../../../tests/contract/samples';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { openPlatform } from '../../../tests/support/open-platform';

const hits = [
  buildHit({ text: '🔧 Grease the bearing every 500 h.', lang: 'en', title: 'Bearings', docId: 'sample-document' }),
  buildHit({
    text: 'The same document again.',
    lang: 'en',
    title: 'Bearings',
    docId: 'sample-document',
    span: [20, 40],
  }),
  buildHit({ text: '轴承温度不应超过 80 ℃。', docId: 'd2', title: '滚动轴承' }),
];

async function openServer(scopes = ['knowledge:search', 'knowledge:read', 'knowledge:ask'], setting: object = {}) {
  const platform = await openPlatform({ parts: { search: fakeSearch(hits) } }, setting);
  await seedSamples(platform.store);
  const { secret, id } = await platform.makeKey({ scopes });
  const origin = await platform.listen();
  /** A client of the present revision, or of the ones before it. */
  const connect = async (mode: 'auto' | 'legacy') => {
    const client = new Client(
      { name: 'a test', version: '1' },
      mode === 'auto' ? { capabilities: {}, versionNegotiation: { mode } } : { capabilities: {} },
    );
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }));
    onTestFinished(() => client.close());
    return client;
  };
  return { ...platform, secret, id, origin, connect };
}

const textOf = (result: { content?: unknown }) =>
  (result.content as { type: string; text: string }[]).map(({ text }) => text).join('');

test.each(['auto', 'legacy'] as const)('search, read and ask with a client in the mode %s', async (mode) => {
  const { connect, origin } = await openServer();
  const client = await connect(mode);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'fetch', 'ask']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const found = await client.callTool({ name: 'search', arguments: { query: 'bearing' } });
  const { results } = found.structuredContent as { results: { id: string; url: string }[] };
  expect(results.map(({ id }) => id)).toEqual(['sample-document', 'd2']);
  expect(results[0]?.url).toBe(`${origin}/doc/sample-document?v=1&start=0&end=14`);
  expect(JSON.parse(textOf(found))).toEqual(found.structuredContent);
  const read = await client.callTool({ name: 'fetch', arguments: { id: 'sample-document' } });
  expect(read.structuredContent).toMatchObject({
    title: 'PLC',
    text: expect.stringContaining('A PLC reads its inputs'),
  });
  const answer = await client.callTool({ name: 'ask', arguments: { question: 'How often is the bearing greased?' } });
  const { text, citations } = answer.structuredContent as { text: string; citations: { start: number; end: number }[] };
  const [first] = citations;
  expect([...text].slice(first?.start, first?.end).join('')).toBe('🔧 Grease the bearing every 500 h.[1]');
});

test('a key is offered the tools of its scopes; what is wrong is said to the model', async () => {
  const { connect } = await openServer(['knowledge:read']);
  const client = await connect('auto');
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['fetch']);
  const none = await client.callTool({ name: 'fetch', arguments: { id: 'nothing' } });
  expect(none).toMatchObject({ isError: true });
  expect(textOf(none)).toContain('nothing');
  await expect(client.callTool({ name: 'search', arguments: { query: 'x' } })).rejects.toThrow();
});

test('without a good key, from a page, or with another method, nothing is answered', async () => {
  const { origin, secret, headers, call, id } = await openServer();
  const ask = (more: Record<string, string>, method = 'POST') =>
    fetch(`${origin}/mcp`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...more },
      ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }) }),
    });
  const by = { authorization: `Bearer ${secret}` };
  expect((await ask(by)).status).toBe(200);
  const none = await ask({});
  expect([none.status, none.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringMatching(/^Bearer resource_metadata=/),
  ]);
  expect(await none.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'invalid_key' } } });
  expect((await ask({ ...by, origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await ask(by, 'GET')).status).toBe(405);
  expect((await ask(by, 'DELETE')).status).toBe(405);
  await call('DELETE', `/api/keys/${id}`, { headers });
  expect((await ask(by)).status).toBe(401);
});

test('where the portal is open to programs without a key, they search and read what everybody may, twenty calls a minute', async () => {
  const { origin, headers, store, actFor } = await openServer(undefined, {
    mcp: { public: true },
    searchScope: [1, 3],
  });
  await actFor('7001', 'owner');
  const post = async (body: object, more: Record<string, string> = {}) => {
    const sent = { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...more };
    const answer = await fetch(`${origin}/mcp`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  };
  const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
  const fetchIt = rpc('tools/call', { name: 'fetch', arguments: { id: 'sample-document' } });
  const { text: list } = await post(rpc('tools/list', {}));
  expect([...list.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)).toEqual(['search', 'fetch']);
  expect((await post(fetchIt)).text).toContain('A PLC reads its inputs');
  expect((await post(rpc('tools/call', { name: 'ask', arguments: { question: 'Why?' } }))).text).toContain('"error"');
  // A document that only members of an organization read stays theirs.
  await store.db
    .insertInto('knowledge_base')
    .values({
      ...{ id: 4, slug: 'own', title: JSON.stringify({ 'en-US': 'Own' }) as never },
      ...{ owner_kind: 'organization', owner_id: '7001', audience: 'members' },
    })
    .execute();
  await store.db.updateTable('document').set({ kb_id: 4 }).where('id', '=', 'sample-document').execute();
  expect((await post(fetchIt)).text).not.toContain('A PLC reads its inputs');
  // A wrong key is not the same as none, and neither is the session of a person.
  expect((await post(fetchIt, headers)).status).toBe(401);
  expect((await post(fetchIt, { authorization: 'Bearer mwk_nobody' })).status).toBe(401);
  expect((await post(fetchIt, { origin: 'https://elsewhere.example' })).status).toBe(403);
  for (let n = 0; n < 16; n += 1) await post(rpc('tools/list', {}));
  const { status, text } = await post(rpc('tools/list', {}));
  expect([status, text]).toEqual([429, expect.stringContaining('"jsonrpc"')]);
});
