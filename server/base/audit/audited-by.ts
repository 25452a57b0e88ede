import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../database/audit';
import { deviceName } from '../http/device-name';

/** Name of an unknown actor, whose input may be a password in the wrong field. */
export const NOBODY = '–';

type Asked = Pick<FastifyRequest, 'operator' | 'person' | 'ip' | 'headers'>;

/**
 * The caller as an actor in the audit log: `addAudit(trx, { ...auditedBy(req), action: 'host-approved', target: host
 * })`.
 */
export function auditedBy({ operator, person, ip, headers }: Asked): AuditActor {
  return {
    // Operator names cannot contain brackets, so a person's nickname cannot pass for one.
    who: operator?.name ?? (person ? `(${person.nickname})` : NOBODY),
    whoId: operator?.id ?? person?.id ?? null,
    address: ip,
    device: deviceName(headers['user-agent']),
  };
}
