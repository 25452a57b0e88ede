import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../tests/support/store';
import { findVectorSpace, findVectors, forgetVectors, keepVectorSpace, keepVectors, takeTurn } from './text-vectors';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

const hashOf = (n: number) => Buffer.alloc(16, n);
const keyOf = (n: number) => hashOf(n).toString('hex');

describe('text vectors', () => {
  it('are kept by model, length and text, and given back as they were', async () => {
    const space = await keepVectorSpace(store.db, 'm', 3);
    expect(await keepVectorSpace(store.db, 'm', 3)).toEqual(space);
    expect(await findVectorSpace(store.db, 'm')).toEqual(space);
    expect(await findVectorSpace(store.db, 'unknown')).toBeUndefined();
    const vector = Float32Array.of(0.6, -0.8, 1e-8);
    await keepVectors(store.db, space, [{ hash: hashOf(1), vector }]);
    await keepVectors(store.db, space, [{ hash: hashOf(1), vector: Float32Array.of(9, 9, 9) }]);
    await keepVectors(store.db, space, []);
    const longer = await keepVectorSpace(store.db, 'm', 4);
    expect(await findVectors(store.db, space, [hashOf(1), hashOf(2)])).toEqual(new Map([[keyOf(1), vector]]));
    expect((await findVectors(store.db, longer, [hashOf(1)])).size).toBe(0);
    expect(await findVectorSpace(store.db, 'm')).toEqual(longer);
  });

  it('are forgotten a month later, where no passage says them any more', async () => {
    const space = await keepVectorSpace(store.db, 'forgetful', 1);
    const vectors = [1, 2, 3].map((n) => ({ hash: hashOf(n), vector: Float32Array.of(1) }));
    await keepVectors(store.db, space, vectors);
    await store.pool.query("update text_vector set made_at = now() - interval '40 days' where hash <> $1", [hashOf(3)]);
    await store.pool.query("update embedding_model set used_at = now() - interval '40 days' where name = 'm'");
    expect(await forgetVectors(store.db, space, (hash) => hash === keyOf(1))).toBe(1);
    const left = await findVectors(
      store.db,
      space,
      vectors.map(({ hash }) => hash),
    );
    expect([...left.keys()].sort()).toEqual([keyOf(1), keyOf(3)]);
    expect(await findVectorSpace(store.db, 'm')).toBeUndefined();
  });

  it('are asked for by one node at a time, and the turn is given back even after a failure', async () => {
    const order: string[] = [];
    const first = takeTurn(store, async () => {
      expect(await takeTurn(store, async () => void order.push('second'))).toBe(false);
      order.push('first');
    });
    expect(await first).toBe(true);
    await expect(takeTurn(store, () => Promise.reject(new Error('no vectors')))).rejects.toThrow('no vectors');
    expect(await takeTurn(store, async () => void order.push('third'))).toBe(true);
    expect(order).toEqual(['first', 'third']);
  });
});
