import type { components } from '../../../../generated/api';
import type { OperatorScope } from '../../../../setting/operator/may';
import {
  changeRole,
  inviteOperator,
  listStaff,
  operatorOf,
  provedOperatorOf,
  withdrawOperatorInvitation,
} from '../../../accounts';
import type { Store } from '../../../base/database/db';
import { badRequest } from '../../../base/http/errors';
import type { Route } from '../../../base/http/route';
import { message } from '../../../base/messages/message';
import { findOwner } from '../../publishing/domain-access';

/** Who works on which domains. */
export const operatorRoutes: Route = (app, { store }) => {
  app.operation('listOperators', (req) => listStaff(store, operatorOf(req)));
  app.operation('setOperatorRole', async (req) => {
    await changeRole(store, provedOperatorOf(req), { id: req.params.id, role: req.body.role });
    return null;
  });
  app.operation('removeOperatorRole', async (req) => {
    await changeRole(store, provedOperatorOf(req), { id: req.params.id });
    return null;
  });
  app.operation('inviteOperator', async (req) => {
    const operator = provedOperatorOf(req);
    return inviteOperator(store, operator, { ...req.body, scope: await settledScope(store, req.body.scope) });
  });
  app.operation('revokeOperatorInvitation', async (req) => {
    await withdrawOperatorInvitation(store, operatorOf(req), req.params.id);
    return null;
  });
};

type Asked = components['schemas']['OperatorInvitationForm']['scope'];

/** A role on a domain holds while the domain is whose it is now. */
async function settledScope(store: Store, scope: Asked): Promise<OperatorScope> {
  if (scope.kind !== 'domain') return scope;
  const { domain } = scope;
  const tenantId = await findOwner(store, domain);
  if (tenantId === undefined) throw badRequest(message('accounts:invite.domainNotLive', { domain }), at);
  return { ...scope, tenantId };
}

const at = { pointer: '/scope', field: 'scope' };
