import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OutgoingRefused } from './outgoing-refused';
import { readTarget, type TargetRules } from './read-target';

function reasonFor(address: string, rules?: TargetRules): string | undefined {
  try {
    readTarget(address, rules);
    return undefined;
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    return error.reason;
  }
}

describe('the addresses that are read', () => {
  test.each([
    'https://kb.example.com/a?b=c#d',
    'https://8.8.8.8/',
    'HTTPS://kb.example.com:443',
    'https://例子.example/',
  ])('%s', (address) => expect(reasonFor(address)).toBeUndefined());
  test('http and another port where they are asked for', () => {
    expect(reasonFor('http://kb.example.com/', { http: true })).toBeUndefined();
    expect(reasonFor('https://kb.example.com:8443/', { ports: [443, 8443] })).toBeUndefined();
  });
});

describe('the addresses that are refused', () => {
  test.each([
    ['http://kb.example.com/', 'scheme'],
    ['ftp://kb.example.com/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://kb.example.com/', 'scheme'],
    ['data:text/plain,hello', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://name:word@kb.example.com/', 'credentials'],
    ['https://kb.example.com@127.0.0.1/', 'credentials'],
    ['https://@kb.example.com/', 'credentials'],
    ['https://kb.example.com:22/', 'port'],
    ['https://kb.example.com:8443/', 'port'],
    ['https://kb.example.com:80/', 'port'],
    ['https:kb.example.com', 'no-address'],
    ['https:/kb.example.com', 'no-address'],
    ['https:///kb.example.com', 'no-address'],
    ['https://2130706433/', 'no-address'],
    ['https://0x7f000001/', 'no-address'],
    ['https://0177.0.0.1/', 'no-address'],
    ['https://127.1/', 'no-address'],
    ['https://127.0.0.1./', 'no-address'],
    ['https://134744072/', 'no-address'],
    ['https://１２７.0.0.1/', 'no-address'],
    ['https://127。0。0。1/', 'no-address'],
    ['https://%31%32%37.0.0.1/', 'no-address'],
    ['https://[::FFFF:127.0.0.1]/', 'no-address'],
    ['https://kb.example.com\\@127.0.0.1/', 'no-address'],
    ['https://kb.exa\tmple.com/', 'no-address'],
    [' https://kb.example.com/', 'no-address'],
    ['https://kb.example.com/\u0000', 'no-address'],
    [`https://kb.example.com/${'a'.repeat(3000)}`, 'no-address'],
    ['', 'no-address'],
    ['kb.example.com', 'no-address'],
  ])('%j: %s', (address, reason) => expect(reasonFor(address)).toBe(reason));
});

test('what passes has no credentials, a usual port, and a host that was written so or is no number', () => {
  const anything = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.webAuthority({ withUserInfo: true, withPort: true }).map((it) => `https://${it}/`),
  );
  fc.assert(
    fc.property(anything, (address) => {
      if (reasonFor(address, { http: true }) !== undefined) return;
      const url = readTarget(address, { http: true });
      expect([url.username, url.password, url.port]).toEqual(['', '', '']);
      expect(['http:', 'https:']).toContain(url.protocol);
    }),
  );
});
