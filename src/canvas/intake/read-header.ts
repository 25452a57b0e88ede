import { readGif } from './read-gif';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';
import { readWebp } from './read-webp';

/** What the first bytes of a picture say about it. The size is the stored one, before it is turned by its orientation. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
  width: number;
  height: number;
  animated: boolean;
}

/** A camera may put a large preview and its colour profile before the size. */
export const HEADER_BYTES = 1024 * 1024;

/** By its bytes, never by its name. null: none of the accepted formats, or cut off before its size. */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = readJpeg(view) ?? readPng(view) ?? readWebp(view) ?? readGif(view);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    // Reading past the end: the file was cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
