import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLine, watchSetting } from './watch-setting';

/** A response that stays open until the test closes it. */
function line() {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    say: (text: string) => out?.enqueue(encoder.encode(text)),
    cut: () => out?.close(),
  };
}

const watch = (answers: (() => Response | Promise<Response>)[]) => {
  const changes: (string | undefined)[] = [];
  const signals: AbortSignal[] = [];
  const send = vi.fn(async (_url: unknown, init?: RequestInit) => {
    signals.push(init?.signal as AbortSignal);
    const answer = answers.shift();
    return answer ? answer() : new Promise<Response>(() => undefined);
  });
  const stop = watchSetting({ onChange: (revision) => changes.push(revision), send: send as never, wait: () => 10 });
  return { changes, signals, send, stop };
};
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
});

test('tells each published revision, also one whose event is cut in two', async () => {
  const first = line();
  const { changes, stop } = watch([() => first.response]);
  stops.push(stop);
  first.say(': ping\n\nevent: setting\ndata: {"revi');
  first.say('sion":"r2"}\n\nevent: other\ndata: {"revision":"x"}\n\nevent: setting\ndata: no json\n\n');
  await vi.waitFor(() => expect(changes).toEqual(['r2']));
});

test('comes back after a cut and a refusal, and asks what it may have missed', async () => {
  const first = line();
  const second = line();
  const { changes, send, stop } = watch([
    () => first.response,
    () => new Response('busy', { status: 503 }),
    () => Promise.reject(new TypeError('network')),
    () => second.response,
  ]);
  stops.push(stop);
  first.cut();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  await vi.waitFor(() => expect(changes).toEqual([undefined]));
  second.say('event: setting\ndata: {"revision":"r3"}\n\n');
  await vi.waitFor(() => expect(changes).toEqual([undefined, 'r3']));
});

test('a hidden page lets go of its line, and asks once when it is seen again', async () => {
  const { changes, signals, send, stop } = watch([() => line().response, () => line().response]);
  stops.push(stop);
  look('hidden');
  expect(signals[0]?.aborted).toBe(true);
  look('visible');
  await vi.waitFor(() => expect(changes).toEqual([undefined]));
  expect(send).toHaveBeenCalledTimes(2);
});

test('stopped, it neither listens nor comes back', async () => {
  const { signals, send, stop } = watch([() => line().response]);
  stop();
  look('visible');
  await new Promise((done) => setTimeout(done, 30));
  expect(send).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(true);
});

test('a line on which nothing comes, because something holds it back, is given up and asked for again', async () => {
  const held = line();
  const signals: AbortSignal[] = [];
  const down = vi.fn();
  const send = vi.fn(async (_url: unknown, init?: RequestInit) => {
    signals.push(init?.signal as AbortSignal);
    return signals.length === 1 ? held.response : new Promise<Response>(() => undefined);
  });
  const watched = { url: '/x', onEvent: () => true, onMissed: () => {}, onDown: down, silentMs: 20, wait: () => 1 };
  stops.push(watchLine({ ...watched, send: send as never }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(signals[0]?.aborted).toBe(true);
  expect(down).toHaveBeenCalledOnce();
});
