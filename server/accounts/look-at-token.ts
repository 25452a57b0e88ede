import type { FastifyRequest } from 'fastify';
import type { components } from '../../generated/api';
import { maskAccount } from '../../setting/person/mask-account';
import type { Store } from '../base/database/db';
import { bearerOf } from '../base/http/bearer';
import { unauthorized } from '../base/http/errors';
import { canBeKept, cookieToken } from '../base/http/session-cookie';
import { findSessionByToken } from './authenticate';
import { accountOf } from './present';
import type { Person } from './store/persons';

/**
 * Tells whose token opened a page and who is signed in in its browser. A link can carry somebody else's token, so
 * people are asked before they switch accounts.
 */
export async function lookAtToken(
  req: FastifyRequest,
  store: Store,
  tokensAreOurs: boolean,
): Promise<components['schemas']['TokenView']> {
  const token = bearerOf(req) ?? '';
  const known = await findSessionByToken(store, token);
  // If sign-in is the company's own, we cannot tell whose token it is.
  if (!known && (tokensAreOurs || !canBeKept(token))) throw unauthorized();
  const held = cookieToken(req);
  const here = held === undefined ? undefined : await findSessionByToken(store, held);
  const same = known ? known.person.id === here?.person.id : held === token;
  return { person: faceOf(known?.person), here: faceOf(here?.person), same };
}

const faceOf = (person: Person | undefined) =>
  person ? { name: person.nickname, account: maskAccount(accountOf(person)) } : null;
