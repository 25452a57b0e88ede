/** For up to three finds. */
const strict = 0.5;
/** How much lower the line lies when there are twice as many. */
const perDoubling = 0.1;
const few = 3;
const lowest = 0.32;
/** The line moves into the widest gap near it: finds and the rest seldom touch. */
const above = 0.04;
const below = 0.06;

/**
 * The likeness from which something counts as found. Where a picture has many of a kind, one more is no surprise and
 * weaker evidence is enough; where there seem to be none, a stray resemblance must not become one.
 */
export function chooseLine(likenesses: readonly number[]): number {
  let line = strict;
  for (let turn = 0; turn < 8; turn += 1) {
    const found = likenesses.filter((value) => value >= line).length;
    const lower = strict - perDoubling * Math.log2(Math.max(1, found / few));
    line = Math.min(line, Math.max(lowest, lower));
  }
  return middleOfGap(likenesses, line);
}

function middleOfGap(likenesses: readonly number[], line: number): number {
  const near = likenesses.filter((value) => value > line - below && value < line + above);
  const marks = [line + above, ...near.toSorted((a, b) => b - a), line - below];
  let widest = { width: 0, middle: line };
  for (let i = 1; i < marks.length; i += 1) {
    const [high, low] = [marks[i - 1] as number, marks[i] as number];
    if (high - low > widest.width + 1e-9) widest = { width: high - low, middle: (high + low) / 2 };
  }
  return widest.middle;
}
