import { passwordFault } from '../../setting/person/password-rules';
import { hashPassword } from '../operators/password';
import { badRequest, type LocalizedText } from '../plugins/errors';
import type { Store } from '../store/db';
import type { Scenario } from '../store/people/people-tables';
import { addPersonEvent } from '../store/people/person-events';
import { findPersonByAccount, updatePerson } from '../store/people/persons';
import { endSessions } from '../store/people/sessions';
import { redeemProof, tradeCode } from '../store/people/verification-codes';
import { readAccount } from './account';
import { wrongCode } from './people-errors';
import { admitAttempt, forgiveAttempts } from './throttle';

interface Checked {
  username: string;
  verificationCode: string;
  scenario: Scenario;
}

/** Uses the code up and answers a token that proves it for ten minutes. */
export async function checkCode(store: Store, given: Checked, address: string): Promise<{ uucToken: string }> {
  const { value } = readAccount(given.username);
  const attempt = { name: `code:${value}`, address };
  await admitAttempt(store, attempt);
  const uucToken = await tradeCode(store.db, { target: value, scenario: given.scenario }, given.verificationCode);
  if (!uucToken) throw wrongCode('verificationCode');
  await forgiveAttempts(store, attempt);
  return { uucToken };
}

interface NewPassword extends Checked {
  newPassword: string;
  uucToken: string;
}

/** Every device is signed out but the one that asks, if it is the person's own. */
export async function changePassword(store: Store, given: NewPassword, session?: { id: string }): Promise<void> {
  const fault = passwordFault(given.newPassword);
  if (fault) throw badRequest(faults[fault], { pointer: '/newPassword', field: 'newPassword' });
  const { value } = readAccount(given.username);
  // Hashed before the proof is used up: a crash in between would cost the person another code.
  const password = await hashPassword(given.newPassword);
  const to = { target: value, scenario: given.scenario };
  await store.db.transaction().execute(async (trx) => {
    const proved = await redeemProof(trx, to, given.verificationCode, given.uucToken);
    const person = proved ? await findPersonByAccount(trx, value) : undefined;
    if (!person || person.disabledAt) throw wrongCode('verificationCode');
    await updatePerson(trx, person.id, { password });
    await endSessions(trx, person.id, session?.id);
    await addPersonEvent(trx, { personId: person.id, kind: 'password-changed' });
  });
}

const faults: Record<NonNullable<ReturnType<typeof passwordFault>>, LocalizedText> = {
  'password.newEmpty': { 'zh-CN': '请输入登录密码', 'en-US': 'Please enter a password' },
  'password.rule': {
    'zh-CN': '密码长度10-32位，且必须包含小写字母、大写字母、数字、特殊符号的三种及以上',
    'en-US': 'The password needs 10 to 32 characters and at least three of lowercase, uppercase, digits and symbols',
  },
  'password.sequence': {
    'zh-CN': '密码不能过多升序和降序',
    'en-US': 'The password has too many characters in ascending or descending order',
  },
  'password.repeat': { 'zh-CN': '密码不能过多相同字节', 'en-US': 'The password repeats one character too often' },
};
