import { auditedBy } from '../../../base/audit/audited-by';
import { addAudit } from '../../../base/database/audit';
import { deviceName } from '../../../base/http/device-name';
import type { Route } from '../../../base/http/route';
import { callerOf } from '../../../base/limits/caller';
import { passkeyHost } from '../../factor/passkey-host';
import { operatorToken, setOperatorCookie } from '../../operators/operator-cookie';
import { signIn } from '../../operators/sign-in';
import { closeOperatorSession } from '../../store/operator-sessions';

export const sessionRoutes: Route = (app, { store, config }) => {
  const { operatorSecondFactor: required, sessions } = config.people;
  const life = sessions.operator;
  app.operation('getOperator', ({ operator }) => operator ?? null);

  app.operation('signInOperator', async (req, reply) => {
    const { operator, token } = await signIn(store, {
      ...req.body,
      caller: callerOf(req),
      address: req.ip,
      device: deviceName(req.headers['user-agent']),
      life,
      visitor: req.browser,
      rpId: passkeyHost(req).rpId,
      required,
    });
    setOperatorCookie(req, reply, token, life.idleS);
    return operator;
  });

  app.operation('signOutOperator', async (req, reply) => {
    const token = operatorToken(req);
    if (token) await closeOperatorSession(store.db, token);
    if (req.operator) await addAudit(store.db, { ...auditedBy(req), action: 'sign-out' });
    setOperatorCookie(req, reply, '', 0);
    return null;
  });
};
