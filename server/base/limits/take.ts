import type { Db, Store } from '../database/db';
import { tooMany } from '../http/errors';
import { type Budget, lookAll, spendAll, spendIfLeft } from './budgets';

/** Takes from all budgets and runs the work in one transaction, or refuses with the time until there is more. */
export async function take<T>({ db }: Store, budgets: readonly Budget[], work: (trx: Db) => Promise<T>): Promise<T> {
  const early = await lookAll(db, budgets);
  if (early > 0) throw tooMany(early);
  return db.transaction().execute(async (trx) => {
    const waitMs = await spendAll(trx, budgets);
    if (waitMs > 0) throw tooMany(waitMs);
    return work(trx);
  });
}

/** Refuses without taking anything, before a body is read that would be refused anyway. */
export async function lookOnly({ db }: Store, budgets: readonly Budget[]): Promise<void> {
  const waitMs = await lookAll(db, budgets);
  if (waitMs > 0) throw tooMany(waitMs);
}

/** Takes from all budgets, or from none and refuses. */
export async function takeOnly(store: Store, budgets: readonly Budget[]): Promise<void> {
  const [only, ...more] = budgets;
  if (!only || more.length > 0) return take(store, budgets, async () => undefined);
  const waitMs = await spendIfLeft(store.db, only);
  if (waitMs > 0) throw tooMany(waitMs);
}
