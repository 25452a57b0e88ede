import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskAccount } from '../../setting/person/mask-account';
import { isReachable, readAccount } from './account';

const phone = fc.stringMatching(/^1[3-9]\d{9}$/);
const anything = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('readAccount', () => {
  test.each([
    [' 138 0000 0042 ', 'phone', '13800000042'],
    ['+8613800000042', 'phone', '13800000042'],
    ['008613800000042', 'phone', '13800000042'],
    ['１３８０００００042', 'phone', '13800000042'],
    ['Li@Example.COM', 'email', 'li@example.com'],
    ['12800000042', 'name', '12800000042'],
    ['operator', 'name', 'operator'],
    ['', 'name', ''],
  ])('%j is the %s %j', (typed, kind, value) => {
    expect(readAccount(typed)).toEqual({ kind, value });
  });

  test('reads what it gave as the same again, so that one account is one row', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          phone,
          anything,
          anything.map((text) => `${text}@example.com`),
        ),
        (typed) => {
          const once = readAccount(typed);
          expect(readAccount(once.value)).toEqual(once);
          expect(once.value).not.toMatch(/\s|\0/);
          expect(once.value.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test('a phone is reached, a name is not, an address where it is one', () => {
    fc.assert(fc.property(phone, (typed) => isReachable(readAccount(typed))));
    expect(
      ['operator', 'a@b', 'a@example.com', '@', '13800000042x'].map((typed) => isReachable(readAccount(typed))),
    ).toEqual([false, false, true, false, false]);
  });
});

describe('maskAccount', () => {
  test.each([
    ['13800000042', '138****0042'],
    ['zhou@example.com', 'z***@example.com'],
    ['operator', 'o***r'],
    ['ab', '***'],
    ['', '***'],
    ['😀bc', '😀***c'],
    ['😀@example.com', '😀***@example.com'],
    ['😀😀', '***'],
  ])('%j is shown as %j', (account, shown) => {
    expect(maskAccount(account)).toBe(shown);
  });

  test('hides at least four digits of a phone, and half a character of nothing', () => {
    fc.assert(
      fc.property(fc.oneof(phone, anything), (account) => {
        expect(maskAccount(account).isWellFormed()).toBe(true);
        expect(maskAccount(account)).toContain('***');
      }),
    );
    fc.assert(
      fc.property(phone, (account) => {
        expect(maskAccount(account)).not.toContain(account.slice(3, 7));
      }),
    );
  });
});
