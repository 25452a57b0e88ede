import type { FastifyRequest } from 'fastify';
import { operatorOf } from '../../accounts';
import type { Store } from '../../base/database/db';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';

/** The operator, who may open the domain. */
export async function openForMarket(store: Store, req: FastifyRequest, domain: string) {
  const operator = operatorOf(req);
  await openDomain(store, operator, domain);
  return operator;
}

export const needReason = () => badRequest(message('supply:reason'), { field: 'reason' });
