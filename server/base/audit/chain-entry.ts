import { createHash } from 'node:crypto';

/** An entry as it stands in the chain and in an export. Nothing of it may be left out: the hash covers all. */
export interface ChainEntry {
  /** Place in the chain, from 1 and without gaps. */
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

/** What audit_hash in 055_audit_chain.sql makes of the same entry: length and text of each part, so no two entries are written the same way. */
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
