import { asciiAt } from './ascii-at';
import type { PictureHeader } from './read-header';

export function readGif(view: DataView): PictureHeader | null {
  if (!/^GIF8[79]a$/.test(asciiAt(view, 0, 6))) return null;
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { type: 'image/gif', width, height, animated: countFrames(view, 2) > 1 };
}

function countFrames(view: DataView, most: number): number {
  let [at, frames] = [13 + paletteSize(view, 10), 0];
  while (frames < most && at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === 0x21) at = afterParts(view, at + 2);
    else if (block === 0x2c) {
      frames += 1;
      at = afterParts(view, at + 11 + paletteSize(view, at + 9));
    } else break;
  }
  return frames;
}

function paletteSize(view: DataView, flagsAt: number): number {
  if (flagsAt >= view.byteLength) return 0;
  const flags = view.getUint8(flagsAt);
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Skips data blocks, each with a length byte; an empty block ends them. */
function afterParts(view: DataView, from: number): number {
  let at = from;
  while (at < view.byteLength && view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
  return at + 1;
}
