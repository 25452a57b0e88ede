import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../tests/support/app';
import { openHost } from '../../tests/support/open-host';
import { signedInPerson } from '../../tests/support/person';
import { openTestStore } from '../../tests/support/store';
import { addMember, changeRole } from '../accounts/store/memberships';
import { addOrganization } from '../accounts/store/organizations';
import { openTenantToken, setSessionTenant } from '../accounts/store/sessions';

/** A company's existing service, which echoes its requests. */
async function startUpstream(path = '') {
  const seen: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    seen.push(req);
    if (req.url?.includes('/stream')) {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: one\n\n');
      setTimeout(() => res.end('data: two\n\n'), 30);
      return;
    }
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      res.writeHead(201, { 'content-type': 'application/json', 'x-upstream': 'yes' });
      res.end(JSON.stringify({ url: req.url, method: req.method, body }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, seen };
}

test('a configured prefix goes upstream whole: method, path, query, body, status, token; our cookies stay here', async () => {
  const upstream = await startUpstream();
  const opened = await openTestApp({ env: { UPSTREAM_PROXY_API: upstream.url } });
  const { app } = opened;
  await openHost(opened, 'steelworks');
  const answer = await app.inject({
    method: 'POST',
    url: '/proxy-api/open/office/loginAcc?x=1',
    payload: { username: 'u' },
    headers: {
      authorization: 'Bearer t',
      cookie: `mw_visitor=${'v'.repeat(22)}; mw_operator=${'o'.repeat(43)}; other=1; more=2`,
      host: 'steelworks.localhost',
    },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['x-upstream']).toBe('yes');
  expect(answer.json()).toEqual({
    url: '/proxy-api/open/office/loginAcc?x=1',
    method: 'POST',
    body: '{"username":"u"}',
  });
  expect(upstream.seen[0]?.headers).toMatchObject({
    authorization: 'Bearer t',
    cookie: 'other=1; more=2',
    'x-forwarded-host': 'steelworks.localhost',
  });
});

describe('a reader who is signed in', () => {
  const open = async (env: Record<string, string> = {}) => {
    const upstream = await startUpstream();
    const store = await openTestStore();
    const { app, log } = await openTestApp({ store, env: { UPSTREAM_SAAS: upstream.url, ...env } });
    const reader = await signedInPerson(store);
    const ask = async (headers: Record<string, string>) => {
      const { statusCode } = await app.inject({ url: '/saas/api/app/detail/7', headers });
      return { statusCode, headers: upstream.seen.at(-1)?.headers ?? {} };
    };
    return { app, log, store, reader, ask };
  };

  test('is known to the service by an id; the token, in header and cookie, stays here', async () => {
    const { reader, ask } = await open();
    const { headers } = await ask({ ...reader.headers, cookie: `token=${reader.accessToken}; tenantId=7; other=1` });
    expect(headers).toMatchObject({ 'x-millwright-person': reader.person.id, cookie: 'tenantId=7; other=1' });
    expect(JSON.stringify(headers)).not.toContain(reader.accessToken);
    expect(headers).not.toHaveProperty('x-millwright-organization');
  });

  test('of an organization is known by both ids, with a token for it alone as well, and no longer once they left', async () => {
    const { reader, store, ask } = await open();
    const steel = (await addOrganization(store.db, { name: 'Steel', tenantCode: 's', code: 'C1' })) ?? '';
    await addMember(store.db, steel, reader.person.id, 'owner');
    await addMember(store.db, steel, (await signedInPerson(store, { phone: '13800000043' })).person.id, 'owner');
    await setSessionTenant(store.db, reader.session, steel);
    const limited = await openTenantToken(store.db, reader.session, steel);
    const ids = { 'x-millwright-person': reader.person.id, 'x-millwright-organization': steel };
    expect((await ask(reader.headers)).headers).toMatchObject(ids);
    const { headers } = await ask({ authorization: `Bearer ${limited}` });
    expect([headers, headers.authorization]).toEqual([expect.objectContaining(ids), undefined]);
    await changeRole(store.db, steel, reader.person.id, null);
    expect((await ask(reader.headers)).headers).not.toHaveProperty('x-millwright-organization');
  });

  test('cannot be somebody else: what a request says of itself is taken out', async () => {
    const { reader, ask } = await open();
    const forged = { 'x-millwright-person': 'somebody', 'X-Millwright-Organization': '1' };
    const known = (await ask({ ...forged, ...reader.headers })).headers;
    expect([known['x-millwright-person'], known['x-millwright-organization']]).toEqual([reader.person.id, undefined]);
    const anonymous = (await ask(forged)).headers;
    expect([anonymous['x-millwright-person'], anonymous['x-millwright-organization']]).toEqual([undefined, undefined]);
  });

  test('is nobody by the cookie alone: another site can make a browser send it', async () => {
    const { reader, ask } = await open();
    const { headers } = await ask({ cookie: `token=${reader.accessToken}` });
    expect([headers.cookie, headers['x-millwright-person']]).toEqual([undefined, undefined]);
  });

  test('comes with the token where the operator says so', async () => {
    const { reader, ask } = await open({ UPSTREAM_WITH_TOKEN: 'saas' });
    const cookie = `token=${reader.accessToken}`;
    expect((await ask({ ...reader.headers, cookie })).headers).toMatchObject({
      ...reader.headers,
      cookie,
      'x-millwright-person': reader.person.id,
    });
  });

  test('keeps the user token here too, in header and cookie: it becomes an access token', async () => {
    const { reader, ask } = await open();
    const cookie = `userToken=${reader.userToken}; __Host-userToken=${reader.userToken}; other=1`;
    const bearer = { authorization: `Bearer ${reader.userToken}` };
    for (const more of [reader.headers, bearer]) {
      const { headers } = await ask({ ...more, cookie });
      expect(headers.cookie).toBe('other=1');
      expect(JSON.stringify(headers)).not.toContain(reader.userToken);
    }
    expect((await ask(bearer)).headers).not.toHaveProperty('x-millwright-person');
    expect((await ask({ cookie: 'userToken=theirs' })).headers.cookie).toBe('userToken=theirs');
  });

  test('who has signed out is nobody', async () => {
    const { reader, store, ask } = await open();
    await store.db.deleteFrom('person_session').execute();
    expect((await ask(reader.headers)).headers).not.toHaveProperty('x-millwright-person');
  });

  test('is not let through as anybody while the database does not answer', async () => {
    const { reader, store, ask } = await open();
    await store.pool.query('alter table person_session rename to gone');
    const { statusCode, headers } = await ask(reader.headers);
    expect([statusCode >= 500, headers]).toEqual([true, {}]);
  });
});

test('an address with a path replaces the prefix', async () => {
  const upstream = await startUpstream('/gateway/v2');
  const { app } = await openTestApp({ env: { UPSTREAM_SAAS: upstream.url } });
  expect((await app.inject({ url: '/saas/api/app/detail/7' })).json().url).toBe('/gateway/v2/api/app/detail/7');
});

test('our own calls stay here even where their prefix is forwarded', async () => {
  const upstream = await startUpstream();
  const { app } = await openTestApp({ env: { UPSTREAM_API: upstream.url } });
  expect((await app.inject({ url: '/api/health' })).json().data.status).toBe('ok');
  expect((await app.inject({ url: '/api/messages/getKbName' })).statusCode).toBe(201);
});

test.each([
  ['a file', () => ({ body: formWith('hello'), text: 'hello' })],
  ['more than a call of ours may have', () => ({ body: 'x'.repeat(2_000_000), text: 'x'.repeat(2_000_000) })],
  ['no JSON, whatever it says', () => ({ body: '{"half":', type: 'application/json', text: '{"half":' })],
  ['bytes', () => ({ body: new Uint8Array([120, 0, 121]), type: 'application/octet-stream', text: 'x\0y' })],
])('a body arrives as it was sent: %s', async (_what, make) => {
  const upstream = await startUpstream();
  const { app, log } = await openTestApp({ env: { UPSTREAM_SAAS: upstream.url } });
  const origin = await app.listen({ port: 0 });
  const { body, text, type } = make() as { body: BodyInit; text: string; type?: string };
  const answer = await fetch(`${origin}/saas/upload`, {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
  });
  expect(((await answer.json()) as { body: string }).body).toContain(text);
  expect(log.filter(({ level }) => Number(level) > 40)).toEqual([]);
});

function formWith(text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'a.txt');
  return form;
}

test('streams pass through', async () => {
  const upstream = await startUpstream();
  const { app } = await openTestApp({ env: { UPSTREAM_MCHAT: upstream.url } });
  const answer = await app.inject({ url: '/mchat/stream' });
  expect(answer.headers['content-type']).toBe('text/event-stream');
  expect(answer.body).toBe('data: one\n\ndata: two\n\n');
});

test('a request cannot choose another host or leave the prefix', async () => {
  const upstream = await startUpstream('/only/here');
  const { app } = await openTestApp({ env: { UPSTREAM_CHAT: upstream.url } });
  for (const path of ['/chat/../../etc', '/chat/..%2f..%2fadmin', '/chat//evil.example/x', '/chat/@evil.example']) {
    await app.inject({ url: path, headers: { 'x-forwarded-host': 'evil.example' } });
  }
  expect(upstream.seen.length).toBeGreaterThan(0);
  for (const { url } of upstream.seen) expect(new URL(url ?? '', 'http://x').pathname).toMatch(/^\/only\/here/);
});

test('an upstream that is away is 503 in the envelope, and the operator reads which', async () => {
  const { app, log } = await openTestApp({ env: { UPSTREAM_D_SAVE: 'http://127.0.0.1:9' } });
  const origin = await app.listen({ port: 0 });
  const answer = await fetch(`${origin}/d-save/admin/dialog/history/save`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 503, msg: expect.stringContaining('上游服务') });
  expect(log).toContainEqual(expect.objectContaining({ upstream: 'http://127.0.0.1:9', prefix: '/d-save' }));
});
