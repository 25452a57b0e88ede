import type { Size } from '../geometry/types';
import { MOST_BYTES, MOST_PIXELS, MOST_SHOWN_PIXELS } from './limits';
import { HEADER_BYTES, type PictureHeader, readHeader } from './read-header';

/** Why a picture is refused. The messages follow the specification. */
export type Refusal = 'empty' | 'tooLarge' | 'tooManyPixels' | 'format' | 'broken';

export interface OpenPicture {
  file: Blob;
  name: string;
  /** Of the original, with its EXIF orientation applied. */
  size: Size;
  /** The displayed picture, scaled down if the original is huge. */
  bitmap: ImageBitmap;
  animated: boolean;
  close: () => void;
}

export class PictureError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal);
    this.name = 'PictureError';
  }
}

/** Opens a picture after checking file size, header and pixels, in this order. Throws a PictureError. */
export async function openPicture(file: Blob, name = ''): Promise<OpenPicture> {
  const header = await checkPicture(file);
  const full = await decode(file);
  const size = { width: full.width, height: full.height };
  const bitmap = await shrunk(full);
  return { file, name, size, bitmap, animated: header.animated, close: () => bitmap.close() };
}

export async function checkPicture(file: Blob): Promise<PictureHeader> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > MOST_BYTES) throw new PictureError('tooLarge');
  const header = readHeader(new Uint8Array(await readStart(file)));
  if (!header) throw new PictureError('format');
  if (header.width * header.height > MOST_PIXELS) throw new PictureError('tooManyPixels');
  return header;
}

async function readStart(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.slice(0, HEADER_BYTES).arrayBuffer();
  } catch {
    // The file was moved or deleted after it was chosen.
    throw new PictureError('broken');
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError('broken');
  }
}

/** Scales the decoded bitmap rather than the file, so that the copy has the same orientation in every browser. */
async function shrunk(full: ImageBitmap): Promise<ImageBitmap> {
  const share = Math.sqrt(MOST_SHOWN_PIXELS / (full.width * full.height));
  if (share >= 1) return full;
  try {
    return await createImageBitmap(full, {
      resizeWidth: Math.max(1, Math.round(full.width * share)),
      resizeHeight: Math.max(1, Math.round(full.height * share)),
      resizeQuality: 'medium',
    });
  } finally {
    full.close();
  }
}
