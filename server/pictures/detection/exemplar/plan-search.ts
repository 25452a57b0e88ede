import { anglesFor } from './polar-grid';
import type { Box } from './types';

/** Relative sizes at which other objects are searched. */
export const sizes = [0.63, 0.79, 1, 1.26, 1.59];

interface Size {
  width: number;
  height: number;
}

export interface SearchPlan {
  /** Side of a window in pixels of its layer, the same for all layers. */
  window: number;
  /** Pixels between windows in the first pass. */
  step: number;
  /** Layer pixels per picture pixel, per entry of `sizes`. */
  factors: number[];
  /** Pixels per picture pixel at which outlines are compared. */
  outline: number;
  /** Sizes to decode the picture to: for the outlines, then for each layer. */
  decode: [Size, ...Size[]];
}

const bestWindow = 32;
const leastWindow = 12;
/** Limits memory (about 80 bytes per pixel, over all layers) and time. */
const mostPixels = 1_350_000;
/** Longer side of the drawn box where outlines are compared: a screw is still a few pixels thick. */
const outlineSide = 112;
const mostOutlined = 300_000;
/** Maximum number of windows in the first pass, over all layers and angles; above it the step grows. */
const mostWindows = 120_000;

/**
 * Chooses the resolution: the drawn object fills a window of 32 pixels if the picture has them and the limits allow it.
 */
export function planSearch(picture: Size, drawn: Pick<Box, 'width' | 'height'>): SearchPlan {
  const size = Math.sqrt(drawn.width * drawn.height);
  const area = picture.width * picture.height;
  const smallest = sizes[0] ?? 1;
  // More than twice the existing pixels would add no information.
  const sharpest = Math.min(bestWindow, size * 2);
  const affordable = size * smallest * Math.sqrt(mostPixels / area);
  const window = Math.round(Math.max(leastWindow, Math.min(sharpest, affordable)));
  const most = Math.sqrt(mostPixels / area);
  const factors = sizes.map((scale) => Math.min(window / (size * scale), most));
  const pixels = factors.reduce((sum, factor) => sum + area * factor * factor, 0);
  const outline = Math.min(1, outlineSide / Math.max(drawn.width, drawn.height), Math.sqrt(mostOutlined / area));
  const dense = window / 8;
  const looks = (pixels * anglesFor(drawn.width / drawn.height).length) / (dense * dense);
  const step = Math.min(window / 3, dense * Math.max(1, Math.sqrt(looks / mostWindows)));
  return {
    window,
    step: Math.max(1, Math.round(step)),
    factors,
    outline,
    decode: [sizeAt(picture, outline), ...factors.map((factor) => sizeAt(picture, factor))],
  };
}

/** At least four pixels per side, so that a strip of one pixel remains a picture. */
function sizeAt({ width, height }: Size, factor: number): Size {
  return { width: Math.max(4, Math.round(width * factor)), height: Math.max(4, Math.round(height * factor)) };
}
