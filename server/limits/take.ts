import { tooMany } from '../plugins/errors';
import type { Store } from '../store/db';
import { type Budget, lookAll, spendAll } from '../store/people/budgets';
import type { Db } from '../store/people/persons';

/** Takes from all budgets or from none, together with the work; refuses with the time when there is more. */
export async function take<T>({ db }: Store, budgets: readonly Budget[], work: (trx: Db) => Promise<T>): Promise<T> {
  const early = await lookAll(db, budgets);
  if (early > 0) throw tooMany(early);
  return db.transaction().execute(async (trx) => {
    const waitMs = await spendAll(trx, budgets);
    if (waitMs > 0) throw tooMany(waitMs);
    return work(trx);
  });
}

export const takeOnly = (store: Store, budgets: readonly Budget[]) => take(store, budgets, async () => undefined);
