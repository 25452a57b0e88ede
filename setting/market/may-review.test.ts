import { expect, test } from 'vitest';
import { whyNotReview } from './may-review';

const now = new Date('2026-11-27T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const right = (kind: 'full' | 'trial', started: number, ends: number | null = 100, ended: number | null = null) => ({
  ...{ kind, startsAt: day(-started), endsAt: ends === null ? null : day(ends) },
  endedAt: ended === null ? null : day(-ended),
  suspendedAt: null,
});
const ask = (more: object) =>
  whyNotReview({ now, right: right('full', 30), organization: 'b', supplier: 's', runsIt: true, ...more })?.['en-US'];

test('whoever has used it for 14 days, or tried it for 7, may review it', () => {
  expect(ask({})).toBeUndefined();
  expect(ask({ right: right('full', 14) })).toBeUndefined();
  expect(ask({ right: right('trial', 7) })).toBeUndefined();
  expect(ask({ right: right('full', 13) })).toContain('from 2026-11-28 on');
  expect(ask({ right: right('trial', 6) })).toContain('after 7 days');
});

test('a right that is over, pending or given back is none; one in grace or for reading still is', () => {
  expect(ask({ right: undefined })).toMatch(/^Only organizations/);
  expect(ask({ right: right('full', 400, -10) })).toBeUndefined();
  expect(ask({ right: right('full', 400, -40) })).toBeUndefined();
  expect(ask({ right: right('full', 400, -45) })).toMatch(/^Only organizations/);
  expect(ask({ right: right('full', 30, 100, 1) })).toMatch(/^Only organizations/);
});

test('nobody reviews their own, and members leave it to who runs the organization', () => {
  expect(ask({ organization: 's' })).toMatch(/^Nobody/);
  expect(ask({ isSister: true })).toContain('belongs together with the supplier');
  expect(ask({ organization: undefined })).toMatch(/^Sign in/);
  expect(ask({ runsIt: false })).toMatch(/owners and administrators/);
});
