import { csvCell } from '../text/csv-cell';
import type { ChainEntry } from './chain-entry';

type AuditFormat = 'jsonl' | 'csv';

const columns = [
  ...(['seq', 'at', 'who', 'whoId', 'action', 'domain', 'organization', 'target', 'message', 'from', 'to'] as const),
  ...(['address', 'device', 'pointers', 'hash'] as const),
] satisfies (keyof ChainEntry)[];

/**
 * The log as text, entry by entry. JSON Lines contain every hashed field, so `npm run audit -- verify --file` can check
 * them anywhere. CSV starts with a byte order mark, without which spreadsheets garble Chinese.
 */
export async function* exportLines(entries: AsyncIterable<ChainEntry>, format: AuditFormat): AsyncGenerator<string> {
  if (format === 'csv') yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const entry of entries) yield format === 'csv' ? csvLine(entry) : `${JSON.stringify(entry)}\n`;
}

function csvLine(entry: ChainEntry): string {
  const cells = columns.map((name) => (name === 'pointers' ? entry.pointers.join(' ') : entry[name]));
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export const exportName = (format: AuditFormat, now = new Date()) =>
  `millwright-audit-${now.toISOString().slice(0, 10)}.${format}`;
