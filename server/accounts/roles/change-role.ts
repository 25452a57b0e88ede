import type { OperatorRole } from '../../../setting/operator/may';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { type ActingOperator, actorOf, tenantOfScope } from '../operators/operator';
import { dropRole, findGrant, leavesNobody, setRole } from '../store/operator-roles';
import { findOperatorOf, removeOperator } from '../store/operators';
import { decidesOn } from './list-roles';

interface Wish {
  id: string;
  /** Absent: the role ends. */
  role?: OperatorRole;
}

/** Changes or ends a role. Nobody changes their own, and whoever loses the last one is no operator any more. */
export async function changeRole({ db }: Store, operator: ActingOperator, { id, role }: Wish): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const grant = await findGrant(trx, id);
    if (!grant || !decidesOn(operator, grant.scope)) throw notFound('operator', id);
    const { operatorId, name, scope } = grant;
    if (operatorId === operator.id) throw conflict(notYourOwn);
    if (await leavesNobody(trx, { operatorId, scope, role })) throw conflict(lastOperator);
    if (role) await setRole(trx, { operatorId, scope, role, by: operator.name });
    else await dropRole(trx, id);
    const left = await findOperatorOf(trx, operatorId);
    if (!left) await removeOperator(trx, name);
    await addAudit(trx, {
      ...actorOf(operator),
      action: role ? 'operator-granted' : 'operator-removed',
      domain: scope.kind === 'domain' ? scope.domain : null,
      organization: tenantOfScope(scope),
      target: name,
      message: role ?? '',
    });
  });
}

const notYourOwn = message('accounts:operator.notYourOwnRole');
const lastOperator = message('accounts:operator.lastOne');
