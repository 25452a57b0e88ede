import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChainEntry } from './chain-entry';

const texts = ['who', 'action', 'message', 'at', 'hash'] as const;
const maybe = ['whoId', 'domain', 'organization', 'target', 'from', 'to', 'address', 'device'] as const;

/** The entries of a JSON Lines export. */
export async function* readExport(file: string): AsyncGenerator<ChainEntry> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const entry = readEntry(line);
    if (!entry) throw new Error(`Line ${number} of ${file} is no entry of an audit log exported as JSON Lines.`);
    yield entry;
  }
}

function readEntry(line: string): ChainEntry | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is ChainEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(entry.seq) &&
    texts.every((name) => typeof entry[name] === 'string') &&
    maybe.every((name) => entry[name] === null || typeof entry[name] === 'string') &&
    Array.isArray(entry.pointers) &&
    entry.pointers.every((pointer) => typeof pointer === 'string')
  );
}
