import type { Corners } from '../types';
import { findBlobs } from './find-blobs';
import { grow, smallestBox } from './smallest-box';

/** Probability of each pixel to be text, 0 to 1, row by row. */
export interface TextMap {
  values: Float32Array;
  width: number;
  height: number;
}

const inText = 0.3;
const sureText = 0.6;
/** Anything thinner is a scratch. */
const leastSide = 3;
/** The network marks only the core of a line; its authors measured that the line is larger by this ratio. */
const growth = 1.6;

/** Finds the lines of text in a map as rotated boxes, largest first. */
export function findBoxes(map: TextMap): Corners[] {
  const found: { box: Corners; pixels: number }[] = [];
  for (const blob of findBlobs(map, inText)) {
    if (blob.mean < sureText) continue;
    const core = smallestBox(blob.outline);
    if (Math.min(core.width, core.height) < leastSide) continue;
    const by = (core.width * core.height * growth) / (2 * (core.width + core.height));
    found.push({ box: grow(core, by), pixels: blob.pixels });
  }
  return found.sort((a, b) => b.pixels - a.pixels).map(({ box }) => box);
}
