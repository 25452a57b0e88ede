import { expect, test, vi } from 'vitest';
import { answerId, chatId, questionId } from '../../tests/support/run-events';
import { httpFailure } from './stream-failure';
import { createTransport } from './transport';

function setUp() {
  const send = vi.fn<typeof fetch>(async () => new Response('{}'));
  return { send, transport: createTransport(send), signal: new AbortController().signal };
}

test('a question is posted with the answer id as its key, so a retry is the same run', async () => {
  const { send, transport, signal } = setUp();
  const request = { query: '轴承', chatId, messageId: questionId, answerId };
  await transport.start(request, signal);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/tianzhi-tools/api/agent/research');
  expect(init).toMatchObject({ method: 'POST', signal, headers: { 'Idempotency-Key': answerId } });
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test('a run is resumed and stopped by its id', async () => {
  const { send, transport, signal } = setUp();
  await transport.resume('a/b', 7, signal);
  expect(send.mock.calls[0]?.[0]).toBe('/tianzhi-tools/api/agent/runs/a%2Fb/stream?fromSeq=7');
  await transport.stop(answerId, 9);
  expect(send.mock.calls[1]?.[0]).toBe(`/tianzhi-tools/api/agent/interrupt/${answerId}`);
  expect(send.mock.calls[1]?.[1]?.body).toBe('{"seenSeq":9}');
});

test('a refusal tells status, code, words and how long to wait, as far as it says so', async () => {
  const full = new Response('{"code":429,"msg":"忙"}', { status: 429, headers: { 'Retry-After': '3' } });
  expect(await httpFailure(full)).toEqual({ kind: 'http', status: 429, code: 429, message: '忙', retryAfterMs: 3_000 });
  expect(await httpFailure(new Response('<html>', { status: 502 }))).toEqual({ kind: 'http', status: 502 });
  expect(await httpFailure(new Response('null', { status: 500 }))).toEqual({ kind: 'http', status: 500 });
});
