import { expect, test, vi } from 'vitest';
import { openPeer } from './open-peer';

const frame = { postMessage: vi.fn() } as unknown as Window;
const stranger = {} as Window;
const here = window.location.origin;
const send = (data: unknown, origin = here, source: Window | null = frame) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

test('hears its own frame on its own line, and nobody else', () => {
  const heard: unknown[] = [];
  const peer = openPeer(
    'a',
    window,
    () => frame,
    (message) => heard.push(message),
  );
  send({ line: 'a', message: 1 });
  send({ line: 'b', message: 2 });
  send({ line: 'a', message: 3 }, 'https://evil.example');
  send({ line: 'a', message: 4 }, here, stranger);
  send({ line: 'a', message: 5 }, here, null);
  for (const data of ['a', null, 7, { line: 'a' }, { message: 6 }]) send(data);
  expect(heard).toEqual([1]);
  peer.close();
  send({ line: 'a', message: 7 });
  expect(heard).toEqual([1]);
});

test('posts to its own origin alone, and to nobody while there is nobody', () => {
  openPeer('a', window, () => frame, vi.fn()).post('hello');
  expect(frame.postMessage).toHaveBeenCalledWith({ line: 'a', message: 'hello' }, { targetOrigin: here });
  expect(() => openPeer('a', window, () => null, vi.fn()).post('hello')).not.toThrow();
});

test('delivers as a call would, and only where it may', () => {
  const inside = new EventTarget() as unknown as Window;
  const heard: unknown[] = [];
  inside.addEventListener('message', ({ data, origin, source }) => heard.push([data, origin, source === window]));
  const message = { parts: {} };
  openPeer('a', window, () => inside, vi.fn()).deliver(message);
  expect(heard).toEqual([[{ line: 'a', message }, here, true]]);
  const elsewhere = {
    get dispatchEvent(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  } as unknown as Window;
  for (const gone of [elsewhere, null])
    expect(() => openPeer('a', window, () => gone, vi.fn()).deliver(message)).not.toThrow();
});
