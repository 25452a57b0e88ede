import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf, knownBy } from '../people/identify';
import { ApiError } from '../plugins/errors';
import type { Store } from '../store/db';
import { readSession } from '../store/operator-sessions';
import { findOperatorOf } from '../store/operators';
import { type Operator, toOperator } from './operator';
import { operatorCookie, tokenOf } from './operator-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set for everything below /api/admin. */
    operator: Operator | undefined;
  }
}

const sessionUrl = '/api/admin/session';
/** The sign-in itself and its second step: these open nothing without a ticket. */
const isSignIn = (url: string) => url === sessionUrl || url.startsWith(`${sessionUrl}/`);
const sessionMs = 12 * 3600 * 1000;

/** Before anything of a request below /api/admin is read: it comes from our own pages, and somebody is signed in. */
export function addOperatorGate(app: FastifyInstance, store: Store, secondFactor: boolean): void {
  app.decorateRequest('operator', undefined);
  app.addHook('onRequest', async (req, reply) => {
    const url = req.routeOptions.url ?? '';
    if (!url.startsWith('/api/admin/')) return;
    reply.header('cache-control', 'no-store');
    if (req.method !== 'GET' && req.method !== 'HEAD') refuseForeign(req);
    req.operator = await whoIs(req, reply, store, secondFactor);
    if (!req.operator && !isSignIn(url)) throw signInFirst();
  });
}

async function whoIs(req: FastifyRequest, reply: FastifyReply, store: Store, second: boolean) {
  const token = tokenOf(req.headers.cookie);
  const owner = token && (await readSession(store.db, token));
  if (!owner) return fromPortal(req, store, second);
  if (owner.renewed) reply.header('set-cookie', operatorCookie(token, req.protocol === 'https'));
  return toOperator(owner);
}

/** Who signed in at the portal is signed in here, for as long as a session of the workbench lasts. */
async function fromPortal(req: FastifyRequest, store: Store, second: boolean): Promise<Operator | undefined> {
  const token = bearerOf(req);
  const known = token === undefined ? undefined : await knownBy(store, token);
  if (!known || Date.now() - known.session.createdAt.getTime() > sessionMs) return undefined;
  // Whoever has a second factor has given it; who has none sets one up at the sign-in of the workbench.
  if (second && known.session.secondAt === null) return undefined;
  const operator = await findOperatorOf(store.db, known.person.id);
  return operator && toOperator(operator);
}

/** Browsers say where a change comes from. What says nothing is no browser, and has no cookie that another site could use. */
function refuseForeign(req: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = req.headers;
  const foreign = origin === undefined ? site !== undefined && site !== 'same-origin' : hostOf(origin) !== req.host;
  if (foreign) throw foreignOrigin();
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

export const signInFirst = () =>
  new ApiError(401, {
    'zh-CN': '请先以管理员身份登录（/admin）。首次启动时控制台会显示名称和密码。',
    'en-US': 'Sign in as an operator first (/admin). The first start printed a name and a password on the console.',
  });

const foreignOrigin = () =>
  new ApiError(403, {
    'zh-CN': '请求来自其他网站，已拒绝。请在本站的 /admin 页面操作。',
    'en-US': 'The request comes from another site and was refused. Use the page /admin of this one.',
  });
