import type { FastifyRequest } from 'fastify';
import { auditedBy } from '../../../base/audit/audited-by';
import type { ActingOperator } from '../../operators/operator';
import { signInFirst } from '../../operators/operator-gate';
import { refuseUnlessProved } from '../../proved-lately';

type Asked = Parameters<typeof auditedBy>[0];

/** Who asks. The gate has let nobody else in. */
export function operatorOf(req: Asked): ActingOperator {
  if (!req.operator) throw signInFirst();
  return { ...req.operator, by: auditedBy(req) };
}

/** The same before what matters: who has an open workbench before them need not be its operator. */
export function provedOperatorOf(req: Asked & Pick<FastifyRequest, 'operatorSession'>): ActingOperator {
  const operator = operatorOf(req);
  if (!req.operatorSession) throw signInFirst();
  refuseUnlessProved(req.operatorSession.session);
  return operator;
}
