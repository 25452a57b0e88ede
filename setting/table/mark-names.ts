import { MEASURE_WORDS } from './sentence-words';
import type { Table } from './table';

/** What stands behind a sign in a marked sentence. */
export type Named = { kind: 'column'; column: string } | { kind: 'value'; value: string; columns: string[] };

const MOST_VALUES = 2000;
const isWord = (sign: string | undefined) => sign !== undefined && /[a-z0-9_]/i.test(sign);

/** A sentence in which names of columns and values of text columns are replaced by signs: ‹c0›, ‹v1›. The longest name wins. */
export function markNames(sentence: string, table: Table): { marked: string; named: Named[] } {
  const names = namesOf(table);
  const longest = Math.max(0, ...[...names.keys()].map((name) => name.length));
  const named: Named[] = [];
  let marked = '';
  for (let at = 0; at < sentence.length; ) {
    const found = nameAt(sentence, at, { names, longest });
    if (!found) {
      marked += sentence[at];
      at += 1;
      continue;
    }
    marked += `‹${found.named.kind === 'column' ? 'c' : 'v'}${named.length}›`;
    named.push(found.named);
    at += found.length;
  }
  return { marked, named };
}

function nameAt(sentence: string, at: number, { names, longest }: { names: Map<string, Named>; longest: number }) {
  if (isWord(sentence[at - 1]) && isWord(sentence[at])) return undefined;
  for (let length = Math.min(longest, sentence.length - at); length > 0; length -= 1) {
    const named = names.get(sentence.slice(at, at + length));
    if (named && !(isWord(sentence[at + length - 1]) && isWord(sentence[at + length]))) return { named, length };
  }
  return undefined;
}

function namesOf({ columns }: Table): Map<string, Named> {
  const names = new Map<string, Named>();
  for (const column of columns) {
    if (column.kind !== 'text') continue;
    const values = new Set(column.values);
    if (values.size > MOST_VALUES) continue;
    for (const value of values) {
      const key = value.toLowerCase();
      if (key.length < 2 || key.length > 80 || key in MEASURE_WORDS) continue;
      const known = names.get(key);
      if (known?.kind === 'value') {
        if (!known.columns.includes(column.name)) known.columns.push(column.name);
      } else names.set(key, { kind: 'value', value, columns: [column.name] });
    }
  }
  for (const { name, unit } of columns) {
    const plain = (unit ? name.slice(0, name.lastIndexOf(unit) - 1) : name).trim().toLowerCase();
    for (const key of [name.toLowerCase(), plain, plain.replaceAll('_', ' ')])
      if (key.length > 1) names.set(key, { kind: 'column', column: name });
  }
  return names;
}
