import { ApiError, badRequest } from '../../../base/http/errors';
import { type DecodeRules, refuseHuge } from '../../../base/raster/decode-picture';
import { readPictureHeader } from '../../../base/raster/read-picture-header';
import { sniffFormat } from '../../../base/raster/sniff-format';
import { longestSide, mostPictureBytes } from '../limits';
import { openPicture } from './open-picture';
import { pictureTexts } from './picture-texts';

interface PictureFacts {
  mime: string;
  /** Oriented, like all sizes of a picture. */
  width: number;
  height: number;
  orientation: number;
  frames: number;
}

const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  heif: 'image/avif',
};

/**
 * Determines a file's format and size from its content. Throws an ApiError with reason and remedy if it cannot be
 * searched.
 */
export async function inspectPicture(bytes: Buffer, who: DecodeRules): Promise<PictureFacts> {
  if (bytes.length === 0) throw badRequest(pictureTexts.empty);
  if (bytes.length > mostPictureBytes)
    throw new ApiError(413, pictureTexts.tooManyBytes(bytes.length, mostPictureBytes));
  const facts = await readFacts(bytes);
  const { width, height } = facts;
  refuseHuge(facts);
  if (Math.max(width, height) > longestSide) throw new ApiError(413, pictureTexts.tooLong(width, height, longestSide));
  await decodeOnce(bytes, who);
  return facts;
}

async function readFacts(bytes: Buffer): Promise<PictureFacts> {
  if (sniffFormat(bytes) === 'svg') throw badRequest(isDrawing(bytes) ? pictureTexts.drawing : pictureTexts.noPicture);
  const header = await readPictureHeader(bytes);
  const mime = mimes[header?.format ?? ''];
  if (!header || !mime) throw badRequest(pictureTexts.noPicture);
  const { width, height, orientation, frames } = header;
  const turned = orientation >= 5;
  return { mime, width: turned ? height : width, height: turned ? width : height, orientation, frames };
}

const isDrawing = (bytes: Buffer) => bytes.subarray(0, 1_000).includes('<svg');

/** Decodes once, because a header may promise pixels that are missing. */
async function decodeOnce(bytes: Buffer, who: DecodeRules): Promise<void> {
  try {
    await openPicture(bytes, who, (picture) => picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer());
  } catch (error) {
    if (error instanceof ApiError || who.signal?.aborted) throw error;
    throw badRequest(pictureTexts.broken);
  }
}
