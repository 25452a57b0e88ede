import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app';
import { openHost } from '../../tests/support/open-host';
import { signedIn } from '../../tests/support/operator';
import { signedInPerson } from '../../tests/support/person';
import { openTestStore } from '../../tests/support/store';

type Answer = { status?: number; body: unknown };

/** A company's existing service. */
async function startService(answer: (url: string) => Answer) {
  const seen: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    seen.push(req);
    const { status = 200, body } = answer(req.url ?? '');
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const theirs = { code: 200, msg: 'ok', data: [] as unknown };
const industries = '/proxy-api/open/office/industry/classification';

async function open(answer: (url: string) => Answer = () => ({ body: theirs }), env: Record<string, string> = {}) {
  const service = await startService(answer);
  const store = await openTestStore();
  const test = await openTestApp({
    store,
    env: { UPSTREAM_PROXY_API: service.url, UPSTREAM_CALLS_PROXY_API: 'none', ...env },
  });
  await openHost(test, 'steelworks');
  const operator = await signedIn(store);
  return { ...test, ...service, store, operator, act: actsOn(test, operator) };
}

const host = 'steelworks.localhost';
const actsOn = ({ app }: Pick<TestApp, 'app'>, headers: Record<string, string>) => {
  const call = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: { host, 'accept-language': 'en', ...headers }, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    list: () => call('GET', '/api/admin/services'),
    drift: async () => (await call('GET', '/api/admin/services/drift?prefix=/proxy-api')).data,
    put: (wish: object) => call('PUT', '/api/admin/services', { prefix: '/proxy-api', revision: 0, ...wish }),
  };
};

const getIndustries = (app: TestApp['app'], headers: Record<string, string> = {}) =>
  app.inject({ url: industries, headers: { host, ...headers } });

describe('a call that is mirrored', () => {
  test('is answered here, and its service is asked the same without a word of who asks', async () => {
    const { app, act, seen, store } = await open();
    expect((await act.put({ call: 'listIndustries', way: 'mirrored' })).status).toBe(200);
    const reader = await signedInPerson(store);
    const answer = await getIndustries(app, {
      ...reader.headers,
      cookie: `token=${reader.accessToken}; mw_visitor=${'v'.repeat(22)}; other=1`,
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'Somebody’s own',
      'x-api-key': 'something',
    });
    expect(answer.statusCode).toBe(200);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const { url, headers } = seen[0] as IncomingMessage;
    expect(url).toBe(industries);
    expect(Object.keys(headers).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'traceparent', 'user-agent', 'x-millwright-mirrored'],
      'x-request-id',
    ]);
    expect(JSON.stringify(headers)).not.toMatch(/Somebody|203\.0|other=1|vvvv/);
    expect(JSON.stringify(headers)).not.toContain(reader.accessToken);
  });

  test('does not repeat what is no parameter of it', async () => {
    const { app, act, seen } = await open();
    await act.put({ call: 'listIndustries', way: 'mirrored' });
    await app.inject({ url: `${industries}?phone=13800000042`, headers: { host } });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.url).toBe(industries);
  });

  test('shows how the answers differ, as places and counts alone', async () => {
    const phone = '13800000042';
    const { app, act, ctx, seen } = await open(() => ({
      body: { code: 200, msg: 'ok', data: [{ name: 1, [phone]: phone }] },
    }));
    await act.put({ call: 'listIndustries', way: 'mirrored' });
    await getIndustries(app);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    await vi.waitFor(async () => {
      await ctx.services.counts.flush();
      expect((await act.drift()).length).toBeGreaterThan(0);
    });
    const drift = await act.drift();
    expect(drift).toContainEqual(
      expect.objectContaining({ call: 'listIndustries', way: 'mirrored', kind: 'contract' }),
    );
    expect(JSON.stringify(drift)).not.toContain(phone);
    const [{ calls }] = (await act.list()).data;
    expect(calls.find(({ call }: { call: string }) => call === 'listIndustries')).toMatchObject({
      ...{ way: 'mirrored', answers: 1, drifted: 1, mirroredAnswers: 1, lacks: 'drift' },
    });
    expect((await act.put({ call: 'listIndustries', way: 'there', revision: 1 })).status).toBe(400);
  });

  test('whose service is away stays answered, and after five faults the service is left alone', async () => {
    const { app, act, ctx, seen } = await open(() => ({ status: 503, body: 'busy' }));
    await act.put({ call: 'listIndustries', way: 'mirrored' });
    for (let n = 1; n <= 8; n += 1) {
      expect((await getIndustries(app)).statusCode).toBe(200);
      if (n <= 5) await vi.waitFor(() => expect(seen).toHaveLength(n));
      await new Promise((done) => setTimeout(done, 30));
    }
    expect(seen).toHaveLength(5);
    await ctx.services.counts.flush();
    const [service] = (await act.list()).data;
    expect(service).toMatchObject({
      breaker: 'open',
      faults: 5,
      lastFault: { fault: 'status-503', call: 'listIndustries' },
    });
  });
});

describe('a switch', () => {
  test('needs a reason until the call has shown that it can; back it needs none', async () => {
    const { app, act, seen, store } = await open();
    const refused = await act.put({ call: 'listIndustries', way: 'there' });
    expect(refused).toMatchObject({ status: 400, msg: expect.stringContaining('listIndustries') });
    const there = await act.put({ call: 'listIndustries', way: 'there', reason: 'Tested by the vendor' });
    expect(there.status).toBe(200);
    expect((await getIndustries(app)).json()).toEqual(theirs);
    expect(seen).toHaveLength(1);
    expect((await act.put({ call: 'listIndustries', way: 'here', revision: 1 })).status).toBe(200);
    await getIndustries(app);
    expect(seen).toHaveLength(1);
    const entries = await store.db
      .selectFrom('audit_entry')
      .select(['target', 'message'])
      .where('action', '=', 'service-switched')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { target: '/proxy-api listIndustries: here → there', message: 'Tested by the vendor' },
      { target: '/proxy-api listIndustries: there → here', message: '' },
    ]);
  });

  test('needs none after a day of mirroring with twenty answers and no fault', async () => {
    const { act, ctx, store } = await open();
    await act.put({ call: 'listIndustries', way: 'mirrored' });
    await store.db
      .updateTable('service_switch')
      .set({ changed_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await store.db
      .insertInto('service_hour')
      .values({
        prefix: '/proxy-api',
        call: 'listIndustries',
        way: 'mirrored',
        hour: new Date(),
        answers: 20,
        slow: Array(13).fill(0),
      })
      .execute();
    await ctx.services.reload();
    expect((await act.list()).data[0].calls).toContainEqual(
      expect.not.objectContaining({ call: 'listIndustries', lacks: expect.anything() }),
    );
    expect((await act.put({ call: 'listIndustries', way: 'there', revision: 1 })).status).toBe(200);
  });

  test('from two tabs: the second is told, and nothing of the first is lost', async () => {
    const { act } = await open();
    const both = await Promise.all([
      act.put({ call: 'listIndustries', way: 'mirrored' }),
      act.put({ call: 'listIndustries', way: 'there', reason: 'now' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.msg).toContain('meanwhile');
  });

  test('is followed by another node at once', async () => {
    const first = await open();
    const second = await openTestApp({
      store: first.store,
      env: { UPSTREAM_PROXY_API: first.url, UPSTREAM_CALLS_PROXY_API: 'none' },
    });
    await first.act.put({ call: 'listIndustries', way: 'there', reason: 'now' });
    await vi.waitFor(async () => expect((await getIndustries(second.app)).json()).toEqual(theirs));
    expect(first.seen.length).toBeGreaterThan(0);
  });

  test('of a prefix leaves calls with a choice of their own, and our own calls, alone', async () => {
    const { app, act, seen } = await open();
    await act.put({ call: 'listIndustries', way: 'here' });
    expect((await act.put({ way: 'there' })).status).toBe(400);
    expect((await act.put({ way: 'there', reason: 'the rest' })).status).toBe(200);
    await getIndustries(app);
    expect(seen).toHaveLength(0);
    await app.inject({ url: '/proxy-api/open/qa/recommend', headers: { host } });
    await app.inject({ url: '/proxy-api/of/nobody', headers: { host } });
    expect(seen.map(({ url }) => url)).toEqual(['/proxy-api/open/qa/recommend', '/proxy-api/of/nobody']);
  });

  test.each([
    [{ call: 'loginWithPassword', way: 'mirrored' }, 400],
    [{ call: 'searchKnowledge', way: 'here' }, 404],
    [{ prefix: '/saas', way: 'here' }, 404],
    [{ way: 'prefix' }, 400],
    [{ way: 'elsewhere' }, 400],
    [{ way: 'here', reason: 'x'.repeat(301) }, 400],
  ])('%j is %i', async (wish, status) => {
    const { act } = await open();
    expect((await act.put(wish)).status).toBe(status);
  });

  test('is the installation’s: operators of one organization see nothing of it', async () => {
    const test = await open();
    const other = actsOn(test, await signedIn(test.store, 'theirs', 'steel'));
    expect([(await other.list()).status, (await other.put({ way: 'here' })).status]).toEqual([403, 403]);
  });
});

test('sign-in that goes back here makes tokens ours again', async () => {
  const { ctx, act } = await open(undefined, { UPSTREAM_CALLS_PROXY_API: 'loginWithPassword' });
  expect(ctx.services.tokensAreOurs()).toBe(false);
  expect(await act.put({ call: 'loginWithPassword', way: 'here' })).toMatchObject({ status: 200 });
  expect(ctx.services.tokensAreOurs()).toBe(true);
});

test('a key of the portal never reaches a service, whoever answers', async () => {
  const { app, seen, act } = await open();
  await act.put({ way: 'there', reason: 'all' });
  const key = `mwk_000000000000_${'a'.repeat(49)}`;
  for (const headers of [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }] as Record<string, string>[])
    expect((await getIndustries(app, headers)).statusCode).toBeGreaterThanOrEqual(400);
  expect(seen).toHaveLength(0);
});

test('a forwarded call carries its id; a service that is away is left alone for a while', async () => {
  const { app, seen, act } = await open();
  await act.put({ way: 'there', reason: 'all' });
  const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await getIndustries(app, { traceparent: trace });
  expect(seen[0]?.headers).toMatchObject({ traceparent: trace, 'x-request-id': expect.stringMatching(/^[\da-f]{8}$/) });
  await getIndustries(app, { traceparent: 'x' });
  expect(seen[1]?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
});
