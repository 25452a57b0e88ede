import { diffArrays } from 'diff';

export interface Segment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A run of lines: `same` ones are as they were, `changed` ones are marked word by word. */
export type Run = { kind: 'same'; lines: string[] } | { kind: 'changed'; segments: Segment[] };

/** After this, unrelated texts are shown whole, one after the other. */
const MOST_MS = 500;

/** Merges two texts line by line, and changed lines by word in Latin script and by character in Han. */
export function compareTexts(from: string, to: string): Run[] {
  const parts = diffArrays(from.split('\n'), to.split('\n'), { timeout: MOST_MS });
  if (!parts) return [{ kind: 'changed', segments: whole(from, to) }];
  const runs: Run[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part) break;
    const text = part.value.join('\n');
    if (!part.added && !part.removed) runs.push({ kind: 'same', lines: part.value });
    else if (part.removed && next?.added) {
      runs.push({ kind: 'changed', segments: compareWords(text, next.value.join('\n')) });
      at += 1;
    } else runs.push({ kind: 'changed', segments: [{ kind: part.added ? 'added' : 'removed', text }] });
  }
  return runs;
}

const wordsOf = (text: string): string[] => text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** If the texts share words only by chance, marks are harder to read than the two texts. */
function compareWords(from: string, to: string): Segment[] {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  const parts = diffArrays(a, b, { timeout: MOST_MS });
  const same = parts?.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value) ?? [];
  if (!parts || same.filter((word) => /\S/.test(word)).length * 4 < Math.min(a.length, b.length))
    return whole(from, to);
  return parts.map(({ added, removed, value }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value.join(''),
  }));
}

const whole = (from: string, to: string): Segment[] => [
  { kind: 'removed', text: `${from}\n` },
  { kind: 'added', text: to },
];
