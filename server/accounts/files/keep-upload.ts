import type { Store } from '../../base/database/db';
import { ApiError, badRequest, tooLarge, tooMany } from '../../base/http/errors';
import { spendAll } from '../../base/limits/budgets';
import { limits } from '../../base/limits/limits';
import { message } from '../../base/messages/message';
import { type DecodeRules, decodePicture } from '../../base/raster/decode-picture';
import { keepFile } from '../store/person-files';
import type { Person } from '../store/persons';
import { filesPath } from './own-file';
import { cleanName, mostBytes, readPostFile } from './read-post-file';

export const mostUploadBytes = mostBytes.picture;
const mostPixels = 40_000_000;
const mostSide = 4096;
const { perSeconds, perPerson, kilobytesPerPerson } = limits.files;

const formats = ['png', 'jpeg', 'webp'] as const;

interface GivenFile {
  name: string;
  bytes: Buffer;
  fields?: Record<string, string>;
}

/**
 * Stores an uploaded picture: an avatar, a licence, or one in a post. It is decoded and re-encoded, which removes location data,
 * appended scripts and false headers. Posts and
 * offerings also take a few other kinds, which are only ever downloaded or played.
 */
export async function keepUpload(
  { db }: Store,
  person: Person,
  { name: given, bytes, fields = {} }: GivenFile,
  { video = false } = {},
) {
  const postId = postOf(fields);
  const isDocument = fields.purpose === 'offering';
  const waitMs = await spendAll(db, [
    { key: `files:${person.id}`, most: perPerson, perSeconds },
    { key: `file-kB:${person.id}`, most: kilobytesPerPerson, perSeconds, amount: Math.ceil(bytes.length / 1000) },
  ]);
  if (waitMs > 0) throw tooMany(waitMs);
  const other =
    postId === null && !isDocument ? undefined : readPostFile(bytes, given, { video: video && !isDocument });
  const { name, mime, bytes: kept, ...size } = other ?? { name: cleanName(given), ...(await pictureOf(bytes, person)) };
  const id = await keepFile(db, person.id, { name, mime, bytes: kept }, postId);
  return { url: `${filesPath}${id}`, name, size: kept.length, mime, ...size };
}

function pictureOf(bytes: Buffer, { id }: Person) {
  if (bytes.length > mostUploadBytes) throw tooLarge(mostUploadBytes);
  return writeAnew(bytes, { owner: id, mostPixels });
}

/** The post for which a file is uploaded; null: it is for the account. */
function postOf({ purpose = 'account', postId }: Record<string, string>): string | null {
  if (purpose === 'account' || purpose === 'offering') return null;
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

export interface CleanFile {
  name: string;
  bytes: Buffer;
  mime: string;
  /** Of pictures, in pixels. */
  width?: number;
  height?: number;
}

/**
 * The same for a file that is kept elsewhere: of a post that an operator imports, or of a contest. `owner` is whose
 * pixels are decoded. Refuses what is none of the kinds; how large a picture may be, the caller says.
 */
export async function cleanPostFile(
  bytes: Buffer,
  name: string,
  { owner, video }: { owner: string; video: boolean },
): Promise<CleanFile> {
  const other = readPostFile(bytes, name, { video });
  return other ?? { name: cleanName(name), ...(await writeAnew(bytes, { owner, mostPixels })) };
}

const noPicture = message('accounts:keepUpload.noPicture');
