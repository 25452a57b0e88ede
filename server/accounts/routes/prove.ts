import type { Route } from '../../base/http/route';
import { callerOf } from '../../base/limits/caller';
import { personOf } from '../authenticate';
import { sendCode } from '../codes/send-code';
import { passkeyHost } from '../factor/passkey-host';
import { ownContact, proofWays, proveAgain } from '../prove-again';

/** Lets a signed-in person confirm their identity. */
export const proveRoutes: Route = (app, ctx) => {
  app.operation('getProofWays', (req) => proofWays(ctx.store, personOf(req).person, passkeyHost(req).rpId));
  app.operation('sendProofCode', (req) => {
    const { accessDomain, locale } = req;
    const username = ownContact(personOf(req).person, req.body.to);
    const wish = { username, scenario: 'prove' as const, captchaAnswer: '', captchaToken: '' };
    return sendCode(ctx, { ...wish, caller: callerOf(req), accessDomain, locale });
  });
  // Repeatable: a stored response would say nothing about who sends the call now.
  app.operation('proveAgain', (req) =>
    proveAgain(ctx, personOf(req), req.body, { caller: callerOf(req), host: passkeyHost(req) }),
  );
};
