export interface Point {
  x: number;
  y: number;
}

interface Wave {
  size: number;
  length: number;
  phase: number;
}

/** Waves that distort the whole picture in both directions. */
export interface Warp {
  across: Wave;
  along: Wave;
}

const wave = (at: number, { size, length, phase }: Wave) => size * Math.sin(at / length + phase);

export const warped = ({ x, y }: Point, { across, along }: Warp): Point => ({
  x: x + wave(y, across),
  y: y + wave(x, along),
});

const pieces = 6;

/** Splits a line into short pieces that the warp can bend: straight (0), or rounded through its points (1). */
export function smooth(line: readonly Point[], roundness: 0 | 1): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < line.length; at += 1) {
    const [a, b] = [line[at] as Point, line[at + 1] as Point];
    const [before, after] = [line[at - 1] ?? a, line[at + 2] ?? b];
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces;
      points.push(
        roundness === 0
          ? { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
          : { x: through(before.x, a.x, b.x, after.x, t), y: through(before.y, a.y, b.y, after.y, t) },
      );
    }
  }
  const last = line.at(-1);
  return last ? [...points, last] : points;
}

/** Catmull–Rom spline from b to c. */
const through = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
