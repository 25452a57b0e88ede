import type { Point } from '../types';
import type { TextMap } from './find-boxes';

interface Blob {
  pixels: number;
  /** Mean map value of its pixels. */
  mean: number;
  /** Leftmost and rightmost corner of each row, enough for a bounding box. */
  outline: Point[];
}

/** Finds the 8-connected regions of pixels above `line`. */
export function findBlobs(map: TextMap, line: number): Blob[] {
  const seen = new Uint8Array(map.values.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < map.values.length; start += 1)
    if (seen[start] === 0 && (map.values[start] as number) > line) blobs.push(fill(map, line, start, seen));
  return blobs;
}

function fill({ values, width, height }: TextMap, line: number, start: number, seen: Uint8Array): Blob {
  const open = [start];
  const rows = new Map<number, { left: number; right: number }>();
  let pixels = 0;
  let sum = 0;
  seen[start] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const row = rows.get(y) ?? { left: x, right: x };
    rows.set(y, { left: Math.min(row.left, x), right: Math.max(row.right, x) });
    pixels += 1;
    sum += values[at] as number;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const next = ny * width + nx;
        if (seen[next] === 1 || (values[next] as number) <= line) continue;
        seen[next] = 1;
        open.push(next);
      }
  }
  const outline = [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: left, y: y + 1 },
    { x: right + 1, y },
    { x: right + 1, y: y + 1 },
  ]);
  return { pixels, mean: sum / pixels, outline };
}
