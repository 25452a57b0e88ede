import { snap } from './box';
import type { Box, Size } from './types';

/** Left, top, right and bottom in original pixels, as integers in strings; the format of the contract. */
export type Wire = [left: string, top: string, right: string, bottom: string];

export function wire(box: Box, image: Size): Wire {
  const { x, y, width, height } = snap(box, image);
  return [String(x), String(y), String(x + width), String(y + height)];
}
