import type { Box, Handle, Point, Size } from './types';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The box between two points, clipped to the picture; null if nothing of it remains. */
export function span(a: Point, b: Point, image: Size): Box | null {
  const left = clamp(Math.min(a.x, b.x), 0, image.width);
  const top = clamp(Math.min(a.y, b.y), 0, image.height);
  const width = clamp(Math.max(a.x, b.x), 0, image.width) - left;
  const height = clamp(Math.max(a.y, b.y), 0, image.height) - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null;
}

/** Rounds outward to whole pixels, so every pixel touched is included. At least 1 × 1, inside the picture. */
export function snap(box: Box, image: Size): Box {
  const x = clamp(Math.floor(box.x), 0, image.width - 1);
  const y = clamp(Math.floor(box.y), 0, image.height - 1);
  const right = clamp(Math.ceil(box.x + box.width), x + 1, image.width);
  const bottom = clamp(Math.ceil(box.y + box.height), y + 1, image.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Moves a box, stopping at the edges of the picture. */
export function moved(box: Box, by: Point, image: Size): Box {
  return {
    ...box,
    x: clamp(box.x + by.x, 0, Math.max(0, image.width - box.width)),
    y: clamp(box.y + by.y, 0, Math.max(0, image.height - box.height)),
  };
}

/** Moves the handle's edges to the point. Past the opposite edge, the box flips over. */
export function resized(box: Box, handle: Handle, to: Point, image: Size): Box | null {
  const across = edges(box.x, box.width, handle.x, to.x);
  const down = edges(box.y, box.height, handle.y, to.y);
  return span({ x: across[0], y: down[0] }, { x: across[1], y: down[1] }, image);
}

function edges(start: number, length: number, side: -1 | 0 | 1, to: number): [number, number] {
  if (side === -1) return [to, start + length];
  return [start, side === 1 ? to : start + length];
}

/** A box in the middle of the view, a quarter of its width and height: the start for drawing by keyboard. */
export function centredBox(view: Box, image: Size): Box {
  const seen = span(view, { x: view.x + view.width, y: view.y + view.height }, image) ?? { x: 0, y: 0, ...image };
  const { x, y, width, height } = seen;
  return snap({ x: x + width * 0.375, y: y + height * 0.375, width: width / 4, height: height / 4 }, image);
}

export const sameBox = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);
