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

export function sameThing(a: Box, b: Box): boolean {
  const both = shared(a, b);
  if (both === 0) return false;
  return overlap(a, b) > mostOverlap || both / Math.min(a.width * a.height, b.width * b.height) > mostInside;
}

/** Keeps the best box per object, best first. The sort is stable, so that the same picture gives the same result. */
export function keepBest<T extends Hit>(hits: readonly T[]): T[] {
  const kept: T[] = [];
  for (const hit of hits.toSorted((a, b) => b.likeness - a.likeness))
    if (kept.every((one) => !sameThing(one, hit))) kept.push(hit);
  return kept;
}
