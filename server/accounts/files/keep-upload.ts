import type { Store } from '../../base/database/db';
import { ApiError, badRequest, tooMany } from '../../base/http/errors';
import { spend } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { message } from '../../base/messages/message';
import { type DecodeRules, decodePicture } from '../../base/raster/decode-picture';
import { cleanText } from '../../base/text/clean-text';
import { keepFile } from '../store/person-files';
import type { Person } from '../store/persons';
import { filesPath } from './own-file';

export const mostUploadBytes = 10 * 1024 * 1024;
const mostPixels = 40_000_000;
const mostSide = 4096;
const perHour = { most: limits.files.perPerson, perSeconds: limits.files.perSeconds };

const formats = ['png', 'jpeg', 'webp'] as const;

/**
 * Stores an uploaded picture: an avatar, a licence, or one in a post. It is decoded and re-encoded, which removes location data,
 * appended scripts and false headers.
 */
export async function keepUpload(
  { db }: Store,
  person: Person,
  upload: { name: string; bytes: Buffer; fields?: Record<string, string> },
) {
  const postId = postOf(upload.fields ?? {});
  const waitMs = await spend(db, { key: `files:${person.id}`, ...perHour });
  if (waitMs > 0) throw tooMany(waitMs);
  const { bytes, ...facts } = await writeAnew(upload.bytes, { owner: person.id, mostPixels });
  const name = cleanText(upload.name).replace(/[\\/]/g, '_').slice(-256) || 'file';
  const id = await keepFile(db, person.id, { name, mime: facts.mime, bytes }, postId);
  return { url: `${filesPath}${id}`, name, size: bytes.length, ...facts };
}

/** The post for which a file is uploaded; null: it is for the account. */
function postOf({ purpose = 'account', postId }: Record<string, string>): string | null {
  if (purpose === 'account') return null;
  if (purpose !== 'post') throw badRequest(message('accounts:keepUpload.purpose'), { field: 'purpose' });
  if (!postId || !/^[\w-]{8,64}$/.test(postId))
    throw badRequest(message('accounts:keepUpload.postId'), { field: 'postId' });
  return postId;
}

/** A picture without location data, appended scripts and false headers. Refuses what is none. */
async function writeAnew(bytes: Buffer, who: DecodeRules) {
  try {
    return await decodePicture(bytes, who, async (picture, { format }) => {
      const kept = formats.find((one) => one === format);
      if (!kept) throw new Error(`format ${format}`);
      const fitted = picture.rotate().resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true });
      const { data, info } = await fitted.toFormat(kept, { quality: 90 }).toBuffer({ resolveWithObject: true });
      return { bytes: data, mime: `image/${kept}`, width: info.width, height: info.height };
    });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw badRequest(noPicture, { pointer: '/file', field: 'file' });
  }
}

/** The same for a picture that an operator imports, which belongs to its post. */
export const cleanPicture = (bytes: Buffer) => writeAnew(bytes, { owner: 'import', mostPixels });

const noPicture = message('accounts:keepUpload.noPicture');
