import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNamed, readRedirect, returnAddress } from './redirect-address';

describe('where a person may be sent back to', () => {
  test.each([
    'https://assistant.example.com/callback',
    'https://assistant.example.com:8443/callback?x=1',
    'http://127.0.0.1:33418/callback',
    'http://localhost/callback',
    'http://[::1]:9/',
  ])('%s', (address) => expect(readRedirect(address)?.href).toBe(new URL(address).href));

  test.each([
    ...['javascript:alert(1)', 'data:text/html,x', 'cursor://callback', 'file:///etc/passwd', 'blob:https://a.b/x'],
    ...['http://assistant.example.com/', 'http://127.0.0.1.evil.example/', 'http://localhost.evil.example/'],
    ...[
      'https://a@b.example/',
      'https://a:b@c.example/',
      'https://a.example/#x',
      'https:a.example',
      'https:/a.example',
    ],
    ...['HTTPS://a.example/', ' https://a.example/', 'https://a.example/\n', 'https://a.example\\@b.example/'],
    ...['https://a.example/ x', 'https://例子.example/', 'http://127.1/', '//a.example/', '', 'https://', 7, null],
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('not %s', (address) => expect(readRedirect(address)).toBeUndefined());

  test('is one of the named addresses, exactly, but for the port of the person’s own machine', () => {
    const named = ['https://a.example/callback', 'http://127.0.0.1/callback'];
    expect(isNamed('https://a.example/callback', named)).toBe(true);
    expect(isNamed('http://127.0.0.1:33418/callback', named)).toBe(true);
    for (const other of [
      ...['https://a.example/callback/', 'https://a.example/callback?x=1', 'https://a.example:8443/callback'],
      ...['https://a.example/CALLBACK', 'https://b.example/callback', 'https://a.example/callback/../x'],
      ...['http://127.0.0.1:33418/other', 'http://localhost:33418/callback', 'http://127.0.0.1/callback?x=1'],
    ])
      expect([other, isNamed(other, named)]).toEqual([other, false]);
    expect(isNamed('javascript:alert(1)', ['javascript:alert(1)'])).toBe(false);
  });
});

test('whatever is accepted leads to its own host, whatever is added', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), fc.string(), (address, state) => {
      const url = readRedirect(address);
      if (!url) return;
      const back = new URL(returnAddress(address, { code: 'c', state, iss: undefined }));
      expect([back.origin, back.pathname, back.hash]).toEqual([url.origin, url.pathname, '']);
      expect([back.searchParams.get('state'), back.searchParams.has('iss')]).toEqual([state.toWellFormed(), false]);
    }),
  );
});
