import type { Sharp } from 'sharp';
import { ApiError } from '../http/errors';
import { openPixelBudget, type PixelBudget, PixelsBusy } from './open-pixel-budget';
import { mostPixels, pixelRules } from './pixel-limits';
import { pixelTexts } from './pixel-texts';
import { type PictureHeader, readPictureHeader } from './read-picture-header';

/** One per process, as memory is. */
const ofProcess = openPixelBudget(pixelRules);

export interface DecodeRules {
  /** The owner of the picture; one picture per owner is decoded at a time. */
  owner: string;
  signal?: AbortSignal;
  /** A lower limit than the default. */
  mostPixels?: number;
  budget?: PixelBudget;
}

/** Not a picture, or one that does not decode as its header says. */
class NoPicture extends Error {}

/**
 * The only way uploaded bytes become pixels. The header is read first: pictures that are too large are refused at once,
 * the others wait until enough pixels are free. Pictures with 16-bit channels count twice. Of an animation, only the
 * first frame is read.
 */
export async function decodePicture<T>(
  bytes: Buffer,
  { owner, signal, mostPixels: most = mostPixels, budget = ofProcess }: DecodeRules,
  work: (picture: Sharp, header: PictureHeader) => Promise<T>,
): Promise<T> {
  const header = await readPictureHeader(bytes);
  // An SVG can claim any size in text: it is stored as it is or refused, but never rasterized here.
  if (!header || header.format === 'svg') throw new NoPicture();
  refuseHuge(header, most);
  const { default: sharp } = await import('sharp');
  const pixels = header.width * header.height * header.depth;
  try {
    return await budget.run(pixels, { owner, signal }, () =>
      work(sharp(bytes, { limitInputPixels: most, failOn: 'error', pages: 1 }), header),
    );
  } catch (error) {
    if (error instanceof PixelsBusy) throw new ApiError(503, pixelTexts.busy, { retryAfterMs: 5_000 });
    throw error;
  }
}

/** Refuses with 413, the pixel count and the limit. */
export function refuseHuge({ width, height }: { width: number; height: number }, most = mostPixels): void {
  if (width * height > most) throw new ApiError(413, pixelTexts.tooMany(width, height, most));
}
