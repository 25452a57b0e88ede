import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../base/database/db';
import { bearerOf } from '../../base/http/bearer';
import { notFound, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import {
  canBeKept,
  clearSessionCookie,
  cookieUserToken,
  heldToken,
  sayArrived,
  setSessionCookie,
} from '../../base/http/session-cookie';
import { findSessionByToken, fullSession, isLimited, limitedToken, personOf } from '../authenticate';
import { lookAtToken } from '../look-at-token';
import { toLoginResponse } from '../open-session';
import { operatorToken, setOperatorCookie } from '../operators/operator-cookie';
import { closeOperatorSession } from '../store/operator-sessions';
import { addPersonEvent } from '../store/person-events';
import { endSession, endSessions, endTenantToken, listSessions, readUserToken, rotateSession } from '../store/sessions';

/** The person's devices and how to sign them out. */
export const deviceRoutes: Route = (app, { store, config, services }) => {
  app.operation('exchangeAccToken', async (req) => {
    const token = bearerOf(req) ?? cookieUserToken(req) ?? '';
    // A limited token must not be exchanged for the whole session.
    if (isLimited(token)) throw limitedToken();
    const known = (await readUserToken(store.db, token)) ?? (await findSessionByToken(store, token));
    const tokens = known && (await rotateSession(store.db, known.session.id));
    if (!tokens) throw unauthorized();
    const { address, device } = known.session;
    const event = { personId: known.person.id, kind: 'token-exchanged', address, device } as const;
    await addPersonEvent(store.db, { ...event, detail: exchangedFor(req.body) });
    return toLoginResponse(tokens, config.people.bigdata);
  });
  app.operation('lookAtToken', (req) => lookAtToken(req, store, services.tokensAreOurs()));
  app.operation('keepToken', async (req, reply) => {
    const token = bearerOf(req) ?? '';
    const known = await findSessionByToken(store, token);
    // If sign-in is the company's own, we cannot tell whose token it is.
    if (!known && (services.tokensAreOurs() || !canBeKept(token))) throw unauthorized();
    setSessionCookie(req, reply, { accessToken: token });
    // A token limited to one organization leaves no choice to offer.
    if (known && !isLimited(token)) sayArrived(req, reply, token);
    return null;
  });
  app.operation('listDevices', async (req) => {
    const { person, session } = personOf(req);
    return (await listSessions(store.db, person.id)).map((one) => ({
      id: one.id,
      name: one.device,
      address: one.address,
      current: one.id === session.id,
      workbench: one.kind === 'operator',
      signedInAt: one.createdAt.toISOString(),
      seenAt: one.seenAt.toISOString(),
    }));
  });
  app.operation('signOutDevice', async (req, reply) => {
    const { person, session } = personOf(req);
    if (!(await endSession(store.db, person.id, req.params.id))) throw notFound('device', req.params.id);
    await addPersonEvent(store.db, { personId: person.id, kind: 'session-revoked' });
    if (req.params.id === session.id) clearSessionCookie(req, reply);
    return null;
  });
  app.operation('signOut', async (req, reply) => {
    await signOut(req, reply, store);
    return null;
  });
  app.operation('signOutEverywhere', async (req, reply) => {
    const { person, session } = personOf(req);
    const ended = await endSessions(store.db, person.id, req.body.keepThis ? session.id : undefined);
    await addPersonEvent(store.db, { personId: person.id, kind: 'sign-out-everywhere' });
    if (!req.body.keepThis) clearSessionCookie(req, reply);
    return { ended };
  });
};

interface Exchange {
  userFrom: string;
  source: string;
  scene: readonly string[];
}

/**
 * Detail of the event: the service that requested new tokens and what led to it, such as "userFrom=user-centre
 * source=mail scene=www".
 */
function exchangedFor({ userFrom, source, scene }: Exchange): string {
  return `userFrom=${userFrom} source=${source} scene=${scene.join(',')}`;
}

/** Signs out. Succeeds also without a session, as after signing out twice or with an expired token. */
async function signOut(req: FastifyRequest, reply: FastifyReply, store: Store): Promise<void> {
  const token = bearerOf(req) ?? heldToken(req);
  if (bearerOf(req) === undefined) clearSessionCookie(req, reply);
  if (token !== undefined && isLimited(token)) return endTenantToken(store.db, token);
  const known = await fullSession(store, token);
  if (!known) return;
  const { person, session } = known;
  if (await endSession(store.db, person.id, session.id))
    await addPersonEvent(store.db, { personId: person.id, kind: 'sign-out', device: session.device });
  await leaveWorkbench(req, reply, store, person.id);
}

/** Also ends the workbench session, so that nobody stays signed in as an operator on a shared screen. */
async function leaveWorkbench(req: FastifyRequest, reply: FastifyReply, store: Store, personId: string): Promise<void> {
  const token = operatorToken(req);
  if (!token) return;
  if ((await closeOperatorSession(store.db, token, personId)) === undefined) return;
  setOperatorCookie(req, reply, '', 0);
}
