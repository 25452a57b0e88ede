import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../base/database/db';
import { bearerOf } from '../../base/http/bearer';
import { ApiError } from '../../base/http/errors';
import { cookieToken } from '../../base/http/session-cookie';
import { message } from '../../base/messages/message';
import { fullSession } from '../authenticate';
import type { PeopleConfig } from '../config';
import { isProvedLately } from '../proved-lately';
import { readOperatorSession } from '../store/operator-sessions';
import { findOperatorOf } from '../store/operators';
import type { KnownSession } from '../store/sessions';
import { enterWorkbench } from './enter-workbench';
import { type Operator, toOperator } from './operator';
import { operatorToken, setOperatorCookie } from './operator-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set for everything below /api/admin. */
    operator: Operator | undefined;
    /** In which session: what matters asks when it was last proved. */
    operatorSession: KnownSession | undefined;
  }
}

const sessionUrl = '/api/admin/session';
/** The sign-in itself and its second step: these open nothing without a ticket. */
const isSignIn = (url: string) => url === sessionUrl || url.startsWith(`${sessionUrl}/`);

type Rules = Pick<PeopleConfig, 'sessions' | 'operatorSecondFactor'>;

/** Before anything of a request below /api/admin is read: somebody is signed in. */
export function addOperatorGate(app: FastifyInstance, store: Store, rules: Rules): void {
  app.decorateRequest('operator', undefined);
  app.decorateRequest('operatorSession', undefined);
  app.addHook('onRequest', async (req, reply) => {
    const url = req.routeOptions.url ?? '';
    if (!url.startsWith('/api/admin/')) return;
    reply.header('cache-control', 'no-store');
    await whoIs(req, reply, store, rules);
    if (req.operator) return;
    await fromPortal(req, reply, store, rules);
    if (!req.operator && !isSignIn(url)) throw signInFirst();
  });
}

async function whoIs(req: FastifyRequest, reply: FastifyReply, { db }: Store, rules: Rules): Promise<void> {
  const token = operatorToken(req);
  const known = token && (await readOperatorSession(db, token));
  // One that was opened while no second factor was asked for, or whose factor has gone, opens nothing where one is.
  if (!known || (rules.operatorSecondFactor && known.session.secondAt === null)) return;
  req.operator = toOperator(known.operator);
  req.operatorSession = known;
  if (known.renewed) setOperatorCookie(req, reply, token, rules.sessions.operator.idleS);
}

/**
 * Who has just proved at the portal who they are is let in here, and a browser gets a session of the workbench for it, which goes on when the
 * proof has grown old. A token for one organization never does.
 */
async function fromPortal(
  req: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  { sessions, operatorSecondFactor }: Rules,
): Promise<void> {
  const bearer = bearerOf(req);
  const token = bearer ?? cookieToken(req);
  const known = token === undefined ? undefined : await fullSession(store, token);
  if (!known || !isProvedLately(known.session)) return;
  // Whoever has a second factor has given it; who has none sets one up at the sign-in of the workbench.
  if (operatorSecondFactor && known.session.secondAt === null) return;
  const operator = await findOperatorOf(store.db, known.person.id);
  if (!operator) return;
  req.operator = toOperator(operator);
  req.operatorSession = known;
  if (bearer !== undefined || req.routeOptions.url !== sessionUrl || req.method !== 'GET') return;
  const life = sessions.operator;
  const { device, address, provedAt, secondAt } = known.session;
  const opened = { device, address, life, provedAt, second: secondAt !== null };
  setOperatorCookie(req, reply, await enterWorkbench(store, operator, opened), life.idleS);
}

export const signInFirst = () => new ApiError(401, message('accounts:operator.signInFirst'));
