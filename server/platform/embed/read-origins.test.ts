import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrigin, readOrigins } from './read-origins';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://www.example.com:8443', 'https://www.example.com:8443'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('%s is %s', (text, origin) => expect(readOrigin(text)).toBe(origin));

test.each([
  ...['', 'www.example.com', 'http://www.example.com', 'https://*.example.com', 'https://*', '*', 'null', "'self'"],
  ...['https://example.com/path', 'https://example.com?x', 'https://example.com#x', 'https://a@example.com'],
  ...[
    'https://example.com https://evil.example',
    'https://example.com; script-src *',
    'https://example.com\n',
    'data:x',
  ],
  ...['https://example.com,evil', 'javascript://example.com', 'http://localhost.evil.example', 'http://0.0.0.0:1'],
])('%j names no origin', (text) => expect(readOrigin(text)).toBeUndefined());

test('whatever is taken is an origin, and nothing that ends a directive of a policy', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `https://${rest}`),
      ),
      (text) => {
        const origin = readOrigin(text);
        if (origin === undefined) return;
        expect(origin).toMatch(/^https?:\/\/[\w.[\]:-]+$/);
        expect(new URL(origin).origin).toBe(origin);
      },
    ),
  );
});

test('each is kept once, and the portal itself is none', () => {
  expect(readOrigins(['https://A.example', 'https://a.example/'], 'portal.example')).toEqual(['https://a.example']);
  expect(() => readOrigins(['https://portal.example'], 'portal.example')).toThrow('portal itself');
  expect(() => readOrigins(['https://a.example/x'], 'portal.example')).toThrow('no origin of a page');
});
