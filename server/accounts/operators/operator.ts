import type { components } from '../../../generated/api';
import type { GrantedRole, OperatorScope } from '../../../setting/operator/may';
import type { AuditActor } from '../../base/database/audit';

export type Operator = components['schemas']['Operator'];

/** An operator and where they act from, for the audit log. */
export type ActingOperator = Operator & { by?: AuditActor };

export const actorOf = ({ name, id, by }: ActingOperator): AuditActor => by ?? { who: name, whoId: id };

/** The operator in the form of the contract, acting by the widest of their roles. */
export function toOperator({ id, name, roles }: { id: string; name: string; roles: GrantedRole[] }): Operator {
  const [widest] = roles;
  if (!widest) throw new Error(`The operator ${name} has no role.`);
  return { id, name, scope: widest.scope, roles };
}

/** Whoever runs a command on the server: not a person in the database, and may do everything. */
export const consoleOperator = (name: string): Operator => {
  const scope = { kind: 'installation' } as const;
  return { id: 'console', name, scope, roles: [{ scope, role: 'administrator' }] };
};

/** The organization by which an operator belongs to somebody, for the audit log. */
export const tenantOfRoles = (roles: readonly GrantedRole[]): string | null => tenantOfScope(roles[0]?.scope);

export const tenantOfScope = (scope: OperatorScope | undefined): string | null =>
  scope === undefined || scope.kind === 'installation' ? null : scope.tenantId;
