import type { components } from '../../generated/api';

export type Operator = components['schemas']['Operator'];

/** As the contract says it, from a row. */
export function toOperator(row: { id: string; name: string; tenant_id: string | null }): Operator {
  const { id, name, tenant_id } = row;
  return {
    id,
    name,
    scope: tenant_id === null ? { kind: 'installation' } : { kind: 'organization', tenantId: tenant_id },
  };
}
