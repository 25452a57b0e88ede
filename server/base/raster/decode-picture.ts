import type { Sharp } from 'sharp';
import { ApiError } from '../http/errors';
import { openPixelBudget, type PixelBudget, PixelsBusy } from './open-pixel-budget';
import { mostPixels, pixelRules } from './pixel-limits';
import { pixelTexts } from './pixel-texts';
import { type PictureHeader, readPictureHeader } from './read-picture-header';

/** One for the whole process, as is memory. */
const ofProcess = openPixelBudget(pixelRules);

export interface DecodeRules {
  /** Whose picture it is: one picture of theirs is unpacked at a time. */
  owner: string;
  signal?: AbortSignal;
  /** Fewer than everybody may have unpacked. */
  mostPixels?: number;
  budget?: PixelBudget;
}

/** Not a picture, or one that does not decode as its header says. */
class NoPicture extends Error {}

/**
 * The one way bytes that somebody sent become pixels. The header is read first: what is too large is refused at once, the rest waits until so
 * many pixels are free. A picture counts by its colours as well: with 16 bits each it takes twice the room. Of an animation the first
 * frame is read.
 */
export async function decodePicture<T>(
  bytes: Buffer,
  { owner, signal, mostPixels: most = mostPixels, budget = ofProcess }: DecodeRules,
  work: (picture: Sharp, header: PictureHeader) => Promise<T>,
): Promise<T> {
  const header = await readPictureHeader(bytes);
  // A drawing has as many pixels as it says, and says it in text: it is kept as it is or not at all, never drawn here.
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

/** 413 with the pixels and the limit. */
export function refuseHuge({ width, height }: { width: number; height: number }, most = mostPixels): void {
  if (width * height > most) throw new ApiError(413, pixelTexts.tooMany(width, height, most));
}
