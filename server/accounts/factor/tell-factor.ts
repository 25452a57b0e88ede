import type { Db } from '../../base/database/db';
import { lockPerson } from '../store/account-changes';
import { type NoticeTo, recordChange } from '../undo/record-change';

/** In the transaction of the change: every contact of the account hears of it, with a link that undoes it. */
export async function tellFactorChange(db: Db, personId: string, to: NoticeTo): Promise<void> {
  const person = await lockPerson(db, personId);
  if (person) await recordChange(db, person, 'factor', to);
}
