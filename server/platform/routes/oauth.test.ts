import { randomBytes } from 'node:crypto';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openOauth } from '../../../tests/support/open-oauth';

/** A program as its maker would write it: it keeps what it is given, and opens no browser. */
function openProgram(redirectUrl: string) {
  const kept: Record<string, unknown> = {};
  const keep = (name: string) => (value: unknown) => {
    kept[name] = value;
  };
  let opened: URL | undefined;
  const provider = {
    redirectUrl,
    clientMetadata: { client_name: 'Shift assistant', redirect_uris: [redirectUrl], application_type: 'native' },
    state: () => 'state-of-the-program',
    clientInformation: () => kept.client,
    saveClientInformation: keep('client'),
    tokens: () => kept.tokens,
    saveTokens: keep('tokens'),
    codeVerifier: () => kept.verifier,
    saveCodeVerifier: keep('verifier'),
    discoveryState: () => kept.discovery,
    saveDiscoveryState: keep('discovery'),
    invalidateCredentials: () => void delete kept.tokens,
    redirectToAuthorization: (url: URL) => {
      opened = url;
    },
  } as unknown as OAuthClientProvider;
  return { provider, kept, opened: () => opened };
}

test.each(['auto', 'legacy'] as const)(
  'the official client (%s) finds its way from a 401 to an answer, renews itself, and ends when it is disconnected',
  async (mode) => {
    const { listen, answer, read, call, headers, store } = await openOauth();
    const origin = await listen();
    const { host } = new URL(origin);
    const by = { ...headers, host };
    const program = openProgram('http://127.0.0.1:33418/callback');
    const connect = async () => {
      const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: program.provider });
      const client = new Client(
        { name: 'a test', version: '1' },
        mode === 'auto' ? { capabilities: {}, versionNegotiation: { mode } } : { capabilities: {} },
      );
      onTestFinished(() => client.close());
      return { client, transport, connected: client.connect(transport) };
    };
    const first = await connect();
    await expect(first.connected).rejects.toThrow(UnauthorizedError);
    const opened = program.opened();
    expect(opened?.origin + (opened?.pathname ?? '')).toBe(`${origin}/oauth/consent`);
    expect(opened?.searchParams.get('resource')).toBe(`${origin}/mcp`);
    expect(opened?.searchParams.get('code_challenge_method')).toBe('S256');

    const request = opened?.search.slice(1) ?? '';
    const shown = await read(request, by);
    expect(shown.data).toMatchObject({ name: 'Shift assistant', returnsTo: '127.0.0.1:33418' });
    expect(shown.data.scopes).toEqual(['knowledge:search', 'knowledge:read', 'knowledge:ask']);
    const allowed = await answer(request, true, by);
    const back = new URL(allowed.data.location);
    expect([back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual(['state-of-the-program', origin]);
    await first.transport.finishAuth(back.searchParams);

    const { client, connected } = await connect();
    await connected;
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'fetch', 'ask']);
    const found = await client.callTool({ name: 'search', arguments: { query: 'bearing' } });
    expect(found.structuredContent).toMatchObject({ results: [{ id: 'sample-document' }] });
    const whole = await client.callTool({ name: 'fetch', arguments: { id: 'sample-document' } });
    expect(whole.structuredContent).toMatchObject({ title: 'PLC' });
    const said = await client.callTool({ name: 'ask', arguments: { question: 'How is it greased?' } });
    expect(said.structuredContent).toHaveProperty('sources');

    const before = program.kept.tokens as { access_token: string; refresh_token: string };
    await store.db
      .updateTable('oauth_token')
      .set({ expires_at: new Date(0) })
      .where('kind', '=', 'access')
      .execute();
    expect((await client.callTool({ name: 'fetch', arguments: { id: 'sample-document' } })).isError).toBeFalsy();
    const after = program.kept.tokens as typeof before;
    expect(after.access_token).not.toBe(before.access_token);
    expect(after.refresh_token).not.toBe(before.refresh_token);

    const grants = await call('GET', '/api/oauth/grants', { headers: by });
    expect(grants.data).toMatchObject([{ name: 'Shift assistant', returnsTo: '127.0.0.1:33418' }]);
    expect(grants.data[0].usedAt).toBeDefined();
    await call('DELETE', `/api/oauth/grants/${grants.data[0].id}`, { headers: by });
    // It says so by itself.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(client.callTool({ name: 'search', arguments: { query: 'again' } })).rejects.toThrow();
    expect(warned.mock.calls.flat().join()).toContain('invalid_grant');
    expect((await call('GET', '/api/oauth/grants', { headers: by })).data).toEqual([]);
  },
);

test('what a program listens to is cut when it is disconnected, and it listens to eight things at most', async () => {
  const { connect, listen, call, headers } = await openOauth();
  const { access_token: token } = await connect();
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const client = new Client(
    { name: 'a test', version: '1' },
    { capabilities: {}, versionNegotiation: { mode: 'auto' } },
  );
  onTestFinished(() => client.close());
  await client.connect(new StreamableHTTPClientTransport(new URL(`${await listen()}/mcp`), { requestInit }));
  const heard = [];
  for (let n = 0; n < 8; n += 1) heard.push(await client.listen({ toolsListChanged: true }));
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
  const [grant] = (await call('GET', '/api/oauth/grants', { headers })).data;
  await call('DELETE', `/api/oauth/grants/${grant.id}`, { headers });
  expect(new Set(await Promise.all(heard.map(({ closed }) => closed)))).toEqual(new Set(['remote']));
});

test('a call by a connected program counts for the person, under the program’s name', async () => {
  const { connect, use, call, headers, store, person } = await openOauth();
  const { access_token: token } = await connect();
  const asked = { method: 'tools/call', params: { name: 'ask', arguments: { question: 'How?' } } };
  expect((await use(token, asked)).status).toBe(200);
  const row = await store.db.selectFrom('usage_event').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ key_id: null, grant_id: expect.any(String), person_id: person.id, operation: 'mcp' });
  const sums = await call('GET', '/api/usage?by=key&days=7', { headers });
  expect(JSON.stringify(sums.data)).toContain('A program');
});

test('a program acts for the organization for which the person allowed it, and for it alone', async () => {
  const { actFor, read, requestOf, answer, headers, redeem, store } = await openOauth();
  await actFor('mill', 'member');
  expect((await read(requestOf())).data).toMatchObject({ organization: { id: 'mill', name: 'mill' } });
  // The page showed another one before the person switched in another tab.
  expect((await answer(requestOf())).status).toBe(409);
  expect((await answer(requestOf(), true, headers, { organization: 'other' })).status).toBe(409);
  const allowed = await answer(requestOf(), true, headers, { organization: 'mill' });
  await redeem(new URL(allowed.data.location).searchParams.get('code') ?? '');
  const grant = await store.db.selectFrom('oauth_grant').selectAll().executeTakeFirstOrThrow();
  expect(grant).toMatchObject({
    organization_id: 'mill',
    scopes: ['knowledge:search', 'knowledge:read', 'knowledge:ask'],
  });
});

test('only the tools of the allowed scopes are there', async () => {
  const { connect, use } = await openOauth();
  const { access_token: token } = await connect({ scope: 'knowledge:read offline_access' });
  const { body } = await use(token);
  expect([...body.matchAll(/"name":"(search|fetch|ask)"/g)].map(([, name]) => name)).toEqual(['fetch']);
});

test('what is stored opens nothing: neither code nor token is in a row', async () => {
  const { codeOf, redeem, store } = await openOauth();
  const code = await codeOf();
  const { said } = await redeem(code);
  const rows = await Promise.all([
    store.db.selectFrom('oauth_grant').selectAll().execute(),
    store.db.selectFrom('oauth_token').selectAll().execute(),
  ]);
  const stored = JSON.stringify(rows);
  for (const secret of [code, said.access_token, said.refresh_token]) {
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(stored).not.toContain(secret.slice(-43));
  }
});

test('programs read the facts without a cookie, and the 401 leads to them', async () => {
  const { app, use } = await openOauth();
  const refused = await use(`mwa_${randomBytes(32).toString('base64url')}`);
  const header = String(refused.headers['www-authenticate']);
  expect(header).toMatch(/^Bearer error="invalid_token", resource_metadata="/);
  const at = new URL(/resource_metadata="([^"]+)"/.exec(header)?.[1] ?? '').pathname;
  for (const url of [at, '/.well-known/oauth-protected-resource']) {
    const facts = await app.inject({ url });
    expect(facts.json()).toMatchObject({
      resource: 'http://localhost:80/mcp',
      authorization_servers: ['http://localhost:80'],
    });
    expect(facts.headers['set-cookie']).toBeUndefined();
  }
  const issuer = (await app.inject({ url: '/.well-known/oauth-authorization-server' })).json();
  expect(issuer).toMatchObject({
    issuer: 'http://localhost:80',
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  });
});
