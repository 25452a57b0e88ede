import type { Reader } from '../../answers';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { findPicture, isInReadableChat, type PictureRow, readPictureBytes } from '../store/pictures';

/**
 * Returns a picture of this reader, or one whose owner asked about it in a chat that is readable here; otherwise throws
 * 404.
 */
export async function findReadablePicture({ db }: Store, id: string, reader: Reader): Promise<PictureRow> {
  const row = await findPicture(db, id);
  if (row && (row.visitor === reader.visitor || (await isInReadableChat(db, row, reader)))) return row;
  throw notFound('picture', id);
}

export async function openReadablePicture(
  store: Store,
  id: string,
  reader: Reader,
): Promise<PictureRow & { bytes: Buffer }> {
  const row = await findReadablePicture(store, id, reader);
  const bytes = await readPictureBytes(store.db, id);
  if (!bytes) throw notFound('picture', id);
  return { ...row, bytes };
}
