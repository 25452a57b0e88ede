import type { Store } from '../../base/database/db';
import { forgetVectors, keepVectorSpace } from '../store/text-vectors';
import type { VectorSet } from './vector-set';

const EVERY_MS = 24 * 3600 * 1000;

/** Records once a day that a model is in use, and deletes vectors unused for long. */
export function forgetDaily({ store, model }: { store: Store; model: string }): (set: VectorSet) => Promise<void> {
  let last = 0;
  return async ({ space, table }) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    await keepVectorSpace(store.db, model, space.dimension);
    const used = await table.hashes();
    await forgetVectors(store.db, space, (hash) => used.has(hash));
  };
}
