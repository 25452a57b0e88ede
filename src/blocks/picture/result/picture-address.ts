import type { Box } from '@/canvas/geometry/types';

/** The part of a picture in a box, in whole pixels that the server takes. */
export function partOf({ x, y, width, height }: Box) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    left,
    top,
    width: Math.max(1, Math.floor(x + width) - left),
    height: Math.max(1, Math.floor(y + height) - top),
  };
}

/** A kept picture as every browser shows it. */
export const viewAddress = (url: string, size: number): string => `${url}/view?size=${size}`;
