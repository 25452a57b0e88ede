import type { Box } from '@/canvas/geometry/types';

/** A box in whole pixels, at least 1 × 1, as the server requires. */
export function partOf({ x, y, width, height }: Box) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    left,
    top,
    width: Math.max(1, Math.floor(x + width) - left),
    height: Math.max(1, Math.floor(y + height) - top),
  };
}

/** A rendition that every browser can display, with the longest side in pixels. */
export const viewAddress = (url: string, size: number): string => `${url}/view?size=${size}`;
