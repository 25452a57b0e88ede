import type { Point } from '../geometry/types';

export interface Pinch {
  middle: Point;
  /** Movement of the midpoint. */
  by: Point;
  factor: number;
}

/** The pan and zoom of two fingers between two moments. */
export function pinchBetween(before: readonly [Point, Point], after: readonly [Point, Point]): Pinch {
  const [from, middle] = [middleOf(before), middleOf(after)];
  const spread = Math.max(1, distance(before));
  return { middle, by: { x: middle.x - from.x, y: middle.y - from.y }, factor: Math.max(1, distance(after)) / spread };
}

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
