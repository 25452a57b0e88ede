import { OPERATOR_ROLES, type OperatorRole, type OperatorScope } from '../../../setting/operator/may';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { tenantOfScope } from '../operators/operator';
import { chooseOperatorName } from '../operators/operator-name';
import { spendInvitation } from '../store/invitations';
import { findOperatorOf, giveRole } from '../store/operators';
import type { Person } from '../store/persons';

interface Offer {
  id: string;
  invitedBy: string;
  workbench: { scope: OperatorScope; role: OperatorRole };
}

/** Gives the invited role, unless the person has as much at that place already. */
export async function acceptRole(trx: Db, person: Person, { id, invitedBy, workbench }: Offer): Promise<void> {
  const { scope, role } = workbench;
  const known = await findOperatorOf(trx, person.id);
  const held = known?.roles.find((one) => samePlace(one.scope, scope))?.role;
  if (held && OPERATOR_ROLES.indexOf(held) >= OPERATOR_ROLES.indexOf(role)) throw conflict(already);
  if (!(await spendInvitation(trx, id))) throw conflict(used);
  const by = (await findOperatorOf(trx, invitedBy))?.name;
  const name = known?.name ?? (await chooseOperatorName(trx, person.nickname));
  const domain = scope.kind === 'domain' ? scope.domain : undefined;
  const tenant_id = tenantOfScope(scope);
  await giveRole(trx, { id: person.id, name, tenant_id, domain, role, by });
  const actor = { who: name, whoId: person.id };
  await addAudit(trx, {
    ...actor,
    action: 'operator-granted',
    domain: domain ?? null,
    organization: tenant_id,
    target: id,
    message: role,
  });
}

function samePlace(a: OperatorScope, b: OperatorScope): boolean {
  const domains = [a, b].map((one) => (one.kind === 'domain' ? one.domain : ''));
  return a.kind === b.kind && domains[0] === domains[1] && tenantOfScope(a) === tenantOfScope(b);
}

const used = message('accounts:invite.used');
const already = message('accounts:invite.roleAlready');
