import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultContext } from './context';
import { PoolFrame } from './pool-frame';
import { type FromFrame, PREVIEW_LINE, type ToFrame } from './protocol';
import { runPool } from './run-pool';

const PATIENCE_MS = 15_000;
const showing = { setting: { accessDomain: 'main' }, context: defaultContext('main'), mode: 'use' as const };
const inside = new WeakMap<HTMLIFrameElement, Window>();
const posted: ToFrame[] = [];
let host: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    const known = inside.get(this) ?? ({ postMessage: ({ message }) => void posted.push(message) } as Window);
    inside.set(this, known);
    return known;
  });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The frame replies as the portal in it would. */
function answer(message: FromFrame, frame = host.querySelector('iframe')): void {
  const { origin } = window.location;
  const data = { line: PREVIEW_LINE, message };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame?.contentWindow ?? null }));
}
const settled = (seq: number): FromFrame => ({ type: 'settled', seq, hash: 'x', complete: true });

test('hands over the view and answers when it has come to rest', async () => {
  const frame = new PoolFrame(host);
  const shown = frame.show(showing, 844);
  answer({ type: 'ready' });
  answer({ type: 'settled', seq: 99, hash: 'of another view', complete: true });
  answer(settled(1));
  expect(await shown).toEqual(settled(1));
  expect(host.querySelector('iframe')?.style.height).toBe('844px');
  frame.close();
  expect(host.children).toHaveLength(0);
});

test('a frame that never answers is given up, and so is one that is refused or closed', async () => {
  const silent = new PoolFrame(host).show(showing, 1).catch((error) => error.message);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await silent).toBe('timeout');
  host.replaceChildren();
  const refused = new PoolFrame(host).show(showing, 1).catch((error) => error.message);
  answer({ type: 'refused' });
  expect(await refused).toBe('refused');
  host.replaceChildren();
  const frame = new PoolFrame(host);
  const closed = frame.show(showing, 1).catch((error) => error.message);
  frame.close();
  expect(await closed).toBe('closed');
});

test('views that never answer have an end each, and those after them are still looked at', async () => {
  const failed = vi.fn();
  const done: string[] = [];
  const run = runPool(
    host,
    ['hangs', 'is never looked at', 'draws'],
    async (frame, job) => {
      const drawn = frame.show(showing, 1);
      if (job !== 'hangs') for (const each of [{ type: 'ready' }, settled(1)] as FromFrame[]) answer(each);
      await drawn;
      if (job === 'is never looked at') await frame.inspect({ picture: null });
      done.push(job);
    },
    { signal: new AbortController().signal, failed, frames: 1 },
  );
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  await run;
  expect(failed.mock.calls).toEqual([
    ['hangs', 'timeout'],
    ['is never looked at', 'timeout'],
  ]);
  expect(done).toEqual(['draws']);
});

test('asks for what is wanted of the view, and hands on what was found', async () => {
  document.documentElement.lang = 'zh-CN';
  const frame = new PoolFrame(host);
  answer({ type: 'ready' });
  const inspected = frame.inspect({ picture: 360, around: '/title' });
  const [asked] = posted;
  expect(asked).toMatchObject({ type: 'inspect', picture: 360, around: '/title', language: 'zh-CN' });
  const seq = asked?.type === 'inspect' ? asked.seq : Number.NaN;
  const told: FromFrame = { type: 'inspected', seq, findings: [], picture: null, height: 7 };
  answer(told);
  expect(await inspected).toEqual(told);
  frame.close();
});
