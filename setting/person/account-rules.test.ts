import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountFault, emailFault, isPhone, phoneFault } from './account-rules';

test('a phone is 1, then 3 to 9, then nine digits', () => {
  const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), digits(9), (second, rest) => {
      expect(phoneFault(`1${second}${rest.join('')}`)).toBeNull();
    }),
  );
  for (const wrong of ['12800000042', '1380000004', '138000000422', '+8613800000042', '１３８00000042', '23800000042'])
    expect(isPhone(wrong), wrong).toBe(false);
  expect(phoneFault('')).toBe('phone.empty');
});

test('an email has a mailbox, a host with a dot, and at most 30 characters', () => {
  for (const good of ['a@b.cn', 'zhou.wei+x@beiling-rolling.cn']) expect(emailFault(good), good).toBeNull();
  for (const bad of ['a@b', 'a@@b.cn', '.a@b.cn', 'a..b@c.cn', 'a@-b.cn', 'a b@c.cn', 'a@b.cn.', '@b.cn'])
    expect(emailFault(bad), bad).toBe('email.wrong');
  expect(emailFault(`${'a'.repeat(20)}@example.com`)).toBe('email.long');
  expect(emailFault('')).toBe('email.empty');
});

test('a field for either judges what it was given', () => {
  expect(accountFault('')).toBe('account.empty');
  expect(accountFault('1380000')).toBe('phone.wrong');
  expect(accountFault('a@b')).toBe('email.wrong');
  expect(accountFault('周工')).toBe('account.wrong');
  expect(accountFault('13800000042')).toBeNull();
});
