import type { components } from '../../generated/api';
import type { Context } from '../context';
import { passwordFits } from '../operators/password';
import { badRequest, unauthorized } from '../plugins/errors';
import { addPersonEvent } from '../store/people/person-events';
import type { Person } from '../store/people/persons';
import { type KnownSession, renewProof } from '../store/people/sessions';
import { redeemCode } from '../store/people/verification-codes';
import { maskAccount } from './account';
import { wrongCode, wrongPassword } from './people-errors';
import { admitAttempt, forgiveAttempts } from './throttle';

type Schemas = components['schemas'];
type ProofForm = Schemas['ProofForm'];

/** With what this person can confirm that it is them. */
export function proofWays({ password, phone, email }: Person): Schemas['ProofWays'] {
  return {
    password: password !== null,
    phone: phone && maskAccount(phone),
    email: email && maskAccount(email),
  };
}

/** The person's own contact, to which a code may go; nobody names another one. */
export function ownContact(person: Person, to: 'phone' | 'email'): string {
  const contact = person[to];
  if (!contact) throw badRequest(noContact, { pointer: '/to', field: 'to' });
  return contact;
}

/** The session's credential is young again. Guesses count as those of a sign-in do. */
export async function proveAgain(
  { store }: Context,
  { person, session }: KnownSession,
  given: ProofForm,
  address: string,
): Promise<{ provedAt: string }> {
  const attempt = { name: `prove:${person.id}`, address };
  await admitAttempt(store, attempt);
  const wrong = await faultOf(store, person, given);
  const { device } = session;
  if (wrong) {
    await addPersonEvent(store.db, { personId: person.id, kind: 'prove-failed', address, device });
    throw wrong;
  }
  // A second factor is asked for here: after the first one held, before the session counts as proved.
  await forgiveAttempts(store, attempt);
  const provedAt = await renewProof(store.db, session.id);
  if (!provedAt) throw unauthorized();
  await addPersonEvent(store.db, { personId: person.id, kind: 'proved', address, device });
  return { provedAt: provedAt.toISOString() };
}

async function faultOf({ db }: Context['store'], person: Person, { password, code, to }: ProofForm) {
  if (password !== undefined)
    return (await passwordFits(person.password ?? undefined, password)) ? undefined : wrongPassword();
  if (code === undefined || to === undefined)
    return badRequest(nothingGiven, { pointer: '/password', field: 'password' });
  const proved = await redeemCode(db, { target: ownContact(person, to), scenario: 'prove' }, code);
  return proved ? undefined : wrongCode('code');
}

const nothingGiven = {
  'zh-CN': '请输入密码，或发送到本人手机号、邮箱的验证码。',
  'en-US': 'Give your password, or a code that was sent to your own phone or email.',
};
const noContact = {
  'zh-CN': '您的账号没有绑定该联系方式，请使用其他方式确认，或重新登录。',
  'en-US': 'Your account has no such contact. Confirm in another way, or sign in again.',
};
