import { expect, test } from 'vitest';
import { embedMessage } from '@/lib/embed-protocol';
import { greetParent } from './greet-parent';

const PARENT = 'https://www.company.example';

/** A frame whose parent notes what it is told. */
function frame() {
  const target = new EventTarget();
  const said: { data: { nonce: string } }[] = [];
  const parent = { postMessage: (message: never) => void said.push(message) };
  const own = Object.assign(target, { parent, location: { origin: 'https://portal.example' } }) as never as Window;
  const { port1 } = new MessageChannel();
  const hear = (event: object) => {
    const nonce = said[0]?.data.nonce;
    const init = { ...embedMessage('init', { nonce, mode: 'dark', locale: 'en-US', identity: true }) };
    const whole = { source: parent, origin: PARENT, ports: [port1], data: init, ...event };
    target.dispatchEvent(Object.assign(new Event('message'), whole));
  };
  return { own, said, hear, port1 };
}

test('the answer of the page around it is taken, with its port', async () => {
  const { own, hear, port1, said } = frame();
  const greeted = greetParent(own, [PARENT]);
  hear({});
  const { nonce } = said[0]?.data ?? {};
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(await greeted).toEqual({ nonce, origin: PARENT, port: port1, mode: 'dark', locale: 'en-US', identity: true });
});

test.each([
  ['another window', { source: {} }],
  ['an origin that the channel does not name', { origin: 'https://evil.example' }],
  ['an origin that only begins like it', { origin: `${PARENT}.evil.example` }],
  ['no origin', { origin: 'null' }],
  ['another nonce', { data: embedMessage('init', { nonce: 'other' }) }],
  ['no nonce', { data: embedMessage('init') }],
  ['no port', { ports: [] }],
  ['another message', { data: embedMessage('identity') }],
  ['words', { data: 'init' }],
])('that of %s is not', async (_, event) => {
  const { own, hear } = frame();
  const greeted = greetParent(own, [PARENT], 20);
  hear(event);
  expect((await greeted).port).toBeUndefined();
});

test('without a page around it, nobody is greeted', async () => {
  const own = { location: window.location } as unknown as { parent: unknown };
  own.parent = own;
  expect(await greetParent(own as never, [])).toEqual({ nonce: expect.any(String) });
});
