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

/** A kept picture, or a part of it, as every browser shows it. */
export function viewAddress(url: string, size: number, part?: ReturnType<typeof partOf>): string {
  const query = Object.entries({ size, ...part }).map(([name, value]) => [name, String(value)]);
  return `${url}/view?${new URLSearchParams(query)}`;
}
