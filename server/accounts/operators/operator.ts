import type { components } from '../../../generated/api';
import type { AuditActor } from '../../base/database/audit';

export type Operator = components['schemas']['Operator'];

/** An operator and where they act from, for the audit log. */
export type ActingOperator = Operator & { by?: AuditActor };

export const actorOf = ({ name, id, by }: ActingOperator): AuditActor => by ?? { who: name, whoId: id };

/** The operator in the form of the contract. */
export function toOperator(row: { id: string; name: string; tenant_id: string | null }): Operator {
  const { id, name, tenant_id } = row;
  return {
    id,
    name,
    scope: tenant_id === null ? { kind: 'installation' } : { kind: 'organization', tenantId: tenant_id },
  };
}
