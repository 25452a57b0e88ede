import type { Db } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import type { Context } from '../../context';
import { findOperatorOf } from '../store/operators';
import { removePasskey } from '../store/passkeys';
import { addPersonEvent } from '../store/person-events';
import { forgetRecoveryCodes } from '../store/recovery-codes';
import { forgetSecondSteps } from '../store/sessions';
import { removeTotp } from '../store/totp-factors';
import type { NoticeTo } from '../undo/record-change';
import { lastFactor } from './factor-errors';
import { hasFactor } from './factors-of';
import { tellFactorChange } from './tell-factor';

type FactorName = 'totp' | { passkey: string };

/**
 * Removes a factor. Removing the last one also removes the recovery codes and what sessions have seen of it. Operators
 * who need a factor keep at least one.
 */
export async function removeFactor(
  { store, config }: Context,
  personId: string,
  which: FactorName,
  to: NoticeTo,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    // Locks the person, so that removing two factors at once cannot leave an operator without one.
    await tellFactorChange(trx, personId, to);
    const removed =
      which === 'totp' ? await removeTotp(trx, personId) : await removePasskey(trx, personId, which.passkey);
    if (!removed) throw notFound('factor', which === 'totp' ? which : which.passkey);
    if (!(await hasFactor(trx, personId))) {
      if (config.people.operatorSecondFactor && (await findOperatorOf(trx, personId))) throw lastFactor();
      await forgetAllOf(trx, personId);
    }
    await addPersonEvent(trx, { personId, kind: 'factor-removed', detail: which === 'totp' ? 'totp' : 'passkey' });
  });
}

async function forgetAllOf(db: Db, personId: string): Promise<void> {
  await forgetRecoveryCodes(db, personId);
  await forgetSecondSteps(db, personId);
}
