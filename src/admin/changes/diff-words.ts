export interface Segment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer texts are shown whole, before and after: the table below grows with their square. */
const MOST = 400;

/** Merges two texts into one with marks, by word in Latin script and by character in Han; null if marking would not help. */
export function diffWords(from: string, to: string): Segment[] | null {
  const a = split(from);
  const b = split(to);
  if (a.length > MOST || b.length > MOST) return null;
  const segments = walk(a, b, commonLengths(a, b));
  if (!hasLittleInCommon(segments)) return joined(segments);
  return [
    { kind: 'removed', text: from },
    { kind: 'added', text: to },
  ];
}

/** If the texts share words only by chance, marks are harder to read than the two texts. */
function hasLittleInCommon(segments: readonly Segment[]): boolean {
  const words = segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const same = words.filter(({ kind }) => kind === 'same').length;
  return words.length > 3 && same * 4 < words.length;
}

const split = (text: string): string[] => text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** `table[i][j]`: length of the longest common run of words of a from i and b from j. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      at(table, i)[j] =
        a[i] === b[j] ? get(table, i + 1, j + 1) + 1 : Math.max(get(table, i + 1, j), get(table, i, j + 1));
  return table;
}

const at = (table: Uint16Array[], i: number) => table[i] as Uint16Array;
const get = (table: Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

function walk(a: readonly string[], b: readonly string[], table: Uint16Array[]): Segment[] {
  const out: Segment[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      out.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || get(table, i + 1, j) >= get(table, i, j + 1))) {
      out.push({ kind: 'removed', text: left });
      i += 1;
    } else {
      out.push({ kind: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return out;
}

function joined(segments: readonly Segment[]): Segment[] {
  const out: Segment[] = [];
  for (const { kind, text } of segments) {
    const last = out.at(-1);
    if (last?.kind === kind) last.text += text;
    else out.push({ kind, text });
  }
  return out;
}
