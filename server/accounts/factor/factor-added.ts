import type { Db } from '../../base/database/db';
import { addPersonEvent } from '../store/person-events';
import { readRecoveryCodes, replaceRecoveryCodes } from '../store/recovery-codes';
import { passedSecondStep } from '../store/sessions';
import type { NoticeTo } from '../undo/record-change';
import { newRecoveryCodes } from './recovery-code';
import { tellFactorChange } from './tell-factor';

interface Added {
  personId: string;
  /** The session that added the factor, which has thereby also shown it. */
  sessionId?: string;
  what: 'totp' | 'passkey';
  /** How to notify the person. */
  to: NoticeTo;
}

/** Records a new factor. Returns recovery codes, shown only once, if there are none yet. */
export async function factorAdded(
  db: Db,
  { personId, sessionId, what, to }: Added,
): Promise<{ recoveryCodes: string[] }> {
  await tellFactorChange(db, personId, to);
  if (sessionId !== undefined) await passedSecondStep(db, sessionId);
  await addPersonEvent(db, { personId, kind: 'factor-added', detail: what });
  if ((await readRecoveryCodes(db, personId)).left > 0) return { recoveryCodes: [] };
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(db, personId, recoveryCodes);
  return { recoveryCodes };
}
