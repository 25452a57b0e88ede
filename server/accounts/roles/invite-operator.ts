import type { components } from '../../../generated/api';
import { type OperatorScope, placeOfScope } from '../../../setting/operator/may';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict, notFound, tooMany } from '../../base/http/errors';
import { spend } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { actAt } from '../operators/admit-action';
import { type ActingOperator, actorOf, tenantOfScope } from '../operators/operator';
import { readRecipient, withdrawn } from '../organizations/invite';
import { addInvitation, findInvitation, revokeInvitation } from '../store/invitations';
import { decidesOn, toWorkbenchInvitation } from './list-roles';

type Schemas = components['schemas'];
type Wish = Omit<Schemas['OperatorInvitationForm'], 'scope'> & { scope: OperatorScope };

/** A link that gives one person a role. Whoever makes it must decide about that place. */
export async function inviteOperator(
  { db }: Store,
  operator: ActingOperator,
  { scope, role, days, account: typed }: Wish,
): Promise<Schemas['NewOperatorInvitation']> {
  actAt(operator, placeOfScope(scope), 'administer');
  const account = readRecipient(typed);
  const { perPerson: most, perSeconds } = limits.invitations;
  const waitMs = await spend(db, { key: `invite:${operator.id}`, most, perSeconds });
  if (waitMs > 0) throw tooMany(waitMs);
  return db.transaction().execute(async (trx) => {
    const workbench = { scope, role };
    const made = await addInvitation(trx, { workbench, invitedBy: operator.id, days, account, uses: 1 });
    await addAudit(trx, { ...about(operator, scope), action: 'operator-invited', target: made.id, message: role });
    const row = await findInvitation(trx, made.id);
    const invitation = row && toWorkbenchInvitation(row);
    if (!invitation) throw notFound('invitation', made.id);
    return { token: made.token, invitation };
  });
}

export async function withdrawOperatorInvitation({ db }: Store, operator: ActingOperator, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = (await findInvitation(trx, id))?.workbench;
    if (!found || !decidesOn(operator, found.scope)) throw notFound('invitation', id);
    if (!(await revokeInvitation(trx, id))) throw conflict(withdrawn);
    const { role, scope } = found;
    await addAudit(trx, { ...about(operator, scope), action: 'operator-uninvited', target: id, message: role });
  });
}

const about = (operator: ActingOperator, scope: OperatorScope) => ({
  ...actorOf(operator),
  domain: scope.kind === 'domain' ? scope.domain : null,
  organization: tenantOfScope(scope),
});
