/** Maximum of the threshold, and how far below it a gap may put it. */
const highest = 0.5;
const play = 0.1;
/** In a picture with many objects one more is less surprising: decrease of the maximum per doubling. */
const few = 3;
const perDoubling = 0.08;
const lowest = 0.44;
/** Likenesses that are certainly found and certainly not; only gaps in between count. */
const alike = 0.6;
const unlike = 0.25;
/** Keeps the threshold above the lower end of the gap. */
const hair = 1e-6;

/**
 * Chooses the likeness from which a candidate counts as found: in the widest gap between the candidates of this
 * picture, because results and the rest are usually separated. One rule for all kinds of pictures.
 */
export function chooseLine(likenesses: readonly number[]): number {
  const found = likenesses.filter((value) => value >= highest).length;
  const top = Math.max(lowest, highest - perDoubling * Math.log2(Math.max(1, found / few)));
  const bottom = Math.max(lowest, top - play);
  const marks = [alike, ...likenesses.filter((value) => value < alike).toSorted((a, b) => b - a), unlike];
  let [widest, line] = [0, top];
  for (let i = 1; i < marks.length; i += 1) {
    const [high, low] = [marks[i - 1] as number, marks[i] as number];
    if (high <= bottom || low >= top) continue;
    const gap = high - Math.max(low, unlike);
    if (gap <= widest + 1e-9) continue;
    widest = gap;
    line = Math.min(high, top, Math.max((high + low) / 2, bottom, low + hair));
  }
  return line;
}
