import type { Corners, Point } from '../types';

interface Placed {
  corners: Corners;
}

/**
 * Sorts lines top to bottom and left to right within a row, relative to the direction of the text, not of the picture.
 */
export function inReadingOrder<T extends Placed>(lines: readonly T[]): T[] {
  const along = directionOf(lines);
  const placed = lines.map((line) => ({ line, ...placeAlong(line.corners, along) }));
  const rows: (typeof placed)[] = [];
  for (const one of placed.sort((a, b) => a.middle - b.middle)) {
    const first = rows.at(-1)?.[0];
    const same = first && one.middle - first.middle < Math.min(one.height, first.height) / 2;
    if (same) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.left - b.left)).map(({ line }) => line);
}

/** Direction of the text as the sum of the lines, so that long ones weigh more. */
function directionOf(lines: readonly Placed[]): Point {
  const sum = { x: 1e-9, y: 0 };
  for (const { corners } of lines) {
    sum.x += corners[1].x - corners[0].x;
    sum.y += corners[1].y - corners[0].y;
  }
  const length = Math.hypot(sum.x, sum.y);
  return { x: sum.x / length, y: sum.y / length };
}

function placeAlong(corners: Corners, along: Point) {
  const us = corners.map(({ x, y }) => x * along.x + y * along.y);
  const vs = corners.map(({ x, y }) => y * along.x - x * along.y);
  const [topLeft, , , bottomLeft] = corners;
  return {
    left: Math.min(...us),
    middle: (Math.min(...vs) + Math.max(...vs)) / 2,
    height: Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y),
  };
}
