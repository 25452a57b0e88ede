import type { Store } from '../base/database/db';
import type { Scenario } from '../base/database/people-tables';
import type { Caller } from '../base/limits/caller';
import { hashPassword } from '../base/password';
import { readAccount } from './account';
import { redeemCode } from './codes/redeem-code';
import { refuseBrokenRules, refuseCommonPassword } from './passwords/refuse-weak-password';
import { wrongCode } from './people-errors';
import { lockPerson } from './store/account-changes';
import { addPersonEvent } from './store/person-events';
import { findPersonByAccount, updatePerson } from './store/persons';
import { endSessions } from './store/sessions';
import { redeemProof } from './store/verification-codes';
import { type NoticeTo, recordChange } from './undo/record-change';

interface Checked {
  username: string;
  verificationCode: string;
  scenario: Scenario;
}

/** Redeems the code for a token that proves it for ten minutes. */
export async function checkCode(store: Store, given: Checked, caller: Caller): Promise<{ uucToken: string }> {
  const { value } = readAccount(given.username);
  const to = { target: value, scenario: given.scenario };
  const uucToken = await redeemCode(store, to, caller, given.verificationCode);
  if (!uucToken) throw wrongCode('verificationCode');
  return { uucToken };
}

interface NewPassword extends Checked {
  newPassword: string;
  uucToken: string;
  /** The portal's name, which is refused as a password. */
  brand: string;
  /** How to notify the person. */
  to: NoticeTo;
}

/** Sets a new password and signs out every device except the given session. */
export async function changePassword(store: Store, given: NewPassword, session?: { id: string }): Promise<void> {
  refuseBrokenRules(given.newPassword);
  const { value } = readAccount(given.username);
  // Hashed before the proof is used: a crash in between would cost the person another code.
  const password = await hashPassword(given.newPassword);
  // Codes for signing in or for a new contact were requested for another purpose, perhaps by somebody else.
  if (given.scenario !== 'getback') throw wrongCode('verificationCode');
  const to = { target: value, scenario: given.scenario };
  await store.db.transaction().execute(async (trx) => {
    const proved = await redeemProof(trx, to, given.verificationCode, given.uucToken);
    const found = proved ? await findPersonByAccount(trx, value) : undefined;
    const person = found && (await lockPerson(trx, found.id));
    if (!person || person.disabledAt) throw wrongCode('verificationCode');
    // An error here rolls back the use of the proof.
    await refuseCommonPassword(given.newPassword, person, given.brand);
    await recordChange(trx, person, 'password', given.to);
    await updatePerson(trx, person.id, { password });
    await endSessions(trx, person.id, session?.id);
    await addPersonEvent(trx, { personId: person.id, kind: 'password-changed' });
  });
}
