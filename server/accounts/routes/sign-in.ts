import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInOrigin } from '../../../setting/person/sign-in-origin';
import { deviceName } from '../../base/http/device-name';
import type { Route } from '../../base/http/route';
import { callerOf } from '../../base/limits/caller';
import { giveDevice } from '../../base/limits/device-cookie';
import { fullSession, tokenOf } from '../authenticate';
import { makeCaptcha, makeQuestion } from '../captcha/captcha';
import { changePassword, checkCode } from '../change-password';
import { giveWork } from '../codes/give-work';
import { sendCode } from '../codes/send-code';
import { passkeyHost } from '../factor/passkey-host';
import { type SignInPlace, toLoginResponse } from '../open-session';
import { signInWithCode, signInWithPassword } from '../sign-in';
import { noticeTo } from '../undo/record-change';

/** Signing in and everything before it. */
export const signInRoutes: Route = (app, ctx) => {
  const { store, config } = ctx;
  const { people } = config;

  app.operation('getSignInMethods', () => ({
    password: true,
    code: true,
    weixin: people.weixin !== undefined,
    singleSignOn: people.oidc !== undefined,
    ...(people.oidc?.name && { singleSignOnName: people.oidc.name }),
    signUp: people.signUp,
  }));
  app.operation('getCaptcha', (req) => makeCaptcha(store, req.network));
  app.operation('getCaptchaQuestion', (req) => makeQuestion(store, req.network, req.locale));
  app.operation('getWork', (req) => giveWork(ctx, req.query.purpose, callerOf(req)));
  app.operation('sendVerificationCode', (req) => {
    const { accessDomain, locale } = req;
    return sendCode(ctx, { ...req.body, caller: callerOf(req), accessDomain, locale });
  });
  app.operation('loginWithPassword', async (req, reply) =>
    toLoginResponse(await signInWithPassword(ctx, req.body, placeOf(req, reply, req.body)), people.bigdata),
  );
  app.operation('loginWithSms', async (req, reply) =>
    toLoginResponse(await signInWithCode(ctx, req.body, placeOf(req, reply, req.body)), people.bigdata),
  );
  app.operation('checkVerificationCode', (req) => checkCode(store, req.body, callerOf(req)));
  app.operation('changePassword', async (req) => {
    const known = await fullSession(store, tokenOf(req));
    const { setting } = await ctx.settings.get(req.accessDomain);
    await changePassword(
      store,
      { ...req.body, brand: String(setting.title ?? ''), to: await noticeTo(ctx, req) },
      known?.session,
    );
    return null;
  });
};

export function placeOf(req: FastifyRequest, reply: FastifyReply, origin: SignInOrigin): SignInPlace {
  return {
    browser: req.browser,
    address: req.ip,
    device: deviceName(req.headers['user-agent']),
    caller: callerOf(req),
    remember: (device) => giveDevice(req, reply, device),
    locale: req.locale,
    origin,
    rpId: passkeyHost(req).rpId,
  };
}
