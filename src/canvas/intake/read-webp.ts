import { asciiAt } from './ascii-at';
import type { PictureHeader } from './read-header';

const ANIMATION = 0x02;

/** WebP has three variants, each with its size in a different place. */
export function readWebp(view: DataView): PictureHeader | null {
  if (asciiAt(view, 0, 4) !== 'RIFF' || asciiAt(view, 8, 4) !== 'WEBP') return null;
  const chunk = asciiAt(view, 12, 4);
  const found = (width: number, height: number, animated = false): PictureHeader => ({
    ...{ type: 'image/webp', width, height, animated },
  });
  if (chunk === 'VP8X') return found(uint24(view, 24) + 1, uint24(view, 27) + 1, (view.getUint8(20) & ANIMATION) !== 0);
  if (chunk === 'VP8 ') return found(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return found((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
