import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedMessage, readEmbedMessage } from './embed-protocol';

test('what is sent is read', () => {
  const message = embedMessage('height', { height: 400 });
  expect(readEmbedMessage(message)).toEqual(message);
  expect(readEmbedMessage({ mw: 1, type: 'ready' })).toEqual({ mw: 1, type: 'ready', data: {} });
});

test.each([
  ...[undefined, null, 'login-expired', 7, [], {}, { mw: 2, type: 'x' }, { mw: 1 }, { mw: 1, type: 7 }],
  ...[
    { mw: 1, type: 'x', data: [] },
    { mw: 1, type: 'x', data: { a: {} } },
    { mw: 1, type: 'x', data: null },
  ],
  { mw: 1, type: 'x', data: { a: 'y'.repeat(70_000) } },
])('%j is no message', (value) => expect(readEmbedMessage(value)).toBeUndefined());

test('nothing that another window sends makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readEmbedMessage(value);
    }),
  );
});
