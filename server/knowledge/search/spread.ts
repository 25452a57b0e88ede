import type { Ranked } from './rank';

/** Passages of one document per group of `ROW` results. */
const AT_ONCE = 2;
const ROW = 10;

/** Mixes documents: in each group of ten results, a document's third passage waits until others were shown. */
export function spread(ranked: Ranked[]): Ranked[] {
  const waiting = [...ranked];
  const result: Ranked[] = [];
  while (waiting.length > 0) {
    const shown = new Map<string, number>();
    const row: Ranked[] = [];
    for (let at = 0; at < waiting.length && row.length < ROW; ) {
      const entry = waiting[at] as Ranked;
      const count = shown.get(entry.candidate.docId) ?? 0;
      if (count >= AT_ONCE) {
        at += 1;
        continue;
      }
      shown.set(entry.candidate.docId, count + 1);
      row.push(entry);
      waiting.splice(at, 1);
    }
    result.push(...row);
    if (shown.size === 1) break;
  }
  return [...result, ...waiting];
}
