import { auditedBy } from '../../../base/audit/audited-by';
import type { ActingOperator } from '../../operators/operator';
import { signInFirst } from '../../operators/operator-gate';

/** Who asks. The gate has let nobody else in. */
export function operatorOf(req: Parameters<typeof auditedBy>[0]): ActingOperator {
  if (!req.operator) throw signInFirst();
  return { ...req.operator, by: auditedBy(req) };
}
