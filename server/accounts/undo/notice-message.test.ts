import { expect, test } from 'vitest';
import { noticeMessage } from './notice-message';

const at = '2026-12-02T15:34:56.000Z';
const invitation = {
  what: 'invitation',
  at,
  link: 'https://aldermoor.example/invitation#a',
  organization: 'Aldermoor',
};

test.each([
  ['zh-CN', '有效期至 2026-12-02 23:34（北京时间）'],
  ['en-US', 'valid until 2026-12-02 23:34, Beijing time'],
] as const)('9. Date format YYYY-MM-DD, in messages too: %s', (locale, said) => {
  const notice = invitation as Parameters<typeof noticeMessage>[0]['notice'];
  expect(noticeMessage({ notice, locale, brand: 'Portal' }).text).toContain(said);
  expect(noticeMessage({ notice: { what: 'password', at }, locale, brand: 'Portal' }).text).toContain(
    '2026-12-02 23:34',
  );
});
