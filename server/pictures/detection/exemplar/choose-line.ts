/** The line lies at most here, and at most so much lower, wherever the gap is. */
const highest = 0.5;
const play = 0.1;
/** Where a picture holds many of a kind, one more is no surprise: how much lower for twice as many. */
const few = 3;
const perDoubling = 0.08;
const lowest = 0.44;
/** What is certainly alike and what is certainly not: a gap counts only between them. */
const alike = 0.6;
const unlike = 0.25;
/** A likeness on the line is found. */
const hair = 1e-6;

/**
 * The likeness from which something counts as found: in the widest gap between the candidates of this very picture, for
 * finds and the rest seldom touch. One rule for every kind of picture.
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
