import { toStage } from './camera';
import type { Box, Camera, Handle, Point } from './types';

const ENDS = [-1, 0, 1] as const;
/** Corners first, because they win where they overlap with a side on a small box. */
export const HANDLES: readonly Handle[] = ENDS.flatMap((y) => ENDS.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0)
  .sort((a, b) => Math.abs(b.x) + Math.abs(b.y) - Math.abs(a.x) - Math.abs(a.y));

/** The part of the selection under the pointer. */
export type Target = { kind: 'surface' } | { kind: 'box' } | { kind: 'handle'; handle: Handle };

/** Radius of a handle in stage pixels, at any zoom. */
const REACH = 12;

export function handlePoint(box: Box, { x, y }: Handle): Point {
  return { x: box.x + (box.width * (x + 1)) / 2, y: box.y + (box.height * (y + 1)) / 2 };
}

/** The part of the box at a stage point. The inner half of a small box always moves it. */
export function targetAt(box: Box | null, camera: Camera, at: Point): Target {
  if (!box) return { kind: 'surface' };
  const shown = toStage(camera, box);
  const near = (point: Point) =>
    Math.abs(point.x - at.x) <= reachInto(shown.width, at.x, shown.x) &&
    Math.abs(point.y - at.y) <= reachInto(shown.height, at.y, shown.y);
  const handle = HANDLES.find((each) => near(handlePoint(shown, each)));
  if (handle) return { kind: 'handle', handle };
  const inside = at.x >= shown.x && at.y >= shown.y && at.x <= shown.x + shown.width && at.y <= shown.y + shown.height;
  return { kind: inside ? 'box' : 'surface' };
}

function reachInto(length: number, at: number, start: number): number {
  const inside = at > start && at < start + length;
  return inside ? Math.min(REACH, length / 4) : REACH;
}
