import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkOf } from './network-of';

const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
/** Global unicast, outside the prefixes that embed an IPv4 address. */
const first = fc.integer({ min: 0x2400, max: 0x2fff }).map((value) => value.toString(16));
const ipv4 = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));

describe('the network of an address', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['192.0.2.17:51000', '192.0.2.17', '192.0.2.0/24'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['::ffff:c000:211', '192.0.2.17', '192.0.2.0/24'],
    ['64:ff9b::192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
    ['::1', '::/64', '::/48'],
    ['127.0.0.1', '127.0.0.1', '127.0.0.0/24'],
  ])('%s is counted as %s and %s', (address, near, wide) => expect(networkOf(address)).toEqual({ near, wide }));

  test.each(['', 'unknown', 'localhost', '1', '0x7f.1', '999.1.1.1', '1.2.3', '_hidden', '1.2.3.4, 5.6.7.8', ':'])(
    'garbage (%j) is one bucket',
    (address) => expect(networkOf(address)).toEqual({ near: 'unknown', wide: 'unknown' }),
  );

  test('does not change with the last 64 bits of IPv6, and the wide one not with the last 80', () => {
    const tail = fc.array(group, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(first, group, group, group, tail, tail, (a, b, c, d, one, other) => {
        const near = (rest: string[]) => networkOf([a, b, c, d, ...rest.slice(0, 4)].join(':'));
        expect(near(one)).toEqual(near(other));
        const wide = (rest: string[]) => networkOf([a, b, c, ...rest].join(':')).wide;
        expect(wide(one)).toBe(wide(other));
      }),
    );
  });

  test('is the same however an IPv4 address is written', () => {
    fc.assert(
      fc.property(ipv4, fc.integer({ min: 0, max: 65_535 }), (bytes, port) => {
        const address = bytes.join('.');
        const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
        const mapped = `::ffff:${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
        const expected = { near: address, wide: `${bytes.slice(0, 3).join('.')}.0/24` };
        for (const written of [address, `${address}:${port}`, `::ffff:${address}`, mapped, mapped.toUpperCase()])
          expect(networkOf(written)).toEqual(expected);
      }),
    );
  });

  test('tells neighbours apart by the near one alone', () => {
    fc.assert(
      fc.property(first, group, group, group, group, (a, b, c, d, e) => {
        fc.pre(d !== e);
        const [one, other] = [networkOf(`${a}:${b}:${c}:${d}::1`), networkOf(`${a}:${b}:${c}:${e}::1`)];
        expect(one.near).not.toBe(other.near);
        expect(one.wide).toBe(other.wide);
      }),
    );
  });

  test('is found for whatever stands there, and is short', () => {
    const anything = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended());
    fc.assert(
      fc.property(anything, (address) => {
        const { near, wide } = networkOf(address);
        for (const name of [near, wide]) expect(name).toMatch(/^(unknown|[0-9a-f.:]{2,39}(\/\d{2})?)$/);
      }),
    );
  });
});
