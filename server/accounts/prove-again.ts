import type { components } from '../../generated/api';
import { maskAccount } from '../../setting/person/mask-account';
import type { Store } from '../base/database/db';
import { badRequest, unauthorized } from '../base/http/errors';
import type { Caller } from '../base/limits/caller';
import { message } from '../base/messages/message';
import { verifyPassword } from '../base/password';
import type { Context } from '../context';
import { redeemCode } from './codes/redeem-code';
import { checkFactor } from './factor/check-factor';
import { hasFactor, methodsOf } from './factor/factors-of';
import type { PasskeyHost } from './factor/passkey-check';
import { wrongCode, wrongPassword } from './people-errors';
import { addPersonEvent } from './store/person-events';
import type { Person } from './store/persons';
import { type KnownSession, passedSecondStep, renewProof } from './store/sessions';
import { checkRateLimit, resetRateLimit } from './throttle';

type Schemas = components['schemas'];
type ProofForm = Schemas['ProofForm'];

/** The ways in which this person can confirm their identity. */
export async function proofWays({ db }: Store, person: Person, rpId: string): Promise<Schemas['ProofWays']> {
  const { id, password, phone, email } = person;
  return {
    factors: await methodsOf(db, id, rpId),
    password: password !== null,
    phone: phone && maskAccount(phone),
    email: email && maskAccount(email),
  };
}

/** The person's own contact, the only place to which a code may be sent. */
export function ownContact(person: Person, to: 'phone' | 'email'): string {
  const contact = person[to];
  if (!contact) throw badRequest(noContact, { pointer: '/to', field: 'to' });
  return contact;
}

/**
 * Confirms the identity of the signed-in person and renews the session's proof. Failures count like those of a sign-in.
 */
export async function proveAgain(
  ctx: Context,
  { person, session }: KnownSession,
  given: ProofForm,
  { caller, host }: { caller: Caller; host: PasskeyHost },
): Promise<{ provedAt: string }> {
  const { store } = ctx;
  const { address } = caller;
  const admitted = await checkRateLimit(store, { name: `prove:${person.id}`, caller });
  const { device } = session;
  // A person with a second factor must use it, since a thief of the session may know the password.
  const second = await hasFactor(store.db, person.id);
  const passkey = { ...host, purpose: 'prove' as const, boundTo: session.id };
  if (second) await passFactor(ctx, given, { personId: person.id, address, passkey });
  const wrong = second ? undefined : await faultOf(store, person, given, caller);
  if (wrong) {
    await addPersonEvent(store.db, { personId: person.id, kind: 'prove-failed', address, device });
    throw wrong;
  }
  await resetRateLimit(store, admitted);
  if (second) await passedSecondStep(store.db, session.id);
  const provedAt = await renewProof(store.db, session.id);
  if (!provedAt) throw unauthorized();
  await addPersonEvent(store.db, { personId: person.id, kind: 'proved', address, device });
  return { provedAt: provedAt.toISOString() };
}

async function passFactor(ctx: Context, { factor }: ProofForm, asked: Parameters<typeof checkFactor>[2]) {
  if (!factor) throw badRequest(factorOnly, { pointer: '/factor', field: 'factor' });
  await checkFactor(ctx, factor, asked);
}

async function faultOf(store: Store, person: Person, given: ProofForm, caller: Caller) {
  const { password, code, to } = given;
  if (password !== undefined)
    return (await verifyPassword(person.password ?? undefined, password)) ? undefined : wrongPassword();
  if (code === undefined || to === undefined)
    return badRequest(nothingGiven, { pointer: '/password', field: 'password' });
  const proved = await redeemCode(store, { target: ownContact(person, to), scenario: 'prove' }, caller, code);
  return proved ? undefined : wrongCode('code');
}

const factorOnly = message('accounts:proveAgain.factorOnly');
const nothingGiven = message('accounts:proveAgain.nothingGiven');
const noContact = message('accounts:proveAgain.noContact');
