import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessDomainOf } from './access-domain';

const of = (host: string | undefined) => accessDomainOf(host, ['portal.example.com']);

describe('the access domain of a host', () => {
  test.each([
    ['localhost', 'main'],
    ['localhost:8080', 'main'],
    ['127.0.0.1:8080', 'main'],
    ['[::1]:8080', 'main'],
    [undefined, 'main'],
    ['', 'main'],
    ['Portal.Example.com.', 'main'],
    ['portal.example.com:443', 'main'],
    ['main.localhost', 'main'],
    ['main', 'main'],
    ['steelworks.localhost:8080', 'steelworks'],
    ['STEELWORKS.localhost', 'steelworks'],
    ['steelworks', 'steelworks'],
    ['a.b.localhost', 'a.b'],
    ['steelworks.portal.example.com', 'steelworks'],
    ['notportal.example.com', 'notportal.example.com'],
    ['kb.example.com', 'kb.example.com'],
    ['192.168.1.20:8080', '192.168.1.20'],
    ['xn--fiqs8s.example', 'xn--fiqs8s.example'],
  ])('%s is %s', (host, domain) => expect(of(host)).toBe(domain));

  test.each([
    '.localhost',
    'a..b',
    '-a.example',
    '../../etc/passwd',
    'a/b',
    'a b',
    "x'; drop table setting_pointer;--",
    '<script>',
    '\u0000',
    '中文.localhost',
    'a@b',
    '[::2]',
    `${'a'.repeat(254)}.localhost`,
    'x'.repeat(100_000),
  ])('%j is nobody', (host) => expect(of(host)).toBeUndefined());

  test('whatever arrives, the answer is nobody or a plain host name, and naming it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.ipV4(), fc.ipV6(), fc.webAuthority()),
        (host) => {
          const domain = of(host);
          if (domain === undefined) return;
          expect(domain).toMatch(/^[a-z0-9.-]{1,253}$/);
          expect(of(domain)).toBe(domain);
        },
      ),
    );
  });

  test('a port and letter case never matter', () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 1, max: 65535 }), (host, port) => {
        expect(of(`${host.toUpperCase()}:${port}`)).toBe(of(host));
      }),
    );
  });
});
