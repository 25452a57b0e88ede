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
  /** Name of the browser: only there it goes on. */
  visitor: string;
  door: Door;
  how: string;
  /** Whether who has no factor must set one up here and now. */
  required?: boolean;
  rpId?: string;
}

/** Refuses to go on where a second step is awaited, with the ticket for it. */
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

/** Who passed, once for a ticket. */
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

/** Whose ticket this is, while it is good. `setUp`: a factor is to be set up, and none is there. */
export async function openStep({ db }: Store, ticket: StepTicket, setUp: boolean): Promise<PassedStep> {
  const step = await findSecondStep(db, ticket);
  const person = step && (await findPerson(db, step.personId));
  if (!step || !person || person.disabledAt !== null || step.setUp !== setUp) throw stepGone();
  // Set up meanwhile, elsewhere: this ticket knows nothing of it and must not put another factor in its place.
  if (setUp && (await methodsOf(db, person.id)).length > 0) throw stepGone();
  return { person, how: step.how };
}
