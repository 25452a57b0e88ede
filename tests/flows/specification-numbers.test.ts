import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RETRIES } from '@/api/policies/retry';
import { timeoutOf } from '@/api/policies/timeout';
import { countClicks } from '@/blocks/layout/header/six-clicks';
import { THREE_DAYS_S } from '@/browser/session-mark';
import { CHUNK_TIMEOUT_MS } from '@/browser/within-chunk-time';
import { isoDate } from '@/lib/relative-time';
import { VERSION } from '@/lib/version';
import { CLOSE_AFTER_S, RESEND_LOGIN_S, RESEND_RESET_S } from '@/people/limits';
import { followLimits } from '@/stream/follow-run';
import { environmentDefault, productDefault } from '../../setting/layers';
import { emailFault, phoneFault } from '../../setting/person/account-rules';
import { passwordFault } from '../../setting/person/password-rules';

/**
 * Numbers of the specification that are defined in one place. Numbers that a screen shows are tested with the screen.
 */
describe('1. What the product does and for whom', () => {
  test('version string: V2.1.0', () => expect(VERSION).toBe('V2.1.0'));
});

describe('3. Entities and their fields', () => {
  test('default for main hosts: title, slogan, searchScope [3] in production (2 in preproduction), functionList [1,2,3]', () => {
    expect(productDefault).toMatchObject({
      title: 'intelligent interaction engine',
      logan: 'industrial knowledge smart search, precise solution generation',
    });
    expect(environmentDefault('production')).toEqual({ searchScope: [3], functionList: [1, 2, 3] });
    expect(environmentDefault('preproduction')).toEqual({ searchScope: [2], functionList: [1, 2, 3] });
  });
});

describe('5. Validation rules', () => {
  test.each([
    ['13800000042', null],
    ['12800000042', 'phone.wrong'],
    ['1380000004', 'phone.wrong'],
    ['', 'phone.empty'],
  ])('phone: 11 digits starting with 1 then 3-9: %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

  test('email: max 30 characters', () => {
    const host = '@aldermoor.ex';
    expect([17, 18].map((letters) => emailFault('a'.repeat(letters) + host))).toEqual([null, 'email.long']);
  });

  test.each([
    ['Beiling#2026', null],
    ['Beiling#2', 'password.rule'],
    [`Beiling#2026${'Zq7'.repeat(7)}`, 'password.rule'],
    ['beilingsteel2026', 'password.rule'],
    ['Beiling#1234', null],
    ['Beiling#12345', 'password.sequence'],
    ['Beiling#54321', 'password.sequence'],
    ['Beiling#1111', null],
    ['Beiling#11111', 'password.repeat'],
  ])('password: 10-32 characters, three kinds, no run of 5: %s', (password, fault) =>
    expect(passwordFault(password)).toBe(fault),
  );
});

describe('9. Business constants and limits', () => {
  test('SMS resend countdown: 59 s (login), 60 s (reset dialog)', () =>
    expect([RESEND_LOGIN_S, RESEND_RESET_S]).toEqual([59, 60]));
  test('success dialog auto-close 5 s', () => expect(CLOSE_AFTER_S).toBe(5));
  test('cookie expiry 3 days', () => expect(THREE_DAYS_S).toBe(259_200));
  test('request timeouts: 20000 ms (main wrapper), 1000000 ms (others)', () =>
    expect([timeoutOf('getGlobalSetting'), timeoutOf('detectObjects')]).toEqual([20_000, 1_000_000]));
  test('streaming 300 s', () => expect(followLimits.totalMs).toBe(300_000));
  test('retries 4, delay 1000 ms', () =>
    expect([RETRIES, followLimits.reattach, followLimits.pauseMs]).toEqual([4, 4, 1_000]));
  test('chunk load timeout 120 s', () => expect(CHUNK_TIMEOUT_MS).toBe(120_000));
  test('chunk load timeout: every lazy part of a page keeps it', () => {
    // React's own `lazy` waits for ever; lazyWithRetry is the one place that calls it.
    const lazily = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && /[^.\w`]lazy\(/.test(readFileSync(`src/${file}`, 'utf8')),
    );
    expect(lazily).toEqual(['ui/lazy-with-retry.ts']);
  });
  test('date format YYYY-MM-DD', () => expect(isoDate(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02'));
  test('six clicks within 1 s open it', () => {
    const at = [0, 200, 400, 600, 800, 1_000, 2_001, 2_200, 2_400, 2_600, 2_800, 3_002];
    let now = 0;
    const click = countClicks(() => now);
    const opened = at.filter((moment) => {
      now = moment;
      return click();
    });
    expect(opened).toEqual([1_000]);
  });
});
