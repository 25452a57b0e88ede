import { expect, test } from 'vitest';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';

const definition = '/api/admin/domains/main/definitions/activity/award2027';

test('a prize above the review line is published by two, one below it by one', async () => {
  const { call, store } = await openActivitiesApp();
  const [lin, wu] = await Promise.all([signedIn(store, 'lin'), signedIn(store, 'wu')]);
  const { summary, body } = (await call('GET', definition, { headers: lin })).data;
  const priced = (value: number): ActivityDocument => ({
    ...body,
    prizes: body.prizes.map((prize: object, n: number) => (n === 0 ? { ...prize, value } : prize)),
  });
  const publish = (document: object, base: string) =>
    call('POST', `${definition}/publish`, { headers: lin, body: { base, body: document, message: 'm' } });
  const refused = await publish(priced(50_000), summary.head);
  expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('500 yuan')]);
  const asked = { body: priced(50_000), message: 'm' };
  const { revision } = (await call('POST', `${definition}/approval`, { headers: lin, body: asked })).data;
  const approve = (headers: { cookie: string }) =>
    call('POST', `/api/admin/domains/main/approval/${revision}`, { headers });
  // Nobody is the second person for what they asked for themselves.
  expect((await approve(lin)).status).toBe(409);
  expect((await publish(priced(50_000), summary.head)).status).toBe(409);
  expect((await approve(wu)).status).toBe(200);
  // What was approved is this content and nothing else.
  expect((await publish(priced(60_000), summary.head)).status).toBe(409);
  const { data } = await publish(priced(50_000), summary.head);
  expect(data.revision).toBe(revision);
  expect((await publish(priced(49_999), revision)).status).toBe(200);
});
