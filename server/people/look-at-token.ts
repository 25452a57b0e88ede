import type { FastifyRequest } from 'fastify';
import type { components } from '../../generated/api';
import { unauthorized } from '../plugins/errors';
import type { Store } from '../store/db';
import type { Person } from '../store/people/persons';
import { maskAccount } from './account';
import { bearerOf, knownBy } from './identify';
import { accountOf } from './present';
import { canBeKept, cookieToken } from './session-cookie';

/**
 * Whose token a page was opened with, and who is signed in in its browser: a link can carry somebody else's, and nobody should find themselves
 * in another account without having been asked.
 */
export async function lookAtToken(
  req: FastifyRequest,
  store: Store,
  tokensAreOurs: boolean,
): Promise<components['schemas']['TokenView']> {
  const token = bearerOf(req) ?? '';
  const known = await knownBy(store, token);
  // Where signing in is the company's own, we cannot tell whose token it is.
  if (!known && (tokensAreOurs || !canBeKept(token))) throw unauthorized();
  const held = cookieToken(req);
  const here = held === undefined ? undefined : await knownBy(store, held);
  const same = known ? known.person.id === here?.person.id : held === token;
  return { person: faceOf(known?.person), here: faceOf(here?.person), same };
}

const faceOf = (person: Person | undefined) =>
  person ? { name: person.nickname, account: maskAccount(accountOf(person)) } : null;
