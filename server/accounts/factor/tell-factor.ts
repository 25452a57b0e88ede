import type { Db } from '../../base/database/db';
import { lockPerson } from '../store/account-changes';
import { type NoticeTo, recordChange } from '../undo/record-change';

/** Call in the transaction of the change. Notifies every contact of the account, with a link that undoes the change. */
export async function tellFactorChange(db: Db, personId: string, to: NoticeTo): Promise<void> {
  const person = await lockPerson(db, personId);
  if (person) await recordChange(db, person, 'factor', to);
}
