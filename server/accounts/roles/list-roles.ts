import type { components } from '../../../generated/api';
import { may, type OperatorScope, placeOfScope } from '../../../setting/operator/may';
import { maskAccount } from '../../../setting/person/mask-account';
import type { Store } from '../../base/database/db';
import type { Operator } from '../operators/operator';
import { namedAccount } from '../present';
import { type InvitationRow, listOpenWorkbenchInvitations } from '../store/invitations';
import { listGrants } from '../store/operator-roles';

type Schemas = components['schemas'];

/** Whether an operator decides who works at a place. */
export const decidesOn = ({ roles }: Pick<Operator, 'roles'>, scope: OperatorScope): boolean =>
  may(roles, placeOfScope(scope), 'administer');

/** Who works where this operator decides about it, and who is invited to. */
export async function listStaff({ db }: Store, operator: Operator): Promise<Schemas['OperatorRoles']> {
  const [grants, invitations] = await Promise.all([listGrants(db), listOpenWorkbenchInvitations(db)]);
  return {
    grants: grants
      .filter(({ scope }) => decidesOn(operator, scope))
      .map(({ id, operatorId, name, scope, role, grantedAt, grantedBy, ...person }) => ({
        ...{ id, operatorId, name, scope, role, grantedBy },
        account: namedAccount(person),
        grantedAt: grantedAt.toISOString(),
        active: person.disabledAt === null,
      })),
    invitations: invitations.flatMap((row) => {
      const invitation = toWorkbenchInvitation(row);
      return invitation && decidesOn(operator, invitation.scope) ? [invitation] : [];
    }),
  };
}

export function toWorkbenchInvitation(row: InvitationRow): Schemas['OperatorInvitation'] | undefined {
  const { id, workbench, account, createdAt, endsAt } = row;
  if (!workbench) return undefined;
  return {
    id,
    ...workbench,
    ...(account !== null && { account: maskAccount(account) }),
    invitedBy: row.nickname || namedAccount(row),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
