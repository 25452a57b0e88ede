import type { FastifyRequest } from 'fastify';
import { auditedBy } from '../../../base/audit/audited-by';
import { addAudit } from '../../../base/database/audit';
import type { Route } from '../../../base/http/route';
import { callerOf } from '../../../base/limits/caller';
import { passkeyHost } from '../../factor/passkey-host';
import { passkeyOptions } from '../../factor/passkey-options';
import { signInFirst } from '../../operators/operator-gate';
import { proofWays, proveAgain } from '../../prove-again';
import type { KnownSession } from '../../store/sessions';

/** Lets a signed-in operator confirm their identity. */
export const operatorProofRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  app.operation('getOperatorProofWays', (req) => proofWays(store, sessionOf(req).person, passkeyHost(req).rpId));
  app.operation('proveOperator', (req) =>
    proveAgain(ctx, sessionOf(req), req.body, { caller: callerOf(req), host: passkeyHost(req) }).catch(
      async (error) => {
        await addAudit(store.db, { ...auditedBy(req), action: 'sign-in-failed', target: 'confirmation' });
        throw error;
      },
    ),
  );
  app.operation('askPasskeyForOperatorProof', async (req) => {
    const { person, session } = sessionOf(req);
    const use = { ...passkeyHost(req), purpose: 'prove' as const, boundTo: session.id };
    return { options: { ...(await passkeyOptions(store.db, person.id, use)) } };
  });
};

/** The gate admits everybody to the calls of the session itself, so there may be none. */
function sessionOf({ operatorSession }: FastifyRequest): KnownSession {
  if (!operatorSession) throw signInFirst();
  return operatorSession;
}
