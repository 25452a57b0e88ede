import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockOperation, Refusal } from './operation';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = (path: string, init?: RequestInit) => fetch(location.origin + path, init);

test('hands path, query and body over as one typed argument', async () => {
  const seen: unknown[] = [];
  server.use(
    mockOperation('getDocument', ({ arg, locale }) => {
      seen.push(arg, locale);
      throw new Refusal(404, 'gone');
    }),
    mockOperation('interruptRun', ({ arg }) => {
      seen.push(arg);
      return { run: arg.id, status: 'stopped', seq: 1 };
    }),
  );
  await call('/api/documents/a%2Fb?version=2&hash=0123456789abcdef', { headers: { 'Accept-Language': 'en-GB' } });
  const headers = { 'Content-Type': 'application/json' };
  await call('/tianzhi-tools/api/agent/interrupt/r', { method: 'POST', headers, body: '{"seenSeq":4}' });
  expect(seen).toEqual([{ id: 'a/b', version: 2, hash: '0123456789abcdef' }, 'en-US', { id: 'r', seenSeq: 4 }]);
});

test('puts the envelope round an answer, and makes one of a refusal', async () => {
  server.use(
    mockOperation('updateOutline', () => null),
    mockOperation('getDocument', () => {
      throw new Refusal(403, 'no');
    }),
  );
  const done = await call('/api/messages/updateOutlineByChatId', { method: 'POST' });
  expect(await done.json()).toEqual({ code: 200, msg: 'ok', data: null });
  const refused = await call('/api/documents/x');
  expect([refused.status, await refused.json()]).toEqual([403, { code: 403, msg: 'no', data: null }]);
});

test('lets a response through as it is', async () => {
  server.use(mockOperation('getDocumentOriginal', () => new Response('file')));
  expect(await (await call('/api/documents/x/original')).text()).toBe('file');
});
