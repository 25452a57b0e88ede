import { expect, test } from 'vitest';
import { isoMinute } from '@/lib/relative-time';
import { momentWords } from './moment-words';

const now = new Date(2026, 2, 2, 9, 0).getTime();
const at = (day: number) => new Date(2026, 2, day, 20, 18).toISOString();

test('a moment of this week is a day and a time, a later one has its date', () => {
  expect(momentWords(at(2), now, 'en-US')).toMatch(/^Mon,? 20:18$/);
  expect(momentWords(at(4), now, 'zh-CN')).toMatch(/^周三 ?20:18$/);
  expect(momentWords(at(30), now, 'en-US')).toBe(isoMinute(at(30)));
});
