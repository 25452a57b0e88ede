import type { Box, Hit } from './types';

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Intersection over union: 1 for equal boxes, 0 for boxes that do not touch. */
export function overlap(a: Box, b: Box): number {
  const both = shared(a, b);
  return both === 0 ? 0 : both / (a.width * a.height + b.width * b.height - both);
}

const mostOverlap = 0.35;
/** A box mostly inside another is part of the same object, however small their intersection over union. */
const mostInside = 0.6;

/** More cells than a picture has side by side, and the distances between a cell's number and those around it. */
const columns = 1 << 20;
const around = [-columns, 0, columns].flatMap((row) => [row - 1, row, row + 1]);

export function sameThing(a: Box, b: Box): boolean {
  const both = shared(a, b);
  if (both === 0) return false;
  const [one, other] = [a.width * a.height, b.width * b.height];
  return both > mostOverlap * (one + other - both) || both > mostInside * Math.min(one, other);
}

/** Keeps the best box per object, best first. The sort is stable, so that the same picture gives the same result. */
export function keepBest<T extends Hit>(hits: readonly T[]): T[] {
  const kept: T[] = [];
  // Boxes meet only if their middles are less than the longest side apart, so only neighbouring cells are compared.
  const side = hits.reduce((most, { width, height }) => Math.max(most, width, height), 1);
  const cells = new Map<number, T[]>();
  const cellOf = ({ x, y, width, height }: T) =>
    Math.floor((y + height / 2) / side) * columns + Math.floor((x + width / 2) / side);
  for (const hit of hits.toSorted((a, b) => b.likeness - a.likeness)) {
    const cell = cellOf(hit);
    const known = around.some((step) => cells.get(cell + step)?.some((one) => sameThing(one, hit)));
    if (known) continue;
    kept.push(hit);
    const row = cells.get(cell);
    if (row) row.push(hit);
    else cells.set(cell, [hit]);
  }
  return kept;
}
