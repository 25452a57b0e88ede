import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../base/database/db';
import { bearerOf } from '../base/http/bearer';
import { ApiError, unauthorized } from '../base/http/errors';
import { clearSessionCookie, cookieToken, cookieUserToken, setSessionCookie } from '../base/http/session-cookie';
import { message } from '../base/messages/message';

import { addPersonEvent } from './store/person-events';

import type { Person } from './store/persons';
import {
  endSession,
  type KnownSession,
  readFormerToken,
  readPersonSession,
  readTenantToken,
  type Session,
} from './store/sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; undefined for an anonymous visitor. */
    person: Person | undefined;
    session: Session | undefined;
    /** The name in this browser's cookie, also when somebody is signed in. */
    browser: string;
  }
  interface FastifyContextConfig {
    token?: TokenUse;
    /** Whether the call changes something, by whatever method. */
    mutation?: boolean;
  }
}

/**
 * What a call makes of a token. `optional`: knows the person, refuses a token that has ended; `ignored`: serves who is just signing in;
 * `needed`: refuses the anonymous; `own`: refuses a token for one organization as well.
 */
export type TokenUse = 'optional' | 'ignored' | 'needed' | 'own';

const sessionShape = /^[A-Za-z0-9_-]{43}$/;
const tenantShape = /^t_[A-Za-z0-9_-]{43}$/;
/** Requests that were on their way when the token was changed. */
const graceSeconds = 60;

export function addPersonFacts(app: FastifyInstance): void {
  app.decorateRequest('person', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('browser', '');
}

/** Who asks. What a person does is kept under a name of their own, so it is theirs on every device. */
export async function authenticate(
  req: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  tokensAreOurs: boolean,
): Promise<void> {
  req.browser = req.visitor;
  const use = req.routeOptions.config.token ?? 'optional';
  if (use === 'ignored') return;
  const bearer = bearerOf(req);
  const token = bearer ?? cookieToken(req);
  if (token === undefined) {
    if (use !== 'optional') throw unauthorized();
    return;
  }
  const known = await findSessionByToken(store, token);
  // A service in front of which we stand gave it: it says nothing here, and ends nothing either.
  if (!known && use === 'optional' && !tokensAreOurs) return;
  if (!known) {
    // No script can take it away, and the browser would come with it again.
    if (bearer === undefined && tokensAreOurs) clearSessionCookie(req, reply);
    throw unauthorized();
  }
  if (use === 'own' && isLimited(token)) throw limitedToken();
  if (bearer === undefined && known.renewed)
    setSessionCookie(req, reply, { accessToken: token, userToken: cookieUserToken(req) });
  req.person = known.person;
  req.session = known.session;
  req.visitor = known.person.ownerKey;
}

/** A token that is good for one organization only. */
export const isLimited = (token: string): boolean => tenantShape.test(token);

/** What the request shows: a token in the header goes before the browser's cookie. */
export const tokenOf = (req: FastifyRequest): string | undefined => bearerOf(req) ?? cookieToken(req);

/** The whole session of a token; a token for one organization has none to show. */
export async function fullSession(store: Store, token: string | undefined): Promise<KnownSession | undefined> {
  return token === undefined || isLimited(token) ? undefined : findSessionByToken(store, token);
}

/** The session of an access token, also of the one before while requests may still be on their way. */
export async function findSessionByToken({ db }: Store, token: string): Promise<KnownSession | undefined> {
  if (tenantShape.test(token)) return readTenantToken(db, token);
  if (!sessionShape.test(token)) return undefined;
  const known = await readPersonSession(db, token);
  if (known) return known;
  const former = await readFormerToken(db, token);
  if (!former || former.ageS <= graceSeconds) return former;
  // The device has a newer token, so somebody else came with this one: neither may go on.
  await endSession(db, former.person.id, former.session.id);
  await addPersonEvent(db, { personId: former.person.id, kind: 'token-reused', device: former.session.device });
  return undefined;
}

/** Who is signed in; for calls that let nobody else in. */
export function personOf(req: FastifyRequest): KnownSession {
  if (!req.person || !req.session) throw unauthorized();
  return { person: req.person, session: req.session };
}

export const limitedToken = () => new ApiError(403, message('accounts:authenticate.limitedToken'));
