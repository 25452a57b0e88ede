import type { Size } from '../geometry/types';
import { MOST_BYTES, MOST_PIXELS, MOST_SHOWN_PIXELS } from './limits';
import { HEADER_BYTES, type PictureHeader, readHeader } from './read-header';

/** Why a picture cannot be used. Each has its words, after those of the specification. */
export type Refusal = 'empty' | 'tooLarge' | 'tooManyPixels' | 'format' | 'broken';

export interface OpenPicture {
  file: Blob;
  name: string;
  /** Of the original, turned the way its camera was held. */
  size: Size;
  /** What is shown; smaller than the original where that is huge. */
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

/** Reads a picture as far as it has to be read: size first, then header, then pixels. Throws a PictureError. */
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

/** Turned pixels are made smaller, not the file: so the copy is turned as the original is, in every browser. */
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
