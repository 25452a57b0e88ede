/** A paragraph, list, table or the like: what stands between empty lines. */
const blocksOf = (text: string): string[] => text.split(/\n{2,}/).filter((block) => block !== '');

/**
 * Puts two versions of a text together, block by block, knowing the one that both began with. What one of them changed
 * or removed is changed or removed; where both changed the same place, both stand there, one's own first.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [common, own, other] = [base, mine, theirs].map(blocksOf) as [string[], string[], string[]];
  const toOwn = pairsOf(common, own);
  const toOther = pairsOf(common, other);
  const merged: string[] = [];
  let at = { base: 0, own: 0, other: 0 };
  for (let index = 0; index <= common.length; index++) {
    const [o, t] = index === common.length ? [own.length, other.length] : [toOwn.get(index), toOther.get(index)];
    if (o === undefined || t === undefined) continue;
    merged.push(
      ...mergeBetween(common.slice(at.base, index), own.slice(at.own, o), other.slice(at.other, t)),
      ...common.slice(index, index + 1),
    );
    at = { base: index + 1, own: o + 1, other: t + 1 };
  }
  return merged.join('\n\n');
}

/** Merges what stands between two blocks that nobody touched. */
function mergeBetween(base: string[], own: string[], other: string[]): string[] {
  const same = (a: string[], b: string[]) => a.length === b.length && a.every((block, index) => block === b[index]);
  if (same(own, base)) return other;
  if (same(other, base) || same(own, other)) return own;
  return [...own, ...other.filter((block) => !own.includes(block) && !base.includes(block))];
}

/** Longest common subsequence: the index in `b` of each block of `a` that stayed. */
function pairsOf(a: string[], b: string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    pairs.set(start, start);
    start += 1;
  }
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    pairs.set(endA, endB);
  }
  const width = endB - start + 1;
  const lengths = new Uint32Array((endA - start + 1) * width);
  const cell = (i: number, j: number) => lengths[(i - start) * width + (j - start)] ?? 0;
  for (let i = endA - 1; i >= start; i--)
    for (let j = endB - 1; j >= start; j--)
      lengths[(i - start) * width + (j - start)] =
        a[i] === b[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
  for (let i = start, j = start; i < endA && j < endB; ) {
    if (a[i] === b[j]) pairs.set(i++, j++);
    else if (cell(i + 1, j) >= cell(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
