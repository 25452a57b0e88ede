import { createHash } from 'node:crypto';
import type { Store } from '../../base/database/db';
import { ApiError, badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { decodePicture } from '../../base/raster/decode-picture';
import { sniffFormat } from '../../base/raster/sniff-format';
import { keepImage as storeImage } from '../store/setting-images';
import { cleanSvg, SvgFault } from './svg/clean-svg';
import { svgSize } from './svg/svg-size';

export const mostImageBytes = 2 * 1024 * 1024;
const mostPixels = 40_000_000;

/** Judged by the bytes, not by the type the request claims. */
const formats = {
  png: { ending: 'png', mime: 'image/png' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  webp: { ending: 'webp', mime: 'image/webp' },
  svg: { ending: 'svg', mime: 'image/svg+xml' },
} as const;

/** Address of a stored picture in settings. */
export const imageUrl = (hash: string, mime: string): string =>
  `/images/${hash}.${Object.values(formats).find((each) => each.mime === mime)?.ending ?? 'png'}`;

interface Image {
  format: keyof typeof formats;
  width: number;
  height: number;
  bytes: Buffer;
}

export async function keepImage({ db }: Store, sent: Buffer, author: string) {
  const { format, width, height, bytes } =
    sniffFormat(sent) === 'svg' ? readDrawing(sent) : await readPixels(sent, author);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { mime } = formats[format];
  await storeImage(db, { hash, mime, width, height, bytes, author });
  return { url: imageUrl(hash, mime), width, height, bytes: bytes.length };
}

async function readPixels(bytes: Buffer, owner: string): Promise<Image> {
  try {
    return await decodePicture(bytes, { owner, mostPixels }, async (image, { format, width, height }) => {
      if (!(format in formats)) throw new Error(`format ${format}`);
      // The header alone may promise a picture that is not there.
      await image.stats();
      return { format: format as Image['format'], width, height, bytes };
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(noImage);
  }
}

/** Stores the rewritten drawing, never the original. */
function readDrawing(sent: Buffer): Image {
  const text = sent.toString('utf8');
  if (!/<svg[\s>/]/i.test(text)) throw badRequest(noImage);
  try {
    const drawing = cleanSvg(text);
    return { format: 'svg', ...svgSize(drawing), bytes: Buffer.from(drawing) };
  } catch (error) {
    if (error instanceof SvgFault) throw badRequest(notAllowed(error.message));
    throw error;
  }
}

const notAllowed = (fault: string) => message('domains:keepImage.notAllowed', { fault });

const noImage = message('domains:keepImage.noImage');
