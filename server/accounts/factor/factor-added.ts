import type { Db } from '../../base/database/db';
import { addPersonEvent } from '../store/person-events';
import { readRecoveryCodes, replaceRecoveryCodes } from '../store/recovery-codes';
import { passedSecondStep } from '../store/sessions';
import type { NoticeTo } from '../undo/record-change';
import { newRecoveryCodes } from './recovery-code';
import { tellFactorChange } from './tell-factor';

interface Added {
  personId: string;
  /** The session that added it has shown it, too. */
  sessionId?: string;
  what: 'totp' | 'passkey';
  /** Who is told. */
  to: NoticeTo;
}

/** Answers the recovery codes where there are none yet. They are shown this once. */
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
