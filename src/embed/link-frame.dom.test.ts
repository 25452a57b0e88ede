import { afterEach, expect, test, vi } from 'vitest';
import { type EmbedMessage, embedMessage } from '@/lib/embed-protocol';
import { linkFrame } from './link-frame';

const PORTAL = 'https://portal.example';
const links: { close(): void }[] = [];
afterEach(() => {
  for (const link of links.splice(0)) link.close();
});

/** A frame whose window notes what it is told. */
function frame(identity?: () => Promise<string>) {
  const told: { message: EmbedMessage; origin: string; port: MessagePort | undefined }[] = [];
  const contentWindow = {
    postMessage: (message: EmbedMessage, origin: string, ports: MessagePort[] = []) =>
      void told.push({ message, origin, port: ports[0] }),
  };
  const hear = vi.fn();
  const link = linkFrame({ contentWindow } as never, PORTAL, { init: () => ({ mode: 'dark' }), identity, hear });
  links.push(link);
  const say = (event: object = {}) => {
    const hello = { data: embedMessage('hello', { nonce: 'n1' }), origin: PORTAL, source: contentWindow };
    window.dispatchEvent(Object.assign(new Event('message'), hello, event));
  };
  return { told, hear, say, link };
}
const next = (port: MessagePort | undefined) =>
  new Promise<EmbedMessage>((resolve) => {
    if (port) port.onmessage = ({ data }) => resolve(data);
  });

test('the hello of the frame is answered to the portal alone, with a port and its nonce', async () => {
  const { told, say, hear } = frame();
  say();
  expect(told).toEqual([
    {
      message: embedMessage('init', { mode: 'dark', nonce: 'n1', identity: false }),
      origin: PORTAL,
      port: expect.anything(),
    },
  ]);
  told[0]?.port?.postMessage(embedMessage('height', { height: 400 }));
  told[0]?.port?.postMessage(embedMessage('hello', { nonce: 'x' }));
  told[0]?.port?.postMessage('login-expired');
  told[0]?.port?.postMessage(embedMessage('ready'));
  await vi.waitFor(() =>
    expect(hear.mock.calls).toEqual([
      ['height', { height: 400 }],
      ['ready', {}],
    ]),
  );
});

test.each([
  ['another window', { source: window }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another message', { data: embedMessage('ready') }],
  ['no nonce', { data: embedMessage('hello') }],
  ['words', { data: 'hello' }],
])('a hello with %s is not', (_, event) => {
  const { told, say } = frame();
  say(event);
  expect(told).toEqual([]);
});

test('an identity follows over the port; if there is none, that is said', async () => {
  const named = frame(async () => 'signed');
  named.say();
  expect(named.told[0]?.message.data.identity).toBe(true);
  expect(await next(named.told[0]?.port)).toEqual(embedMessage('identity', { token: 'signed' }));
  const failing = frame(async () => Promise.reject(new Error('away')));
  failing.say();
  expect((await next(failing.told[0]?.port)).data.token).toBeUndefined();
});

test('a flood is cut, and a frame that was loaded anew gets a new port', async () => {
  const { told, say, hear } = frame();
  say();
  for (let n = 0; n < 200; n += 1) told[0]?.port?.postMessage(embedMessage('height', { height: n }));
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(50));
  say();
  expect(told[1]?.port).not.toBe(told[0]?.port);
  told[1]?.port?.postMessage(embedMessage('ready'));
  await vi.waitFor(() => expect(hear).toHaveBeenLastCalledWith('ready', {}));
});
