import { readGif } from './read-gif';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';
import { readWebp } from './read-webp';

/** Facts from the first bytes of a picture. The size is the stored one, without EXIF orientation. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
  animated: boolean;
}

/** Cameras may store a large preview and a colour profile before the size. */
export const HEADER_BYTES = 1024 * 1024;

/** Detects the format by its bytes, not by the name. null if it is not accepted or cut off before its size. */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = readJpeg(view) ?? readPng(view) ?? readWebp(view) ?? readGif(view);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    // Reading past the end: the file is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
