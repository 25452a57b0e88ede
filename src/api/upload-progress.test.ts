import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFetch } from './network-fetch';
import { watchUpload } from './upload-progress';

/** The part of XMLHttpRequest in use; the test controls its events. */
class FakeCall {
  static last: FakeCall;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 200;
  responseText = '{"code":200}';
  headers: Record<string, string> = {};
  sent: Blob | undefined;
  opened: string[] = [];
  constructor() {
    FakeCall.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-odd\r\nretry-after: 3\r\n';
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer() {
    this.onload?.();
    this.onloadend?.();
  }
}

const url = 'http://portal.example/api/pictures';
const request = (own: RequestInit = {}) =>
  new Request(url, { method: 'POST', body: 'picture', headers: { 'Idempotency-Key': 'k1' }, ...own });
let shares: number[];
let unwatch: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('by fetch')),
  );
  shares = [];
  unwatch = watchUpload('k1', (share) => shares.push(share));
});
afterEach(() => {
  unwatch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** Waits until the request body has been read. */
const begun = () => vi.advanceTimersByTimeAsync(0);

test('a watched upload says how much has left, and answers like any other', async () => {
  const answered = networkFetch(request());
  await begun();
  const call = FakeCall.last;
  expect([call.opened, call.headers['idempotency-key'], await call.sent?.text()]).toEqual([
    ['POST', url],
    'k1',
    'picture',
  ]);
  call.upload.onprogress?.({ loaded: 1, total: 4 });
  call.upload.onprogress?.({ loaded: 4, total: 4 });
  call.answer();
  const response = await answered;
  expect([shares, response.status, response.headers.get('retry-after')]).toEqual([[0.25, 1], 200, '3']);
  expect(await response.json()).toEqual({ code: 200 });
});

test('a length that is not known is no share', async () => {
  void networkFetch(request());
  await begun();
  FakeCall.last.upload.onprogress?.({ loaded: 5, total: 0 });
  expect(shares).toEqual([0]);
  FakeCall.last.answer();
});

test('a line on which nothing moves for half a minute is lost; one that moves is not', async () => {
  const outcome = networkFetch(request()).catch((error: Error) => error.message);
  await begun();
  for (let n = 0; n < 5; n += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    FakeCall.last.upload.onprogress?.({ loaded: n, total: 10 });
  }
  expect(shares).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('The connection was lost.');
});

test('given up by the person, it is given up on the line', async () => {
  const controller = new AbortController();
  const outcome = networkFetch(request({ signal: controller.signal })).catch((error: Error) => error.name);
  await begun();
  controller.abort();
  expect(await outcome).toBe('TypeError');
});

test('what nobody watches goes the usual way', async () => {
  unwatch();
  expect(await (await networkFetch(request())).text()).toBe('by fetch');
  expect(await (await networkFetch(url)).text()).toBe('by fetch');
});
