import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { revisionId } from './admin/revision-id';
import { quoteHash } from './chat/quote-hash';
import { hashHex } from './hash-hex';

afterEach(() => vi.unstubAllGlobals());

test('is the SHA-256 that the server makes', async () => {
  for (const text of ['', 'abc', '炉前', '\u{1F600}'])
    expect(await hashHex(text, 64)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(await hashHex('abc', 16)).toHaveLength(16);
});

test('a revision is its content, whatever the order of its keys; a quote its words, whatever the space between', async () => {
  expect(await revisionId({ a: 1, b: [2] })).toBe(await revisionId({ b: [2], a: 1 }));
  expect(await revisionId({ a: 1 })).not.toBe(await revisionId({ a: 2 }));
  expect(await quoteHash(' one\n two ')).toBe(await quoteHash('one two'));
});

test('without cryptography, as on plain http, the demo still tells contents apart', async () => {
  vi.stubGlobal('crypto', { randomUUID: () => 'x' });
  const ids = await Promise.all(Array.from({ length: 200 }, (_, n) => revisionId({ n })));
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
  expect(await revisionId({ n: 7 })).toBe(ids[7]);
});
