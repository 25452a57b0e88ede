import type { Locale } from '../../../generated/locales';
import { ApiError, badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { decodePicture } from '../../base/raster/decode-picture';
import type { Context } from '../../context';
import type { Answerer } from '../answerer/types';
import type { AttachedPassage, AttachmentRow } from '../store/attachments';

export interface PictureTools {
  ocr: Pick<Context['ocr'], 'readText'>;
  answerer: Pick<Answerer, 'describe'>;
  log: Context['log'];
}

interface Given {
  name: string;
  bytes: Buffer;
  owner: string;
  locale: Locale;
  signal: AbortSignal;
}

type Kept = Pick<AttachmentRow, 'kind' | 'lang' | 'text' | 'passages'> & { picture: Buffer; mime: string };

/** Enough to read a nameplate, and small enough for a model. */
const SIDE = 2_048;
const MOST_PIXELS = 40_000_000;

/**
 * A picture without location data, appended scripts and false headers. What is printed in it is read, and a model that
 * takes pictures says what it sees; both are quoted like a document. Without either, the picture itself stays.
 */
export async function takePicture(
  { name, bytes, owner, locale, signal }: Given,
  { ocr, answerer, log }: PictureTools,
): Promise<Kept> {
  const picture = await writeAnew(name, bytes, { owner, signal });
  const [printed, seen] = await Promise.all([
    ocr
      .readText(picture, { owner, signal })
      .then(({ lines }) => lines.map(({ text }) => text).join('\n'))
      .catch((err: unknown) => {
        log.info({ err }, 'no text was read in an attached picture');
        return '';
      }),
    answerer.describe?.({ picture, mime: MIME, locale, signal, log }) ?? null,
  ]);
  const heads = { printed: message('answers:picture.printed'), seen: message('answers:picture.seen') };
  const parts = [
    ...(printed.trim() ? [{ heading: heads.printed[locale], text: printed }] : []),
    ...(seen ? [{ heading: heads.seen[locale], text: seen }] : []),
  ];
  let text = '';
  const passages: AttachedPassage[] = [];
  for (const part of parts) {
    const start = text.length;
    text += `${part.text}\n\n`;
    const span: [number, number] = [start, start + part.text.length];
    passages.push({ headings: [part.heading], page: null, span, text: part.text });
  }
  return { kind: 'picture', lang: /\p{Script=Han}/u.test(text) ? 'zh' : 'en', text, passages, picture, mime: MIME };
}

const MIME = 'image/webp';

async function writeAnew(name: string, bytes: Buffer, who: { owner: string; signal: AbortSignal }): Promise<Buffer> {
  try {
    return await decodePicture(bytes, { ...who, mostPixels: MOST_PIXELS }, (picture) =>
      picture.rotate().resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 88 }).toBuffer(),
    );
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(message('answers:attachment.noPicture', { name }));
  }
}
