import { callerOf } from '../../limits/caller';
import { operatorCookie, tokenOf } from '../../operators/operator-cookie';
import { signIn } from '../../operators/sign-in';
import { passkeyHost } from '../../people/factor/passkey-host';
import { closeSession } from '../../store/operator-sessions';
import type { Route } from '../route';

export const sessionRoutes: Route = (app, { store, config }) => {
  const required = config.people.operatorSecondFactor;

  app.operation('getOperator', ({ operator }) => operator ?? null);

  app.operation(
    'signInOperator',
    async (req, reply) => {
      const { operator, token } = await signIn(store, {
        ...req.body,
        caller: callerOf(req),
        visitor: req.browser,
        rpId: passkeyHost(req).rpId,
        required,
      });
      reply.header('set-cookie', operatorCookie(token, req.protocol === 'https'));
      return operator;
    },
    { repeatable: true },
  );

  app.operation('signOutOperator', async (req, reply) => {
    const token = tokenOf(req.headers.cookie);
    if (token) await closeSession(store.db, token);
    reply.header('set-cookie', operatorCookie('', req.protocol === 'https'));
    return null;
  });
};
