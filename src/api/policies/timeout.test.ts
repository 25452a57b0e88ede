import { expect, test } from 'vitest';
import { answering, ask, raw } from '../../../tests/support/base-query';
import { timeoutOf, withTimeout } from './timeout';

test.each([
  ['/api/search', 20_000],
  ['/proxy-api/open/office/loginAcc', 20_000],
  ['/saas/api/app/order/create', 20_000],
  ['/eiip-api/c/iam/iam_user', 20_000],
  ['/proxy-api/open/person/upload', 1_000_000],
  ['/achat/api/v1/chat/online', 1_000_000],
  ['/chat/api_ocr_business_licensee', 1_000_000],
  ['/mchat/gpt/clear_chat_data', 1_000_000],
  ['/tianzhi-tools/api/v1/object_detection', 1_000_000],
  ['/d-save/admin/dialog/history/save', 1_000_000],
])('%s may take %i ms', (url, ms) => {
  expect(timeoutOf(url)).toBe(ms);
});

test('a prefix is a whole path segment', () => {
  expect(timeoutOf('/chatter')).toBe(20_000);
});

test('a call may know better', async () => {
  const network = answering(raw({}));
  await ask(withTimeout(network.query), undefined, { timeout: 5 });
  await ask(withTimeout(network.query));
  expect(network.asked.map((args) => args.timeout)).toEqual([5, 20_000]);
});
