import { keepBest } from '../exemplar/overlap';
import type { Box, Hit, Raster } from '../exemplar/types';
import { type Contrast, contrastOf } from './contrast';
import { makeEllipse, type Place } from './ellipse';
import { colourDistance, cover, fallOf, type Inside, lookInside } from './look';
import { colourDistanceAt, coverAt, filledAt, fitsAt, makeStencil, type Stencil, tabulateEdges } from './stencil';

export interface Rims {
  /** How well a rim identifies the drawn object: 1 if it is complete, sharp and filled. */
  trust: number;
  /** Searches the picture, which takes longer than judging the drawn object. */
  find: () => Hit[];
}

const sizes = [0.62, 0.7, 0.79, 0.89, 1, 1.12, 1.26, 1.41];
const sizeTolerance = 0.5;
/** Aspect ratios of round objects seen slightly from the side. */
const squeezes = [1, 1.3, 1 / 1.3];
const squeezed = 0.95;
/** Relative sharpness at which an edge counts fully. */
const sharpness = 0.6;
const leastCover = 0.35;
/** A quarter of the points is judged first. */
const quick = 4;
const leastQuick = 0.2;
const leastLikeness = 0.2;
/** Relative to the contrast of background and object. */
const colourTolerance = 1;
/** Share of the contrast by which a pixel inside may be closer to the background. */
const paler = 0.25;
/** Maximum ratio of the drawn box to its object; boxes found get the same margin. */
const mostRoom = 1.2;
/** Minimum visible share of an object at the picture's edge. */
const leastSeen = 0.65;

interface Mark {
  place: Place;
  full: number;
  inside: Inside;
  level: number;
  room: { x: number; y: number };
}

/** Finds objects by their rims, even if they touch: ellipses like the drawn one with similar edges and colours. */
export function openRims(raster: Raster, drawn: Box): Rims {
  const contrast = contrastOf(raster, drawn);
  const mark = fitMark(contrast, drawn);
  if (mark.full <= 0) return { trust: 0, find: () => [] };
  return { trust: trustIn(contrast, mark), find: () => keepBest(search(contrast, mark, drawn)) };
}

function trustIn(contrast: Contrast, { place, full, inside, level }: Mark): number {
  const sharp = Math.min(1, full / sharpness / contrast.drop);
  return cover(contrast, place, full) * sharp * filled(contrast, inside, level);
}

/** Share of the inside that is object, not background. */
function filled({ drop }: Contrast, { levels }: Inside, level: number): number {
  const share = (value: number) => Math.max(0, Math.min(1, 1 + paler + (value - level) / drop));
  return levels.reduce((sum, value) => sum + share(value), 0) / Math.max(1, levels.length);
}

/** The ellipse near the drawn box with the clearest edge. */
function fitMark(contrast: Contrast, { x, y, width, height }: Box): Mark {
  let best: { place: Place; fall: number } | undefined;
  const shifts = [-0.1, -0.05, 0, 0.05, 0.1];
  for (const size of [0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05]) {
    const shape = makeEllipse((width / 2) * size, (height / 2) * size);
    for (const dx of shifts)
      for (const dy of shifts) {
        const place = { shape, x: x + width * (0.5 + dx), y: y + height * (0.5 + dy) };
        const fall = fallOf(contrast, place);
        if (fall > (best?.fall ?? Number.NEGATIVE_INFINITY)) best = { place, fall };
      }
  }
  const { place, fall } = best as NonNullable<typeof best>;
  const inside = lookInside(contrast, place);
  const { half } = place.shape;
  return {
    place,
    full: fall * sharpness,
    inside,
    level: inside.levels.toSorted((a, b) => a - b)[Math.floor(inside.levels.length / 2)] ?? 0,
    room: { x: Math.min(mostRoom, width / 2 / half.x), y: Math.min(mostRoom, height / 2 / half.y) },
  };
}

function search(contrast: Contrast, mark: Mark, drawn: Box): Hit[] {
  const { half } = mark.place.shape;
  const radius = Math.sqrt(half.x * half.y);
  const edges = tabulateEdges(contrast, mark.full);
  const step = Math.max(2, Math.round(Math.sqrt(drawn.width * drawn.height) / 24));
  const hits: Hit[] = [];
  for (const size of sizes)
    for (const squeeze of squeezes) {
      const stretch = Math.sqrt(squeeze);
      const shape = makeEllipse(radius * size * stretch, (radius * size) / stretch);
      const stencil = makeStencil(shape, contrast);
      const prior = Math.exp(-((Math.log(size) / sizeTolerance) ** 2) / 2) * (squeeze === 1 ? 1 : squeezed);
      const least = leastLikeness / prior;
      for (let y = 0; y < contrast.height; y += step)
        for (let x = 0; x < contrast.width; x += step) {
          const likeness = fitsAt(stencil, contrast, x, y)
            ? likenessAt(contrast, edges, mark, stencil, y * contrast.width + x, least)
            : likenessOf(contrast, mark, { shape, x, y });
          if (likeness < least) continue;
          const box = boxOf(contrast, mark, { shape, x, y });
          if (box) hits.push({ ...box, likeness: prior * likeness });
        }
    }
  return hits;
}

function likenessOf(contrast: Contrast, { full, inside, level }: Mark, place: Place): number {
  if (cover(contrast, place, full, quick) < leastQuick) return 0;
  const edge = cover(contrast, place, full);
  if (edge < leastCover) return 0;
  const seen = lookInside(contrast, place);
  const colour = Math.exp(-colourDistance(inside, seen) / (colourTolerance * contrast.step) ** 2 / 2);
  return edge * colour * filled(contrast, seen, level);
}

/** The same where all of the ellipse is in the picture, given up as soon as it is clear that it stays below `least`. */
function likenessAt(
  contrast: Contrast,
  edges: Int8Array,
  mark: Mark,
  stencil: Stencil,
  at: number,
  least: number,
): number {
  const { drop, step } = contrast;
  const edge = coverAt(edges, stencil.rim, at, leastQuick, Math.max(leastCover, least));
  if (edge < least) return 0;
  const whole = edge * filledAt(contrast, stencil, at, 1 + paler - mark.level / drop, 1 / drop);
  if (whole < least) return 0;
  const spread = 2 * (colourTolerance * step) ** 2;
  const most = spread * Math.log(whole / least);
  return whole * Math.exp(-colourDistanceAt(contrast, stencil, at, mark.inside, most) / spread);
}

/** The box with the drawn box's margin, clipped to the picture; undefined if too little is visible. */
function boxOf({ width, height }: Contrast, { room }: Mark, { shape, x, y }: Place): Box | undefined {
  const half = { x: shape.half.x * room.x, y: shape.half.y * room.y };
  const [left, top] = [Math.max(0, x - half.x), Math.max(0, y - half.y)];
  const box = {
    x: left,
    y: top,
    width: Math.min(width, x + half.x) - left,
    height: Math.min(height, y + half.y) - top,
  };
  return box.width * box.height < leastSeen * 4 * half.x * half.y ? undefined : box;
}
