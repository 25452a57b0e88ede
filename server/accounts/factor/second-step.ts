import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import type { Door } from '../store/factor-tables';
import { findPerson, type Person } from '../store/persons';
import { countTry, findSecondStep, openSecondStep, redeemStep, type StepTicket } from '../store/second-steps';
import { checkFactor, type FactorProof, type Vault } from './check-factor';
import { secondStepNeeded, stepGone } from './factor-errors';
import { methodsOf } from './factors-of';
import type { PasskeyHost } from './passkey-check';
import { passkeyOptions } from './passkey-options';

interface FirstStep {
  person: Pick<Person, 'id'>;
  /** The id of the browser in which the sign-in must continue. */
  visitor: string;
  door: Door;
  how: string;
  /** Whether a person without a factor must set one up now. */
  required?: boolean;
  rpId?: string;
}

/** Throws, with a ticket for the second step, if one is needed. */
export async function refuseWithoutSecondStep({ db }: Store, first: FirstStep): Promise<void> {
  const { person, visitor, door, how, required = false, rpId } = first;
  const methods = await methodsOf(db, person.id);
  const setUp = methods.length === 0;
  if (setUp && !required) return;
  const ticket = await openSecondStep(db, { personId: person.id, visitor, door, how, setUp });
  const here = setUp ? [] : await methodsOf(db, person.id, rpId);
  throw secondStepNeeded({ ticket, methods: here, setUp });
}

export interface PassedStep {
  person: Person;
  how: string;
}

interface Answer extends StepTicket {
  proof: FactorProof;
  address: string;
  host: PasskeyHost;
}

/** Checks the second step. Each ticket can be redeemed once. */
export async function passSecondStep(vault: Vault, { proof, address, host, ...ticket }: Answer): Promise<PassedStep> {
  const { db } = vault.store;
  const { person, how } = await openStep(vault.store, ticket, false);
  if (!(await countTry(db, ticket))) throw stepGone();
  const passkey = { ...host, purpose: 'step' as const, boundTo: hashOf(ticket.ticket) };
  const method = await checkFactor(vault, proof, { personId: person.id, address, passkey });
  if (!(await redeemStep(db, ticket))) throw stepGone();
  return { person, how: `${how} + ${method}` };
}

export async function stepPasskeyOptions(store: Store, ticket: StepTicket, host: PasskeyHost) {
  const { person } = await openStep(store, ticket, false);
  return passkeyOptions(store.db, person.id, { ...host, purpose: 'step', boundTo: hashOf(ticket.ticket) });
}

/** The person and first step of a valid ticket. `setUp`: the ticket is for setting up a first factor. */
export async function openStep({ db }: Store, ticket: StepTicket, setUp: boolean): Promise<PassedStep> {
  const step = await findSecondStep(db, ticket);
  const person = step && (await findPerson(db, step.personId));
  if (!step || !person || person.disabledAt !== null || step.setUp !== setUp) throw stepGone();
  // A factor was set up elsewhere meanwhile, and this ticket must not replace it.
  if (setUp && (await methodsOf(db, person.id)).length > 0) throw stepGone();
  return { person, how: step.how };
}
