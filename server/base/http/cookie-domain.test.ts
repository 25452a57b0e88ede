import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieDomainFor } from './cookie-domain';

test.each([
  ['kb.example.com', 'example.com', 'example.com'],
  ['example.com:8443', '.example.com', 'example.com'],
  ['KB.Example.COM.', 'example.com', 'example.com'],
  ['notexample.com', 'example.com', undefined],
  ['example.com.evil.example', 'example.com', undefined],
  ['localhost:8080', 'example.com', undefined],
  [undefined, 'example.com', undefined],
  ['kb.example.com', undefined, undefined],
])('%s below %s: %s', (host, domain, expected) => expect(cookieDomainFor(host, domain)).toBe(expected));

test('what is given is the domain itself, and the host is below it', () => {
  fc.assert(
    fc.property(fc.domain(), fc.domain(), (host, domain) => {
      const found = cookieDomainFor(host, domain);
      expect(found === undefined || `.${host.toLowerCase()}`.endsWith(`.${found}`)).toBe(true);
    }),
  );
});
