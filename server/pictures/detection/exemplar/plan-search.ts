import { anglesFor } from './polar-grid';
import type { Box } from './types';

/** How much smaller and larger than the drawn one the others may be. */
export const sizes = [0.63, 0.79, 1, 1.26, 1.59];

interface Size {
  width: number;
  height: number;
}

export interface SearchPlan {
  /** Side of a window in pixels of its layer; the same on every layer. */
  window: number;
  /** Pixels between windows of the first look. */
  step: number;
  /** Per entry of `sizes`: pixels of the layer per pixel of the picture. */
  factors: number[];
  /** Pixels per pixel of the picture where outlines are compared. */
  outline: number;
  /** The sizes the picture is decoded to: for the outlines, then for the layers. */
  decode: [Size, ...Size[]];
}

const bestWindow = 32;
const leastWindow = 12;
/** Bounds memory (about 80 bytes for each of them, over all layers) and time. */
const mostPixels = 1_350_000;
/** The longer side of the drawn box where outlines are compared: a screw is then still a few pixels thick. */
const outlineSide = 112;
const mostOutlined = 300_000;
/** Windows of the first look, over all layers and angles; above it they stand less densely. */
const mostWindows = 120_000;

/** Chooses the resolution: the drawn thing fills a window of 32 pixels where the picture has them and the bounds allow it. */
export function planSearch(picture: Size, drawn: Pick<Box, 'width' | 'height'>): SearchPlan {
  const size = Math.sqrt(drawn.width * drawn.height);
  const area = picture.width * picture.height;
  const smallest = sizes[0] ?? 1;
  // More than twice the pixels there are would only be invented ones.
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

/** A side of a few pixels is kept: a strip of one pixel is still a picture. */
function sizeAt({ width, height }: Size, factor: number): Size {
  return { width: Math.max(4, Math.round(width * factor)), height: Math.max(4, Math.round(height * factor)) };
}
