import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '223.5.5.5', '2606:4700:4700::1111', '2400:3200::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::ffff:0:127.0.0.1'],
  ...[
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '2001::1',
    '2001:0:1::1',
  ],
  ...[
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    'fc00::1',
    'fd00::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '3fff::1',
  ],
  ...['100::1', '2001:2::1', '2001:20::1', '5f00::1', '4000::1', '2606::5efe:7f00:1', '2606::200:5efe:10.0.0.1'],
  ...['', 'localhost', '127.1', '0x7f.1', '0177.0.0.1', '2130706433', '127.0.0.1.', '[::1]', ' 8.8.8.8', '8.8.8.8:443'],
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('no IPv4 address becomes public by being wrapped in IPv6', () => {
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '2606::5efe:'),
      (inner, around) => {
        expect(isPublicAddress(around + inner)).toBe(false);
      },
    ),
  );
});

test('whatever is asked, the answer is a yes or a no', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.ipV6(), fc.ipV4Extended(), fc.webAuthority()), (text) => {
      expect(typeof isPublicAddress(text)).toBe('boolean');
    }),
  );
});
