import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOrigin } from '../../../setting/person/sign-in-origin';
import { ApiError, unknownCall } from '../../base/http/errors';
import { assignVisitor } from '../../base/http/request-facts';
import type { Route } from '../../base/http/route';
import { sayArrived, setSessionCookie } from '../../base/http/session-cookie';
import type { Context } from '../../context';
import type { AwaitedStep } from '../factor/factor-errors';
import { openSessionFor, toLoginResponse } from '../open-session';
import { bindWeixin } from '../sso/bind-weixin';
import { loginAddress } from '../sso/login-address';
import { openOidc } from '../sso/open-oidc';
import { personOfClaims } from '../sso/person-of-claims';
import { safeReturn } from '../sso/safe-return';
import { askWeixin, weixinUrl } from '../sso/weixin';
import { findPersonByIdentity, type Person } from '../store/persons';
import { beginSignOn, endSignOn, keepWeixin } from '../store/sign-ons';
import { noticeTo } from '../undo/record-change';
import { placeOf } from './sign-in';

const ssoBack = '/api/session/sso/callback';
const weixinBack = '/api/session/weixin/callback';

/** Single sign-on at the company's identity provider. */
export const singleSignOnRoutes: Route = (app, ctx) => {
  const { oidc: config } = ctx.config.people;
  const oidc = config && openOidc(config);

  app.operation('getAuthorizeUrl', async (req) => {
    if (!oidc || !config) return { url: '' };
    const fresh = oidc.newVerifier();
    const returnTo = safeReturn(req.query?.redirectUri, originOf(req));
    const state = await beginSignOn(ctx.store.db, {
      provider: config.issuer,
      visitor: req.browser,
      returnTo,
      ...fresh,
    });
    return { url: await oidc.authorizeUrl({ redirectUri: originOf(req) + ssoBack, state, ...fresh }) };
  });
  app.operation('getLogoutUrl', async (req) => {
    const returnTo = originOf(req) + safeReturn(req.query?.redirectUri, originOf(req));
    return { url: oidc ? await oidc.logoutUrl(returnTo) : '' };
  });
  if (!oidc || !config) return;
  app.get<{ Querystring: { state?: string } }>(ssoBack, async (req, reply) => {
    assignVisitor(req, reply);
    const state = String(req.query.state ?? '');
    const begun = await endSignOn(ctx.store.db, config.issuer, state, req.visitor);
    if (!begun) return failed(reply, 'a sign-in came back that did not begin here');
    try {
      const current = new URL(req.url, originOf(req));
      const person = await personOfClaims(
        ctx,
        await oidc.finish(current, { ...begun, state }),
        await noticeTo(ctx, req),
      );
      if (!person) return failed(reply, 'the provider sent somebody who may not sign in', begun);
      return await enter(ctx, req, reply, person, begun.returnTo, 'single sign-on');
    } catch (err) {
      return failed(reply, 'the identity provider was not believed', begun, err);
    }
  });
};

/** Sign-in with WeChat; without a configuration its calls do not exist. */
export const weixinRoutes: Route = (app, ctx) => {
  const { weixin } = ctx.config.people;
  const { db } = ctx.store;

  app.operation('getWeixinUrl', async (req) => {
    if (!weixin) throw unknownCall('weixin-url');
    const returnTo = safeReturn(req.query?.redirectUri, originOf(req));
    const begun = { provider: 'weixin', visitor: req.browser, nonce: '', verifier: '', returnTo };
    const state = await beginSignOn(db, begun);
    const inside = /MicroMessenger\//.test(req.headers['user-agent'] ?? '');
    return { url: weixinUrl(weixin, { redirectUri: originOf(req) + weixinBack, state, inside }) };
  });
  app.operation('bindWeixin', async (req, reply) => {
    const tokens = await bindWeixin(ctx, req.body, placeOf(req, reply, req.body), await noticeTo(ctx, req));
    return toLoginResponse(tokens, ctx.config.people.bigdata);
  });
  if (!weixin) return;
  app.get<{ Querystring: { state?: string; code?: string } }>(weixinBack, async (req, reply) => {
    assignVisitor(req, reply);
    const begun = await endSignOn(db, 'weixin', String(req.query.state ?? ''), req.visitor);
    if (!begun || !req.query.code)
      return failed(reply, 'WeChat came back with something that did not begin here', begun);
    try {
      const profile = await askWeixin(weixin, String(req.query.code));
      const person = await findPersonByIdentity(db, 'weixin', profile.subject);
      if (person?.disabledAt) return failed(reply, 'WeChat sent somebody who may not sign in', begun);
      if (person) return await enter(ctx, req, reply, person, begun.returnTo, 'weixin');
      const login = loginAddress(begun.returnTo, { weixinBindCode: await keepWeixin(db, profile) });
      return reply.header('cache-control', 'no-store').redirect(login);
    } catch (err) {
      return failed(reply, 'WeChat did not say who it is', begun, err);
    }
  });
};

/**
 * Signs the person in and returns them to where they were. The token is sent in a cookie, as addresses end up in
 * histories and logs.
 */
async function enter(
  ctx: Context,
  req: FastifyRequest,
  reply: FastifyReply,
  person: Person,
  returnTo: string,
  how: string,
): Promise<FastifyReply> {
  req.browser = req.visitor;
  const place = placeOf(req, reply, readOrigin(returnTo.split('?')[1] ?? ''));
  const opened = await openSessionFor(ctx, person, place, how).catch(awaitedStep);
  if ('ticket' in opened) {
    // In the fragment, which no server or log sees; it works in this browser only.
    const step = `#second-step=${opened.ticket}.${opened.methods.join(',')}`;
    return reply.header('cache-control', 'no-store').redirect(loginAddress(returnTo, {}) + step);
  }
  setSessionCookie(req, reply, opened);
  sayArrived(req, reply, opened.accessToken);
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(returnTo);
}

/** Returns the awaited second step, so that the sign-in continues on the portal's own page; rethrows other errors. */
function awaitedStep(error: unknown): AwaitedStep {
  const step = error instanceof ApiError ? error.detail.secondStep : undefined;
  if (!step) throw error;
  return step;
}

/** Redirects to the sign-in page, which keeps the person's destination; the operator finds the reason in the log. */
function failed(reply: FastifyReply, why: string, begun?: { returnTo: string }, err?: unknown): FastifyReply {
  reply.log.warn({ err }, why);
  const login = loginAddress(begun?.returnTo, { from: 'sign-in-failed' });
  return reply.header('cache-control', 'no-store').redirect(login);
}

const originOf = (req: FastifyRequest) => `${req.protocol}://${req.host}`;
