import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { idempotent } from './idempotency';

const reply = {} as FastifyReply;
const request = (key: string | undefined, visitor = 'v') =>
  ({ headers: { 'idempotency-key': key }, visitor }) as unknown as FastifyRequest;

test('the same key does the work once and answers its first result again', async () => {
  const store = await openTestStore();
  let count = 0;
  const order = idempotent(async () => ({ order: ++count }), 'createAppOrder', store);
  expect(await order(request('key-00001'), reply)).toEqual({ order: 1 });
  expect(await order(request('key-00001'), reply)).toEqual({ order: 1 });
  expect(await order(request('key-00002'), reply)).toEqual({ order: 2 });
  expect(await order(request('key-00001', 'somebody else'), reply)).toEqual({ order: 3 });
  const other = idempotent(async () => 'other', 'saveChat', store);
  expect(await other(request('key-00001'), reply)).toBe('other');
});

test('without a key every call is a new one', async () => {
  const store = await openTestStore();
  const work = vi.fn(async () => null);
  const act = idempotent(work, 'saveChat', store);
  await act(request(undefined), reply);
  await act(request(undefined), reply);
  expect(work).toHaveBeenCalledTimes(2);
});

test('twenty at once do the work once, and all get its result', async () => {
  const store = await openTestStore();
  let count = 0;
  const order = idempotent(
    async () => {
      await new Promise((done) => setTimeout(done, 120));
      return { order: ++count };
    },
    'createAppOrder',
    store,
  );
  const results = await Promise.all(Array.from({ length: 20 }, () => order(request('key-at-once'), reply)));
  expect(results).toEqual(Array(20).fill({ order: 1 }));
});

test('a failure is not remembered', async () => {
  const store = await openTestStore();
  const work = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce('done');
  const act = idempotent(work, 'saveChat', store);
  await expect(act(request('key-fails'), reply)).rejects.toThrow('refused');
  expect(await act(request('key-fails'), reply)).toBe('done');
});

test('work that died with its node is taken over, work that is going on is not', async () => {
  const store = await openTestStore();
  const act = idempotent(async () => 'again', 'saveChat', store);
  const abandon = (age: string) =>
    store.pool.query(
      `insert into idempotency (key, visitor, operation, created_at) values ('key-dead1', 'v', 'saveChat', now() - $1::interval)`,
      [age],
    );
  await abandon('3 minutes');
  expect(await act(request('key-dead1'), reply)).toBe('again');
});

test('nothing is a result too', async () => {
  const store = await openTestStore();
  const work = vi.fn(async () => undefined);
  const act = idempotent(work, 'evaluateMessage', store);
  expect(await act(request('key-null1'), reply)).toBeNull();
  expect(await act(request('key-null1'), reply)).toBeNull();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a result with characters that PostgreSQL refuses is a result all the same', async () => {
  const store = await openTestStore();
  const act = idempotent(async () => ({ text: 'a\u0000b\ud800' }), 'saveMessage', store);
  expect(await act(request('key-nul01'), reply)).toEqual({ text: 'a\u0000b\ud800' });
  expect(await act(request('key-nul01'), reply)).toEqual({ text: 'ab\ufffd' });
});
