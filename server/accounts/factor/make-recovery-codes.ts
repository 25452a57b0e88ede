import type { Store } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { addPersonEvent } from '../store/person-events';
import { replaceRecoveryCodes } from '../store/recovery-codes';
import type { NoticeTo } from '../undo/record-change';
import { hasFactor } from './factors-of';
import { newRecoveryCodes } from './recovery-code';
import { tellFactorChange } from './tell-factor';

/** Replaces the recovery codes and invalidates the old ones. */
export async function makeRecoveryCodes(
  { db }: Store,
  personId: string,
  to: NoticeTo,
): Promise<{ recoveryCodes: string[] }> {
  if (!(await hasFactor(db, personId))) throw conflict(factorFirst);
  const recoveryCodes = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    await tellFactorChange(trx, personId, to);
    await replaceRecoveryCodes(trx, personId, recoveryCodes);
    await addPersonEvent(trx, { personId, kind: 'recovery-codes-made' });
  });
  return { recoveryCodes };
}

const factorFirst = message('accounts:makeRecoveryCodes.factorFirst');
