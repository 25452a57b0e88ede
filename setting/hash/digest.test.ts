import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hex, hmacWith, sha256 } from './digest';

const bytes = fc.uint8Array({ maxLength: 300 });

test('says what the SHA-256 of Node says, for bytes of any length', () => {
  fc.assert(
    fc.property(bytes, (data) => {
      expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      expect(fromHex(hex(data))).toEqual(data);
    }),
  );
  expect(hex(sha256('中文'))).toBe(createHash('sha256').update('中文').digest('hex'));
});

test('says what the HMAC of Node says, also with keys longer than a block', () => {
  fc.assert(
    fc.property(bytes, bytes, bytes, (key, one, other) => {
      const mac = hmacWith(key);
      for (const data of [one, other])
        expect(hex(mac(data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
    }),
  );
});
