import { expect, test } from 'vitest';
import { hashOf } from '../../server/base/database/secret';
import { markOf } from '../../server/base/http/session-cookie';
import { createOutgoing } from '../../server/base/outgoing/create-outgoing';
import { operationIds, operationOf, operations } from '../contract/contract';
import { writeBuiltPortal } from '../support/built-portal';
import { openOauth, verifier } from '../support/open-oauth';
import { signedInPerson } from '../support/person';

const clientFolder = writeBuiltPortal();
const badGrant = { status: 400, said: { error: 'invalid_grant' } };
/** Of a browser in which the person is signed in. */
const cookieOf = ({ authorization }: { authorization: string }) => {
  const token = authorization.replace('Bearer ', '');
  return `token=${token}; mw_session=${markOf(token)}`;
};
const other = { host: 'steelworks.localhost' };

test('a code is good once: a second use ends what came of the first', async () => {
  const { codeOf, redeem, refresh, use } = await openOauth();
  const code = await codeOf();
  const { said } = await redeem(code);
  expect((await use(said.access_token)).status).toBe(200);
  expect(await redeem(code)).toMatchObject(badGrant);
  expect((await use(said.access_token)).status).toBe(401);
  expect(await refresh(said.refresh_token)).toMatchObject(badGrant);
});

test('twenty at once with one code get one pair of tokens, and that is ended', async () => {
  const { codeOf, redeem, use } = await openOauth();
  const code = await codeOf();
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(1);
  expect((await use(given[0]?.said.access_token)).status).toBe(401);
});

test('a code is good for its program, its return address and its verifier, for a minute', async () => {
  const { codeOf, redeem, register, redirect, store } = await openOauth();
  const stranger = (await register()).said.client_id;
  const code = await codeOf();
  for (const change of [
    { client_id: stranger },
    { redirect_uri: `${redirect}/` },
    { code_verifier: `${verifier}x` },
    { code_verifier: 'short' },
    { code: code.slice(0, -1) },
  ])
    expect([change, await redeem(code, change)]).toMatchObject([change, badGrant]);
  expect((await redeem(code, { code_verifier: undefined })).said.error).toBe('invalid_request');
  // Who guesses does not use it up for the program that it was made for.
  expect((await redeem(code)).status).toBe(200);
  const late = await codeOf();
  const minuteAgo = new Date(Date.now() - 1);
  await store.db
    .updateTable('oauth_grant')
    .set({ code_until: minuteAgo })
    .where('code_hash', '=', hashOf(late))
    .execute();
  expect(await redeem(late)).toMatchObject(badGrant);
});

test('a refresh token is good once: whoever uses it again ends the connection for both', async () => {
  const { connect, refresh, use, register } = await openOauth();
  const first = await connect();
  expect(await refresh(first.refresh_token, { client_id: (await register()).said.client_id })).toMatchObject(badGrant);
  const { said: second } = await refresh(first.refresh_token);
  expect((await use(second.access_token)).status).toBe(200);
  expect(await refresh(first.refresh_token)).toMatchObject(badGrant);
  expect((await use(second.access_token)).status).toBe(401);
  expect(await refresh(second.refresh_token)).toMatchObject(badGrant);
  // An access token is none.
  const fresh = await connect();
  expect(await refresh(fresh.access_token)).toMatchObject(badGrant);
  expect((await use(fresh.refresh_token)).status).toBe(401);
});

test('a request without what protects the person, or for somewhere else, is refused, and nobody is sent anywhere', async () => {
  const { requestOf, read, answer } = await openOauth();
  const twice = (name: string) => `${requestOf()}&${name}=x`;
  const wrong = [
    ...[requestOf({ code_challenge: undefined }), requestOf({ code_challenge_method: undefined })],
    ...[requestOf({ code_challenge_method: 'plain' }), requestOf({ code_challenge: verifier })],
    ...[requestOf({ response_type: 'token' }), requestOf({ response_type: 'code token' })],
    ...[requestOf({ resource: 'https://elsewhere.example/mcp' }), requestOf({ resource: 'http://localhost:80/' })],
    ...[
      requestOf({ scope: 'account:delete' }),
      requestOf({ client_id: 'mwc_nobody' }),
      requestOf({ client_id: undefined }),
    ],
    ...[requestOf({ redirect_uri: 'https://evil.example/' }), requestOf({ redirect_uri: 'javascript:alert(1)' })],
    ...[
      requestOf({ redirect_uri: 'http://127.0.0.1:33418/callback/x' }),
      requestOf({ redirect_uri: '//evil.example' }),
    ],
    ...[requestOf({ redirect_uri: 'http://127.0.0.1.evil.example/callback' }), requestOf({ redirect_uri: undefined })],
    ...[twice('redirect_uri'), twice('client_id'), twice('scope'), 'x', '%', '\u0000'],
  ];
  for (const request of wrong) {
    const asked = await read(request);
    const allowed = await answer(request);
    expect([request, asked.status, allowed.status, allowed.data?.location]).toEqual([request, 400, 400, undefined]);
    expect(asked.msg.length).toBeGreaterThan(20);
  }
  // On another port of the person's own machine, and with the address that programs take for granted.
  expect((await read(requestOf({ redirect_uri: 'http://127.0.0.1:9/callback' }))).status).toBe(200);
  expect((await read(requestOf({ resource: 'http://localhost:80/mcp' }))).status).toBe(200);
});

test('only the person can allow, from the page itself, having proved who they are', async () => {
  const { requestOf, answer, app, headers, store } = await openOauth();
  const cookie = cookieOf(headers);
  const press = async (more: Record<string, string>) => {
    const sent = { cookie, 'content-type': 'application/json', ...more };
    const payload = JSON.stringify({ request: requestOf(), allow: true });
    return (await app.inject({ method: 'POST', url: '/api/oauth/request', headers: sent, payload })).statusCode;
  };
  expect(await press({ origin: 'https://evil.example' })).toBe(403);
  expect(await press({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await press({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await press({ 'content-type': 'text/plain', origin: 'null' })).toBe(403);
  expect(await press({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect((await answer(requestOf(), true, {})).status).toBe(401);
  await store.db
    .updateTable('person_session')
    .set({ proved_at: new Date(0) })
    .execute();
  expect(await answer(requestOf())).toMatchObject({ status: 403, data: { reason: 'prove-again' } });
  const refused = (await answer(requestOf(), false)).data.location;
  expect(refused).toBe(
    'http://127.0.0.1:33418/callback?error=access_denied&state=a-state&iss=http%3A%2F%2Flocalhost%3A80',
  );
});

test('no page can show the consent page in a frame, and it names its address to nobody', async () => {
  const { app, requestOf } = await openOauth({ clientFolder });
  const page = await app.inject({ url: `/oauth/consent?${requestOf()}`, headers: { host: 'localhost' } });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.headers['x-robots-tag']).toContain('noindex');
});

test('what one portal gave, another one takes for nothing', async () => {
  const { connect, codeOf, redeem, refresh, use, read, requestOf, headers, settings } = await openTwo();
  expect(settings).toBe(true);
  const { access_token, refresh_token } = await connect();
  expect((await use(access_token, {}, other)).status).toBe(401);
  expect(await refresh(refresh_token, {}, other)).toMatchObject(badGrant);
  expect((await use(access_token)).status).toBe(200);
  expect((await refresh(refresh_token)).status).toBe(200);
  const code = await codeOf();
  expect(await redeem(code, {}, other)).toMatchObject(badGrant);
  expect((await redeem(code)).status).toBe(200);
  // Nor does it know the program, or take the resource of its neighbour.
  const there = { ...headers, ...other };
  expect((await read(requestOf(), there)).status).toBe(400);
  expect((await read(requestOf({ resource: 'http://localhost:80/mcp' }), there)).status).toBe(400);
});

async function openTwo() {
  const test = await openOauth();
  await test.ctx.settings.publish({
    ...{ accessDomain: 'steelworks', author: 'test', message: '' },
    body: { accessDomain: 'steelworks', functionList: [1, 3], searchScope: [3] },
  });
  const facts = await test.app.inject({ url: '/.well-known/oauth-authorization-server', headers: other });
  return { ...test, settings: facts.json().issuer === 'http://steelworks.localhost' };
}

test('a token opens the MCP server and no other call, and never goes in an address', async () => {
  const { app, connect, headers } = await openOauth();
  const { access_token } = await connect();
  const by = { authorization: `Bearer ${access_token}`, cookie: cookieOf(headers), host: 'localhost' };
  const reached: string[] = [];
  const closed = operationIds.filter((id) => {
    const facts = operationOf(id) as unknown as Record<string, unknown>;
    return facts['x-visitor'] === undefined && facts['x-action'] === undefined && id !== 'callMcp';
  });
  for (const id of closed) {
    const { method, path } = operations[id];
    const answer = await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x'), headers: by });
    // It has so many calls a minute.
    if (answer.statusCode !== 403 && answer.statusCode !== 429) reached.push(`${id} ${answer.statusCode}`);
  }
  expect(closed.length).toBeGreaterThan(200);
  expect(reached).toEqual([]);
  for (const url of [`/mcp?access_token=${access_token}`, `/engine?x=${access_token}`])
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(400);
});

test('a token reaches nothing once its person, its grant or its minutes have ended; on every node', async () => {
  const { connect, use, call, headers, person, post, client, store } = await openOauth();
  const ended = await connect();
  const [grant] = (await call('GET', '/api/oauth/grants', { headers })).data;
  const stranger = await signedInPerson(store, { phone: '13800000043' });
  expect((await call('GET', '/api/oauth/grants', { headers: stranger.headers })).data).toEqual([]);
  expect((await call('DELETE', `/api/oauth/grants/${grant.id}`, { headers: stranger.headers })).status).toBe(404);
  expect((await use(ended.access_token)).status).toBe(200);
  expect((await call('DELETE', `/api/oauth/grants/${grant.id}`, { headers })).status).toBe(200);
  expect((await use(ended.access_token)).status).toBe(401);

  const revoked = await connect();
  const revoke = (form: Record<string, string>) => post('/oauth/revoke', new URLSearchParams(form).toString());
  expect((await revoke({ token: revoked.refresh_token, client_id: 'mwc_another' })).status).toBe(200);
  expect((await use(revoked.access_token)).status).toBe(200);
  expect((await revoke({ token: revoked.refresh_token, client_id: client })).status).toBe(200);
  expect((await use(revoked.access_token)).status).toBe(401);

  const left = await connect();
  await store.db.updateTable('person').set({ disabled_at: new Date() }).where('id', '=', person.id).execute();
  expect((await use(left.access_token)).status).toBe(401);
});

test('programs register to return to https or the own machine, as often as is reasonable', async () => {
  const { register } = await openOauth();
  for (const address of ['javascript:alert(1)', 'http://evil.example/', 'https://a@b.example/', 'cursor://x', 'x']) {
    const refused = await register({ redirect_uris: ['https://fine.example/', address] });
    expect([address, refused.status, refused.said.error]).toEqual([address, 400, 'invalid_redirect_uri']);
  }
  for (const body of [
    { redirect_uris: [] },
    { redirect_uris: 'x' },
    { redirect_uris: Array(11).fill('https://a.example/') },
  ])
    expect((await register(body)).said.error).toBe('invalid_request');
  const made = await register({ client_name: 'Shift‮ assistant', token_endpoint_auth_method: 'client_secret_basic' });
  expect(made.status).toBe(201);
  expect(made.said).toMatchObject({ client_name: 'Shift assistant', token_endpoint_auth_method: 'none' });
  expect(made.said.client_secret).toBeUndefined();
  expect(made.headers['set-cookie']).toBeUndefined();
  const many = await Promise.all(Array.from({ length: 40 }, () => register()));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test('the address of a document leads to no machine of the network, and back to none that it does not name', async () => {
  const outgoing = createOutgoing({ resolve: async () => ['10.0.0.7'] });
  const { read, requestOf } = await openOauth({ parts: { outgoing } });
  for (const client_id of ['https://inner.example/client.json', 'https://10.0.0.7/client.json', 'https://[::1]/x'])
    expect((await read(requestOf({ client_id }))).status).toBe(400);
  const document = (redirects: string[]) => ({
    request: async (address: string) => ({
      ...{ status: 200, headers: {} },
      body: Buffer.from(JSON.stringify({ client_id: address, client_name: 'Assistant', redirect_uris: redirects })),
    }),
    txt: async () => [],
  });
  const client_id = 'https://assistant.example.com/client.json';
  const named = ['https://assistant.example.com/back'];
  const fine = await openOauth({ parts: { outgoing: document(named) } });
  expect((await fine.read(fine.requestOf({ client_id, redirect_uri: named[0] }))).data).toMatchObject({
    ...{ name: 'Assistant', provenHost: 'assistant.example.com', returnsTo: 'assistant.example.com' },
  });
  expect((await fine.read(fine.requestOf({ client_id }))).status).toBe(400);
  const code = await fine.codeOf({ client_id, redirect_uri: named[0] });
  expect((await fine.redeem(code, { client_id, redirect_uri: named[0] })).status).toBe(200);
});
