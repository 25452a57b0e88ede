import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { claimKey, deleteExpiredKeys, forgetKey, readResult, storeResult } from './idempotency';

const id = { key: 'k', visitor: 'v', operation: 'saveMessage' };

test('of many at once, one does the work, and the others read its result', async () => {
  const { db } = await openTestStore();
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimKey(db, id)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await readResult(db, id)).toBeUndefined();
  await storeResult(db, id, { text: 'a\0b\ud83d' });
  expect(await readResult(db, id)).toEqual({ data: { text: 'ab\uFFFD' } });
  expect(await claimKey(db, id)).toBe(false);
});

test('a result of nothing is a result', async () => {
  const { db } = await openTestStore();
  await claimKey(db, id);
  await storeResult(db, id, null);
  expect(await readResult(db, id)).toEqual({ data: null });
});

test('the same key means something else for another visitor or call', async () => {
  const { db } = await openTestStore();
  for (const other of [id, { ...id, visitor: 'w' }, { ...id, operation: 'deleteChat' }])
    expect(await claimKey(db, other)).toBe(true);
});

test('work that failed, or died with its node, may be done again; work under way may not', async () => {
  const { db } = await openTestStore();
  await claimKey(db, id);
  expect(await claimKey(db, id)).toBe(false);
  await sql`update idempotency set created_at = now() - interval '3 minutes'`.execute(db);
  expect(await claimKey(db, id)).toBe(true);
  await forgetKey(db, id);
  expect(await claimKey(db, id)).toBe(true);
});

test('old keys are forgotten, new ones kept', async () => {
  const { db } = await openTestStore();
  await claimKey(db, id);
  await claimKey(db, { ...id, key: 'old' });
  await sql`update idempotency set created_at = now() - interval '4 days' where key = 'old'`.execute(db);
  await deleteExpiredKeys(db);
  expect(await claimKey(db, id)).toBe(false);
  expect(await claimKey(db, { ...id, key: 'old' })).toBe(true);
});
