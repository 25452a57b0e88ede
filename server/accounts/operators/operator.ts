import type { components } from '../../../generated/api';
import type { AuditActor } from '../../base/database/audit';

export type Operator = components['schemas']['Operator'];

/** Somebody at work in the workbench: what they do is told with where they did it from. */
export type ActingOperator = Operator & { by?: AuditActor };

export const actorOf = ({ name, id, by }: ActingOperator): AuditActor => by ?? { who: name, whoId: id };

/** As the contract says it, from a row. */
export function toOperator(row: { id: string; name: string; tenant_id: string | null }): Operator {
  const { id, name, tenant_id } = row;
  return {
    id,
    name,
    scope: tenant_id === null ? { kind: 'installation' } : { kind: 'organization', tenantId: tenant_id },
  };
}
