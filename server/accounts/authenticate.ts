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
    /** The signed-in person; undefined for an anonymous visitor. */
    person: Person | undefined;
    session: Session | undefined;
    /** The id in this browser's visitor cookie, kept even when somebody is signed in. */
    browser: string;
  }
  interface FastifyContextConfig {
    token?: TokenUse;
    /** Whether the call changes data, whatever its method. */
    mutation?: boolean;
  }
}

/**
 * How an operation uses a token. `optional`: identifies the person and refuses an expired token. `ignored`: for sign-in
 * calls. `needed`: refuses anonymous visitors. `own`: also refuses a token limited to one organization.
 */
export type TokenUse = 'optional' | 'ignored' | 'needed' | 'own';

const sessionShape = /^[A-Za-z0-9_-]{43}$/;
const tenantShape = /^t_[A-Za-z0-9_-]{43}$/;
/** Grace period for requests in flight when a token is rotated. */
const graceSeconds = 60;

export function addPersonFacts(app: FastifyInstance): void {
  app.decorateRequest('person', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('browser', '');
}

/**
 * Identifies the caller. A signed-in person's data is stored under their own key, so that it is theirs on every device.
 */
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
  // The token belongs to an upstream service: it identifies nobody here, and its request is not refused.
  if (!known && use === 'optional' && !tokensAreOurs) return;
  if (!known) {
    // Scripts cannot delete the cookie, and the browser would send it again.
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

/** Whether a token is limited to one organization. */
export const isLimited = (token: string): boolean => tenantShape.test(token);

/** The token of a request; the Authorization header takes precedence over the cookie. */
export const tokenOf = (req: FastifyRequest): string | undefined => bearerOf(req) ?? cookieToken(req);

/** The session of a full token; undefined for a token limited to one organization. */
export async function fullSession(store: Store, token: string | undefined): Promise<KnownSession | undefined> {
  return token === undefined || isLimited(token) ? undefined : findSessionByToken(store, token);
}

/** The session of an access token, or of the previous one while requests may still be in flight. */
export async function findSessionByToken({ db }: Store, token: string): Promise<KnownSession | undefined> {
  if (tenantShape.test(token)) return readTenantToken(db, token);
  if (!sessionShape.test(token)) return undefined;
  const known = await readPersonSession(db, token);
  if (known) return known;
  const former = await readFormerToken(db, token);
  if (!former || former.ageS <= graceSeconds) return former;
  // The device already has a newer token, so somebody else sent this one: the whole session ends.
  await endSession(db, former.person.id, former.session.id);
  await addPersonEvent(db, { personId: former.person.id, kind: 'token-reused', device: former.session.device });
  return undefined;
}

/** The signed-in person and session; throws if there is none. */
export function personOf(req: FastifyRequest): KnownSession {
  if (!req.person || !req.session) throw unauthorized();
  return { person: req.person, session: req.session };
}

export const limitedToken = () => new ApiError(403, message('accounts:authenticate.limitedToken'));
