import type { Layer } from './layer';

export const rings = 8;
export const spokes = 16;
/**
 * Radius relative to the drawn rectangle: the outermost ring lies outside, because the surroundings belong to an
 * object's look.
 */
export const reach = 1.35;

/** Sample positions of a window: rings of the ellipse that fits the rectangle, rotated by `angle`. */
export interface PolarGrid {
  angle: number;
  dx: Int32Array;
  dy: Int32Array;
  /** Outward normal of the ring. */
  cos: Float32Array;
  sin: Float32Array;
}

function makeGrid(window: number, aspect: number, angle: number): PolarGrid {
  const count = rings * spokes;
  const half = { x: (window / 2) * Math.sqrt(aspect), y: window / 2 / Math.sqrt(aspect) };
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [new Int32Array(count), new Int32Array(count)];
  const [cos, sin] = [new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i += 1) {
    const radius = ((Math.floor(i / spokes) + 0.5) / rings) * reach;
    const turn = (2 * Math.PI * (i % spokes)) / spokes;
    const [u, v] = [radius * half.x * Math.cos(turn), radius * half.y * Math.sin(turn)];
    dx[i] = Math.round(u * c - v * s);
    dy[i] = Math.round(u * s + v * c);
    const [nx, ny] = [Math.cos(turn) / half.x, Math.sin(turn) / half.y];
    const length = Math.hypot(nx, ny);
    cos[i] = (nx * c - ny * s) / length;
    sin[i] = (nx * s + ny * c) / length;
  }
  return { angle, dx, dy, cos, sin };
}

/**
 * Angles in degrees at which to search. Rings are invariant to the rotation of round objects; long ones are also
 * searched at other angles.
 */
export function anglesFor(aspect: number): number[] {
  return Math.max(aspect, 1 / aspect) > 1.35 ? [0, 45, 90, 135] : [0];
}

export function gridsFor(window: number, aspect: number): PolarGrid[] {
  return anglesFor(aspect).map((degrees) => makeGrid(window, aspect, (degrees * Math.PI) / 180));
}

const made = new WeakMap<PolarGrid, Map<number, Int32Array>>();

/** Offsets of the samples in a layer's data, relative to the window's centre. */
export function offsetsIn(layer: Layer, grid: PolarGrid, channels: number): Int32Array {
  const known = made.get(grid) ?? new Map<number, Int32Array>();
  made.set(grid, known);
  const found = known.get(layer.stride);
  if (found) return found;
  const offsets = grid.dx.map((dx, i) => ((grid.dy[i] as number) * layer.stride + dx) * channels);
  known.set(layer.stride, offsets);
  return offsets;
}
