import { describe, expect, test } from 'vitest';
import type { User } from '@/session/session';
import { judgeOwn, mask } from './own-account';

const user = (own: Partial<User>) => ({ id: 'u', uucId: 'x', username: 'anna', ...own }) as User;
const both = user({ phone: '13800000042', email: 'Anna@Example.com' });

describe('the account that a person gives as their own', () => {
  test.each([
    ['phone', '13800000042', both, null],
    ['phone', '13800000043', both, 'phone.notOwn'],
    ['phone', '', both, 'phone.empty'],
    ['phone', '1380000004', both, 'phone.wrong'],
    ['email', 'anna@example.COM', both, null],
    ['email', 'ben@example.com', both, 'email.notOwn'],
    ['email', 'anna@', both, 'email.wrong'],
    ['email', 'anna@example.com', user({ phone: '13800000042' }), 'email.unbound'],
    ['phone', '13800000042', user({ email: 'a@b.cn' }), 'phone.unbound'],
    ['phone', '13800000042', null, null],
    ['phone', '12345678901', null, 'phone.wrong'],
  ] as const)('%s %s', (channel, value, who, fault) => {
    expect(judgeOwn(channel, value, who)).toBe(fault);
  });

  test('is shown so far that one knows which it is, and no further', () => {
    expect(mask('phone', both)).toBe('138****0042');
    expect(mask('phone', user({ phone: '13800000042', securityPhone: '138******42' }))).toBe('138******42');
    expect(mask('email', both)).toBe('A***@Example.com');
    expect([mask('phone', null), mask('email', user({}))]).toEqual([undefined, undefined]);
  });
});
