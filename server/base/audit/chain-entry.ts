import { createHash } from 'node:crypto';

/** An entry of the chain or of an export. The hash covers every field, so none may be omitted. */
export interface ChainEntry {
  /** Position in the chain, from 1 and without gaps. */
  seq: number;
  /** UTC, to the microsecond, as the hash has it. */
  at: string;
  who: string;
  whoId: string | null;
  action: string;
  domain: string | null;
  organization: string | null;
  target: string | null;
  message: string;
  from: string | null;
  to: string | null;
  address: string | null;
  device: string | null;
  pointers: string[];
  hash: string;
}

/**
 * The same as audit_hash in 055_audit_chain.sql: the length and text of each part, so that no two entries serialize
 * alike.
 */
export function hashOfEntry(previous: string, entry: ChainEntry): string {
  const parts = [
    ...[previous, String(entry.seq), entry.at, entry.who, entry.whoId, entry.action, entry.domain, entry.organization],
    ...[entry.target, entry.message, entry.from, entry.to, entry.address, entry.device],
    ...[String(entry.pointers.length), ...entry.pointers],
  ];
  return createHash('sha256')
    .update(`audit-1:${parts.map(part).join('')}`)
    .digest('hex');
}

const part = (text: string | null) => (text === null ? '-' : `${Buffer.byteLength(text)}:${text}`);
