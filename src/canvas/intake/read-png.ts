import { asciiAt } from './ascii-at';
import type { PictureHeader } from './read-header';

export function readPng(view: DataView): PictureHeader | null {
  if (asciiAt(view, 1, 3) !== 'PNG' || asciiAt(view, 12, 4) !== 'IHDR') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), animated: hasFrames(view) };
}

/** An animated PNG has an acTL chunk before its first IDAT chunk. */
function hasFrames(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = asciiAt(view, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}
