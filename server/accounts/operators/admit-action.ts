import { type ActionPlace, type OperatorAction, roleAt, roleNeeded, scopeFor } from '../../../setting/operator/may';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Operator } from './operator';

/** The organization of a published domain; null: the installation's own; undefined: never published. */
export type FindOwner = (domain: string) => Promise<string | null | undefined>;

/** Where a call acts: on the whole installation, on the domain in its path, or wherever the operator has the role. */
export async function placeOf(
  action: OperatorAction,
  domain: string | undefined,
  findOwner: FindOwner,
): Promise<ActionPlace> {
  if (action === 'oversee') return 'installation';
  return domain === undefined ? 'anywhere' : { domain, tenantId: await findOwner(domain) };
}

/** The operator, acting by the widest scope that allows the action there; throws what is missing. */
export function actAt(operator: Operator, place: ActionPlace, action: OperatorAction): Operator {
  const scope = scopeFor(operator.roles, place, action);
  if (scope) return { ...operator, scope };
  throw new ApiError(403, refusal(operator, place, action));
}

function refusal({ roles }: Operator, place: ActionPlace, action: OperatorAction) {
  if (place === 'installation') return message('accounts:operator.installationOnly');
  const own = roleAt(roles, place);
  const where = place === 'anywhere' ? undefined : place.domain;
  if (own === undefined) return message('domains:domainAccess.foreignDomain', { domain: where ?? '' });
  const named = { role: words(roleNeeded(action)), own: words(own) };
  return where === undefined
    ? message('accounts:operator.roleNeeded', named)
    : message('accounts:operator.roleNeededOn', { ...named, domain: where });
}

const words = (role: Operator['roles'][number]['role']) => message(`accounts:operator.role.${role}`);
