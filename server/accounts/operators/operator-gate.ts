import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { organizationIn, ownerOf } from '../../../setting/assistant/owner';
import type { OperatorAction } from '../../../setting/operator/may';
import type { Store } from '../../base/database/db';
import { bearerOf } from '../../base/http/bearer';
import { ApiError } from '../../base/http/errors';
import { cookieToken } from '../../base/http/session-cookie';
import { message } from '../../base/messages/message';
import { fullSession } from '../authenticate';
import type { PeopleConfig } from '../config';
import { authorOf } from '../organizations/author-of';
import { isProvedLately } from '../proved-lately';
import { readOperatorSession } from '../store/operator-sessions';
import { findOperatorOf } from '../store/operators';
import type { KnownSession } from '../store/sessions';
import { actAt, type FindOwner, placeOf } from './admit-action';
import { enterWorkbench } from './enter-workbench';
import { type Operator, toOperator } from './operator';
import { operatorToken, setOperatorCookie } from './operator-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in operator; set for everything below /api/admin. */
    operator: Operator | undefined;
    /** The operator's session, for checks of when it was last confirmed. */
    operatorSession: KnownSession | undefined;
  }
  interface FastifyContextConfig {
    /** What an operator must be allowed to do. Absent below /api/admin: everything. */
    action?: OperatorAction;
  }
}

const sessionUrl = '/api/admin/session';
/** Sign-in and its second step, which do nothing without a password or a ticket. */
const isSignIn = (url: string) => url === sessionUrl || url.startsWith(`${sessionUrl}/`);

type Rules = Pick<PeopleConfig, 'sessions' | 'operatorSecondFactor'>;

/** Requires an operator with the needed role for everything below /api/admin, before the body is read. */
export function addOperatorGate(app: FastifyInstance, store: Store, rules: Rules, findOwner: FindOwner): void {
  app.decorateRequest('operator', undefined);
  app.decorateRequest('operatorSession', undefined);
  app.addHook('onRequest', async (req, reply) => {
    const url = req.routeOptions.url ?? '';
    if (!url.startsWith('/api/admin/')) return;
    reply.header('cache-control', 'no-store');
    const organization = url.startsWith(ownUrl) ? organizationIn(domainOf(req) ?? '') : undefined;
    if (organization !== undefined) return admitAuthor(req, store, organization);
    await whoIs(req, reply, store, rules);
    if (!req.operator) await fromPortal(req, reply, store, rules);
    if (isSignIn(url)) return;
    if (!req.operator) throw signInFirst();
    const { action = 'oversee' } = req.routeOptions.config;
    req.operator = actAt(req.operator, await placeOf(action, domainOf(req), findOwner), action);
  });
}

const domainOf = ({ params }: FastifyRequest) => (params as { domain?: string }).domain;

/** In place of a domain these also take an organization: those who run it need no role in the workbench. */
const ownUrl = '/api/admin/domains/:domain/definitions';

async function admitAuthor(req: FastifyRequest, store: Store, organization: string): Promise<void> {
  const { action = 'oversee' } = req.routeOptions.config;
  const { operator, known } = await authorOf(req, store, organization);
  req.operator = actAt(operator, { domain: ownerOf(organization), tenantId: organization }, action);
  req.operatorSession = known;
}

/** Whose workbench this browser has open, wherever it asks. Gives no right by itself. */
export async function operatorBehind(req: FastifyRequest, store: Store, rules: Rules): Promise<Operator | undefined> {
  const known = await sessionBehind(req, store, rules);
  return known && toOperator(known.operator);
}

async function sessionBehind(req: FastifyRequest, { db }: Store, rules: Rules) {
  const token = operatorToken(req);
  const known = token && (await readOperatorSession(db, token));
  // If a second factor is required, a session without one does not count: it is older than the rule, or its factor was
  // removed.
  if (!known || (rules.operatorSecondFactor && known.session.secondAt === null)) return undefined;
  return { ...known, token };
}

async function whoIs(req: FastifyRequest, reply: FastifyReply, store: Store, rules: Rules): Promise<void> {
  const known = await sessionBehind(req, store, rules);
  if (!known) return;
  const { token } = known;
  req.operator = toOperator(known.operator);
  req.operatorSession = known;
  if (known.renewed) setOperatorCookie(req, reply, token, rules.sessions.operator.idleS);
}

/**
 * Accepts a recent proof of identity at the portal. A browser also gets a workbench session, which outlives that proof.
 * Tokens limited to one organization are not accepted.
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
  // A person who has a second factor has given it; one without sets it up at the workbench's sign-in.
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
