import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReply } from './read-reply';

const read = (text: string) => readReply(Buffer.from(text));

test.each([
  ['locked', 'locked'],
  ['{"error":"token expired"}', '{"error":"token expired"}'],
  ['Authorization: Bearer abcdefgh.ijkl', 'Authorization: Bearer ***'],
  [`the key is mwk_0123456789ab_${'x'.repeat(49)}`, 'the key is mwk_0123456789ab_***'],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_***'],
  ['{"password": "hunter42", "a": 1}', '{"password": "***", "a": 1}'],
  ['DB_PASSWORD=hunter42\nHOST=db', 'DB_PASSWORD=***\nHOST=db'],
  ['?api_key=abcdef12&x=1', '?api_key=***&x=1'],
  ['Set-Cookie: sid=1; Path=/\r\nX: 1', 'Set-Cookie: ***\r\nX: 1'],
  ['a\0b', 'ab'],
])('%s', (reply, kept) => {
  expect(read(reply)).toBe(kept);
});

test('a secret at the end of the kilobyte does not stay in half', () => {
  expect(read(`${'x'.repeat(1000)} whsec_${'s'.repeat(60)}`)).toBe(`${'x'.repeat(1000)} whsec_***`);
});

test('whatever comes, it is text of at most a kilobyte that the database takes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      const kept = readReply(Buffer.from(bytes));
      expect(kept.length).toBeLessThanOrEqual(1024);
      expect(kept).not.toContain('\0');
      expect(kept.isWellFormed()).toBe(true);
    }),
  );
});
