import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resetMocks } from '@/mocks/create-handlers';
import { mockServer } from '@/mocks/node';
import { openTestApp } from '../support/app';
import { signedIn } from '../support/operator';

interface Answer {
  status: number;
  /** The combined response data of the calls below. */
  data: {
    head: string | null;
    body: object;
    draft: { body: object } | null;
    schedule: { message: string } | null;
    items: { kind: string; message: string; published: boolean }[];
    merged?: object;
    conflicts?: unknown[];
    findings?: unknown[];
  } | null;
}
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

const english = { 'accept-language': 'en-US' };

async function server(): Promise<Call> {
  const { app, store } = await openTestApp();
  const headers = { ...english, ...(await signedIn(store)) };
  return async (method, path, payload) => {
    const answer = await app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, data: answer.json().data };
  };
}

async function mocks(): Promise<Call> {
  return async (method, path, body) => {
    const headers = { ...english, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://localhost/api/admin/${path}`, init);
    return { status: answer.status, data: (await answer.json()).data };
  };
}

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mockServer.close());
afterEach(resetMocks);

const fail = (): never => {
  throw new Error('The domain cannot be looked at.');
};

/** What a workbench sees of a domain after each step; both implementations of the contract must agree. */
async function play(call: Call) {
  const seen: unknown[] = [];
  const domain = (path = '') => `domains/twin${path}`;
  const detail = async () => (await call('GET', domain())).data ?? fail();
  const look = async ({ status, data }: Answer) => {
    const { head, body, schedule, draft } = await detail();
    const { items } = (await call('GET', domain('/revisions'))).data ?? fail();
    seen.push({
      ...{ status, merged: data?.merged, conflicts: data?.conflicts, findings: data?.findings?.length },
      ...{ live: head !== null, body, draft: draft?.body, schedule: schedule?.message },
      revisions: items.map(({ kind, message, published }) => ({ kind, message, published })),
    });
  };
  const publish = (body: object, base: string | null, message: string, more = {}) =>
    call('POST', domain('/publish'), { body: { accessDomain: 'twin', ...body }, base, message, ...more });
  await look(await call('POST', 'domains', { domain: 'twin' }));
  await look(await call('POST', 'domains', { domain: 'twin' }));
  await look(await publish({ title: 'First', logan: 'One' }, null, 'begin'));
  const first = (await detail()).head;
  await look(await publish({ title: 'Second', logan: 'One' }, first, 'go on'));
  const second = (await detail()).head;
  await look(await publish({ title: 'First', logan: 'Two' }, first, 'on another line'));
  await look(await publish({ title: 'Third', logan: 'One' }, first, 'on the same line'));
  await look(await publish({ title: 'Second', logan: 'One' }, first, 'what is live already'));
  await look(await publish({ title: 7 }, second, 'with a fault'));
  await look(
    await publish({ title: 'Later' }, second, 'for tomorrow', { at: new Date(Date.now() + 9e7).toISOString() }),
  );
  await look(await call('DELETE', domain('/schedule')));
  await look(await call('DELETE', domain('/schedule')));
  await look(await call('POST', domain('/rollback'), { revision: first, base: second, message: 'back' }));
  await look(await call('POST', domain('/rollback'), { revision: second, base: second, message: 'too late' }));
  await look(await call('POST', domain('/rollback'), { revision: 'f'.repeat(64), base: first, message: 'of nobody' }));
  return seen;
}

test('publishing: the demo does what the server does, step by step', async () => {
  const [real, demo] = [await play(await server()), await play(await mocks())];
  expect(demo).toEqual(real);
  expect(real).toHaveLength(14);
});
