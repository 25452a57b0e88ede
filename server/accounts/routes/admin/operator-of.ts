import type { FastifyRequest } from 'fastify';
import { auditedBy } from '../../../base/audit/audited-by';
import type { ActingOperator } from '../../operators/operator';
import { signInFirst } from '../../operators/operator-gate';
import { refuseUnlessProved } from '../../proved-lately';

type Asked = Parameters<typeof auditedBy>[0];

/** The operator of a request; the gate admits nobody else. */
export function operatorOf(req: Asked): ActingOperator {
  if (!req.operator) throw signInFirst();
  return { ...req.operator, by: auditedBy(req) };
}

/** The same for sensitive actions: the operator must have confirmed their identity recently. */
export function provedOperatorOf(req: Asked & Pick<FastifyRequest, 'operatorSession'>): ActingOperator {
  const operator = operatorOf(req);
  if (!req.operatorSession) throw signInFirst();
  refuseUnlessProved(req.operatorSession.session);
  return operator;
}
