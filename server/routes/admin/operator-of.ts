import type { FastifyRequest } from 'fastify';
import type { Operator } from '../../operators/operator';
import { signInFirst } from '../../operators/operator-gate';

/** Who asks. The gate has let nobody else in. */
export function operatorOf(req: Pick<FastifyRequest, 'operator'>): Operator {
  if (!req.operator) throw signInFirst();
  return req.operator;
}
