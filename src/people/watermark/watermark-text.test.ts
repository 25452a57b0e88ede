import { expect, test } from 'vitest';
import type { Organization, User } from '@/session/session';
import { watermarkText } from './watermark-text';

const user = { nickname: '', username: 'anna' } as User;
const tenant = { id: 't', name: 'Harrow' } as Organization;
// Late evening in local time: in time zones behind UTC, the UTC date is already the next day.
const day = new Date(2026, 2, 1, 23, 59);

test('the words that were chosen, else who looks, for whom, and on which day of theirs', () => {
  expect(watermarkText('  Internal  ', user, tenant, day)).toBe('Internal');
  expect(watermarkText('   ', user, tenant, day)).toBe('anna · Harrow · 2026-03-01');
  expect(watermarkText('', { ...user, nickname: 'Anna' }, null, day)).toBe('Anna · 2026-03-01');
  expect(watermarkText('', null, null, day)).toBe('2026-03-01');
});
