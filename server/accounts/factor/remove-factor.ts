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

/** `totp`, or the id of a passkey. */
type FactorName = 'totp' | { passkey: string };

/** With the last factor go the recovery codes, and what sessions have seen of it. Operators keep one where they need one. */
export async function removeFactor(
  { store, config }: Context,
  personId: string,
  which: FactorName,
  to: NoticeTo,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    // This locks the person. One after the other: two that are taken off at once must not both be told that the other one stays.
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
