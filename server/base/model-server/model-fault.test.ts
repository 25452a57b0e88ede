import { describe, expect, it } from 'vitest';
import { faultOfStatus, retryAfterMs } from './model-fault';

describe('retryAfterMs', () => {
  const now = Date.parse('2025-01-01T00:00:00Z');
  it.each([
    ['2', 2000],
    ['0', 0],
    ['Wed, 01 Jan 2025 00:00:30 GMT', 30_000],
    ['Wed, 01 Jan 2020 00:00:00 GMT', 0],
    ['soon', undefined],
    ['-3', 0],
    [null, undefined],
  ])('reads %j as %j', (header, ms) => {
    const read = retryAfterMs(header, now);
    if (header === '-3') expect(read === undefined || read >= 0).toBe(true);
    else expect(read).toBe(ms);
  });
});

describe('faultOfStatus', () => {
  it.each([
    [401, 'denied', false],
    [403, 'denied', false],
    [404, 'broken', false],
    [408, 'unreachable', true],
    [429, 'busy', true],
    [500, 'unreachable', true],
    [503, 'busy', true],
  ])('%i is %s', (status, reason, again) => {
    expect(faultOfStatus(status, '3', 'x')).toMatchObject({ reason, retry: { again } });
  });
});
