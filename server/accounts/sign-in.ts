import type { Caller } from '../base/limits/caller';
import { verifyPassword } from '../base/password';
import type { Context } from '../context';
import { isReachable, readAccount } from './account';
import { redeemCode } from './codes/redeem-code';
import { openSessionFor, type SignInPlace } from './open-session';
import { keptContact, wrongAccount, wrongCode, wrongPassword } from './people-errors';
import { isKeptFor } from './store/account-changes';
import { addPersonEvent } from './store/person-events';
import { addPerson, findPersonByAccount, type Person } from './store/persons';
import { checkRateLimit, resetRateLimit } from './throttle';

interface Proof {
  username: string;
  /** The password, or the code that was sent. */
  password: string;
}

export async function signInWithPassword(ctx: Context, { username, password }: Proof, place: SignInPlace) {
  const { store } = ctx;
  const { value } = readAccount(username);
  const admitted = await checkRateLimit(store, { name: value, caller: place.caller });
  const person = await findPersonByAccount(store.db, value);
  const fits = await verifyPassword(person?.password ?? undefined, password);
  if (!fits || !person || person.disabledAt !== null) {
    await addPersonEvent(store.db, { personId: person?.id ?? null, kind: 'sign-in-failed', address: place.address });
    throw wrongPassword();
  }
  await resetRateLimit(store, admitted);
  return openSessionFor(ctx, person, place, 'password');
}

/** Signs in with a code sent to a phone or email address. A new person gets an account if sign-up is allowed. */
export async function signInWithCode(ctx: Context, { username, password: code }: Proof, place: SignInPlace) {
  const person = await provePerson(ctx, { username, code, scenario: 'login', caller: place.caller });
  return openSessionFor(ctx, person, place, 'code');
}

interface CodeProof {
  username: string;
  code: string;
  scenario: 'login' | 'socialbind';
  caller: Caller;
}

export async function provePerson({ store, config }: Context, proof: CodeProof): Promise<Person> {
  const account = readAccount(proof.username);
  if (!isReachable(account)) throw wrongAccount('username', account);
  const to = { target: account.value, scenario: proof.scenario };
  if (!(await redeemCode(store, to, proof.caller, proof.code))) throw wrongCode();
  const known = await findPersonByAccount(store.db, account.value);
  if (known?.disabledAt) throw wrongCode();
  if (known) return known;
  if (await isKeptFor(store.db, account.value)) throw keptContact();
  if (!config.people.signUp) throw wrongCode();
  const contact = account.kind === 'phone' ? { phone: account.value } : { email: account.value };
  // Two tabs may sign up at once; the second finds the account of the first.
  const added = await addPerson(store.db, contact);
  const person = added ?? (await findPersonByAccount(store.db, account.value));
  if (!person) throw wrongCode();
  if (added) await addPersonEvent(store.db, { personId: added.id, kind: 'registered', address: proof.caller.address });
  return person;
}
