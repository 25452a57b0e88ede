import type { Metadata } from 'sharp';
import { type PictureFormat, sniffFormat } from './sniff-format';

export interface PictureHeader {
  format: PictureFormat;
  /** As stored, before orientation; of one frame. */
  width: number;
  height: number;
  orientation: number;
  frames: number;
  /** Bytes per channel: 2 for 16-bit pictures. */
  depth: number;
}

const bytesOf: Partial<Record<NonNullable<Metadata['depth']>, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  double: 8,
};

/**
 * The facts in a picture's header. Nothing is decoded, so decompression bombs do no harm. Undefined if it is not a
 * picture.
 */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader | undefined> {
  const format = sniffFormat(bytes);
  if (!format) return undefined;
  // Loaded with the first picture, so that it does not delay startup.
  const { default: sharp } = await import('sharp');
  try {
    const {
      width,
      height,
      orientation = 1,
      pages = 1,
      depth,
      ...facts
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (facts.format !== format || !width || !height) return undefined;
    return { format, width, height, orientation, frames: pages, depth: bytesOf[depth ?? 'uchar'] ?? 4 };
  } catch {
    return undefined;
  }
}
