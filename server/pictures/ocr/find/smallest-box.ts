import type { Corners, Point } from '../types';

/** A rotated box; `along` is the unit vector of its width. */
interface TurnedBox {
  centre: Point;
  along: Point;
  width: number;
  height: number;
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Corners of the convex hull, counter-clockwise (monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

/**
 * The box of minimum area around the points; one of its sides lies on the hull. Rotated by at most 45°, as most text
 * is.
 */
export function smallestBox(points: readonly Point[]): TurnedBox {
  const hull = hullOf(points);
  let best: TurnedBox | undefined;
  hull.forEach((from, i) => {
    const to = hull[(i + 1) % hull.length] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = length > 0 ? { x: (to.x - from.x) / length, y: (to.y - from.y) / length } : { x: 1, y: 0 };
    const box = boxAlong(hull, level(along));
    if (!best || box.width * box.height < best.width * best.height - 1e-9) best = box;
  });
  return best as TurnedBox;
}

/** The same pair of axes, with the first one nearest to left-to-right. */
function level({ x, y }: Point): Point {
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? { x, y } : { x: -x, y: -y };
  return y > 0 ? { x: y, y: -x } : { x: -y, y: x };
}

function boxAlong(hull: readonly Point[], along: Point): TurnedBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const u = x * along.x + y * along.y;
    const v = -x * along.y + y * along.x;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  const centre = { x: u * along.x - v * along.y, y: u * along.y + v * along.x };
  return { centre, along, width: right - left, height: bottom - top };
}

/** Corners after moving each side outward: top left, top right, bottom right, bottom left. */
export function grow({ centre, along, width, height }: TurnedBox, by: number): Corners {
  const [w, h] = [width / 2 + by, height / 2 + by];
  const at = (u: number, v: number): Point => ({
    x: centre.x + u * along.x - v * along.y,
    y: centre.y + u * along.y + v * along.x,
  });
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
}
