import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** Runs `act` in the caller's transaction if there is one, otherwise in a new one. */
export function inTransaction<T>(
  db: Kysely<Tables> | Transaction<Tables>,
  act: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? act(db as Transaction<Tables>) : db.transaction().execute(act);
}
