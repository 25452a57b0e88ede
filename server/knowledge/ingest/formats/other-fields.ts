import { normalizeText } from '../normalize-text';
import { escapeCell } from './escape-cell';
import { isPlain, type Lang, valueText } from './value-text';

/** Limits for the remaining fields of a record; more is a database row, not a text. */
const MOST_FIELDS = 64;
const MOST_BYTES = 8_192;
const DEEPEST = 3;

const HASH = /^(?:.+ )?(?:hash|checksum|digest|etag|md5|crc ?32|sha ?-?\d*|base ?64)$/i;
/** Names of embeddings. A short text is kept, because it may be the vector group of a transformer. */
const VECTOR = /^(?:.+ )?(?:embeddings?|vectors?)$/i;
/** Most numbers in a kept array, and characters of a kept vector: nobody asks for a longer one by value. */
const SHORT = 64;
const PICTURE = /^data:[^,]*;base64,/i;
const PACKED = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z0-9+/_-]{120,}={0,2}$/;
const NUMBER_FOR_MACHINES = /^(?:[0-9a-f]{32,}|\d{21,})$/i;
const isPacked = (text: string) => [PICTURE, PACKED, NUMBER_FOR_MACHINES].some((pattern) => pattern.test(text));

/** Fields of a record that its format does not define. */
interface OtherFields {
  /** Markdown, one line per field: `**Name**: value`. */
  lines: string[];
  /** Number of fields left out because they were unreadable or too many, by the record's key. */
  leftOut?: Record<string, number>;
}

/** `advisory_number`, `advisoryNumber` → `Advisory number`. */
function nameOfKey(key: string): string {
  const words = normalizeText(key)
    .replace(/(?<=[a-z\d])(?=[A-Z][a-z])|_|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a field as a line of Markdown. */
export function fieldLine(name: string, value: string, lang: Lang): string {
  const label = escapeCell(name);
  if (!label) return escapeCell(value);
  return `**${label}**${lang === 'zh' ? '：' : ': '}${escapeCell(value)}`;
}

/** Formats every non-empty field as a line; nested fields are named by their path. */
export function openFields(fields: [string, unknown][], lang: Lang): OtherFields {
  const lines: string[] = [];
  const leftOut = new Map<string, number>();
  let bytes = 0;
  for (const [key, value] of fields) {
    for (const leaf of leaves(nameOfKey(key), value, lang, 1)) {
      const line = leaf && fieldLine(leaf.name, leaf.text, lang);
      const size = line ? Buffer.byteLength(line) : 0;
      if (line && lines.length < MOST_FIELDS && bytes + size <= MOST_BYTES) {
        lines.push(line);
        bytes += size;
      } else leftOut.set(key, (leftOut.get(key) ?? 0) + 1);
    }
  }
  return { lines, leftOut: leftOut.size > 0 ? Object.fromEntries(leftOut) : undefined };
}

interface Leaf {
  name: string;
  text: string;
}

/** The fields below a value; null for one that is left out. */
function* leaves(name: string, value: unknown, lang: Lang, depth: number): Generator<Leaf | null> {
  if (depth > DEEPEST || isForMachines(name, value)) {
    if (!isEmpty(value)) yield null;
  } else if (isPlain(value)) {
    const text = valueText(value, lang);
    if (text !== '') yield text === null || isPacked(text) ? null : { name, text };
  } else if (Array.isArray(value)) {
    for (const [at, entry] of value.entries())
      yield* leaves(`${name} ${at + 1}`.trim(), entry, lang, Array.isArray(entry) ? depth + 1 : depth);
  } else {
    for (const [key, entry] of Object.entries(value as object))
      yield* leaves([name, nameOfKey(key)].filter(Boolean).join(' › '), entry, lang, depth + 1);
  }
}

function isForMachines(name: string, value: unknown): boolean {
  if (Array.isArray(value) && value.length > SHORT && value.every((entry) => typeof entry === 'number')) return true;
  const isShort = typeof value === 'string' && value.length <= SHORT;
  return HASH.test(name) || (VECTOR.test(name) && !isShort);
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : value === null || value === '';
