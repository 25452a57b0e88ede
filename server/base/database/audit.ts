import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

export type AuditAction = Tables['audit_entry']['action'];

/** The actor and where they acted from; `auditedBy(req)` reads it from a request. */
export interface AuditActor {
  /** Name of the operator or person; `seed` and `console` for actions of the product or its command line. */
  who: string;
  whoId?: string | null;
  address?: string | null;
  device?: string | null;
}

/** Never a secret: no code, password or token, and no failed input. */
interface AuditEntry extends AuditActor {
  action: AuditAction;
  domain?: string | null;
  /** The organization it concerns: its operators may read the entry. */
  organization?: string | null;
  /** What it was done to: a name or an id. */
  target?: string | null;
  message?: string;
  from?: string | null;
  to?: string | null;
  pointers?: readonly string[];
}

/**
 * The only way to write to the audit log. Pass the transaction of the recorded change, so that both are committed or
 * neither. The database sets the entry's number and hash at commit, so the call may be anywhere in the transaction.
 */
export async function addAudit(db: Kysely<Tables> | Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      who: short(entry.who, 64),
      who_id: entry.whoId ?? null,
      access_domain: entry.domain ?? null,
      tenant_id: entry.organization ?? null,
      action: entry.action,
      target: entry.target == null ? null : short(entry.target, 300),
      message: short(entry.message ?? '', 500),
      from_revision: entry.from ?? null,
      to_revision: entry.to ?? null,
      pointers: [...(entry.pointers ?? [])],
      address: entry.address == null ? null : short(entry.address, 64),
      device: entry.device == null ? null : short(entry.device, 64),
    })
    .execute();
}

/** Counts characters, as the contract does. An overlong name is cut rather than losing the entry. */
function short(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
