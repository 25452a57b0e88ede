import { ApiError, badRequest, type LocalizedText } from '../../plugins/errors';
import { longestSide, mostPictureBytes, mostPixels } from '../limits';
import { openPicture } from './open-picture';
import { pictureTexts } from './picture-texts';

export interface PictureFacts {
  mime: string;
  /** Oriented, as everything that is said about a picture. */
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

/** What a file is, by its content alone. Refuses what cannot be searched, and says why and what to do. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts> {
  if (bytes.length === 0) throw badRequest(pictureTexts.empty);
  if (bytes.length > mostPictureBytes)
    throw new ApiError(413, pictureTexts.tooManyBytes(bytes.length, mostPictureBytes));
  const facts = await readHeader(bytes);
  refuseHuge(facts);
  await decodeOnce(bytes);
  return facts;
}

async function readHeader(bytes: Buffer): Promise<PictureFacts> {
  const { default: sharp } = await import('sharp');
  // The header promises a size without unpacking it, so a bomb is only read, never opened.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format === 'svg') throw badRequest(pictureTexts.drawing);
  const mime = mimes[header?.format ?? ''];
  if (!header || !mime || !header.width || !header.height) throw badRequest(pictureTexts.noPicture);
  const orientation = header.orientation ?? 1;
  const turned = orientation >= 5;
  return {
    mime,
    width: turned ? header.height : header.width,
    height: turned ? header.width : header.height,
    orientation,
    frames: header.pages ?? 1,
  };
}

function refuseHuge({ width, height }: PictureFacts): void {
  const fault: LocalizedText | undefined =
    width * height > mostPixels || Math.max(width, height) > longestSide
      ? pictureTexts.tooManyPixels(width, height, mostPixels, longestSide)
      : undefined;
  if (fault) throw badRequest(fault);
}

/** A header may promise pixels that are not there. */
async function decodeOnce(bytes: Buffer): Promise<void> {
  try {
    await (await openPicture(bytes)).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  } catch {
    throw badRequest(pictureTexts.broken);
  }
}
