import { createHash } from 'node:crypto';
import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { ApiError, notFound } from '../../base/http/errors';
import type { DetectionConfig } from '../config';
import { bytesOfVisitor, deletePicture, findPicture, keepPicture, type PictureRow } from '../store/pictures';
import { inspectPicture } from './picture/inspect-picture';
import { pictureTexts } from './picture/picture-texts';

type Picture = components['schemas']['DetectionPicture'];

const dayMs = 24 * 3600 * 1000;
const megabyte = 1024 * 1024;

export type KeepRules = Pick<DetectionConfig, 'keepDays' | 'quotaMegabytes'>;

/**
 * Checks and stores a picture. The id is a hash of the bytes and the visitor's secret id, so a repeated upload is the
 * same picture.
 */
export async function takePicture(
  { db }: Store,
  bytes: Buffer,
  visitor: string,
  { keepDays, quotaMegabytes }: KeepRules,
): Promise<Picture> {
  const facts = await inspectPicture(bytes, { owner: visitor });
  const id = createHash('sha256').update(visitor).update('\0').update(bytes).digest('base64url').slice(0, 32);
  const used = quotaMegabytes > 0 ? await bytesOfVisitor(db, visitor, id) : 0;
  if (quotaMegabytes > 0 && used + bytes.length > quotaMegabytes * megabyte)
    throw new ApiError(429, pictureTexts.quota(used, bytes.length, quotaMegabytes, keepDays));
  const expires = new Date(Date.now() + keepDays * dayMs);
  const row = { id, visitor, ...facts, expires_at: expires };
  await keepPicture(db, { ...row, bytes });
  return presentPicture({ ...row, size: bytes.length });
}

export function presentPicture(row: PictureRow): Picture {
  const { id, width, height, size, mime, orientation, frames } = row;
  return {
    ...{ id, url: `/api/pictures/${id}`, width, height, size, mime, orientation, frames },
    keptUntil: row.expires_at.toISOString(),
  };
}

export async function dropPicture({ db }: Store, id: string, visitor: string): Promise<void> {
  const row = await findPicture(db, id);
  if (row?.visitor !== visitor) throw notFound('picture', id);
  await deletePicture(db, id);
}
