import { expect, test } from 'vitest';
import { judgePassword, passwordFault } from './password-rules';

test.each([
  ['', 'password.newEmpty'],
  ['Ab1#Ab1#A', 'password.rule'],
  ['Ab1#'.repeat(9), 'password.rule'],
  ['lowercase1234x', 'password.rule'],
  ['Xabcde#19z', 'password.sequence'],
  ['Xedcba#19z', 'password.sequence'],
  ['Xq#98765zz', 'password.sequence'],
  ['Xq#aaaaa19', 'password.repeat'],
])('%s fails with %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each(['Xabcd#19zq', 'Xq#aaaa195', 'Beiling#2026', 'lower9-9digits', `Aa1${'xq'.repeat(14)}z`])(
  '%s will do',
  (password) => {
    expect(passwordFault(password)).toBeNull();
  },
);

test('says of every rule by itself whether it holds', () => {
  expect(judgePassword('abcde')).toEqual({
    length: false,
    lowercase: true,
    uppercase: false,
    digit: false,
    special: false,
    kinds: false,
    sequence: false,
    repeat: true,
  });
});
