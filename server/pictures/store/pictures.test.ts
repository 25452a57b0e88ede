import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import type { Tables } from '../../base/database/tables';
import { findDetection, saveDetection } from './detections';
import {
  bytesOfVisitor,
  deleteExpiredPictures,
  deletePicture,
  findPicture,
  keepPicture,
  readPictureBytes,
} from './pictures';

const hour = 3_600_000;
const soon = () => new Date(Date.now() + hour);

async function keep(db: Kysely<Tables>, own: Partial<Parameters<typeof keepPicture>[1]> = {}) {
  const picture = {
    ...{ id: randomUUID(), visitor: 'anna', bytes: Buffer.alloc(1000), mime: 'image/png' },
    ...{ width: 10, height: 20, orientation: 1, frames: 1, expires_at: soon() },
    ...own,
  };
  await keepPicture(db, picture as Parameters<typeof keepPicture>[1]);
  return picture.id;
}
const found = (pictureId: string, id: string) => ({
  ...{ id, pictureId, rects: [{ x: 0, y: 0, width: 5, height: 5 }] },
  ...{ objects: [{ x: 1, y: 1, width: 2, height: 2, score: 0.9, label: '阀' }] },
  ...{ detector: 'embedded' as const, tookMs: 12 },
});

test('a picture is kept once, and longer when it comes again', async () => {
  const { db } = await openTestStore();
  const id = await keep(db, { expires_at: new Date(Date.now() + 1000) });
  const later = soon();
  await keep(db, { id, expires_at: later });
  expect(await findPicture(db, id)).toMatchObject({ id, width: 10, height: 20, size: 1000, expires_at: later });
  expect((await readPictureBytes(db, id))?.length).toBe(1000);
});

test('what has run out is found no more, takes no room, and is forgotten', async () => {
  const { db } = await openTestStore();
  const old = await keep(db, { expires_at: new Date(Date.now() - 1000) });
  const young = await keep(db);
  expect([await findPicture(db, old), await bytesOfVisitor(db, 'anna', '')]).toEqual([undefined, 1000]);
  await deleteExpiredPictures(db);
  expect([await readPictureBytes(db, old), (await readPictureBytes(db, young))?.length]).toEqual([undefined, 1000]);
});

test('the room of a visitor is that of his own pictures, without the one that comes again', async () => {
  const { db } = await openTestStore();
  const one = await keep(db);
  await keep(db, { bytes: Buffer.alloc(500) });
  await keep(db, { visitor: 'bert' });
  expect(await bytesOfVisitor(db, 'anna', '')).toBe(1500);
  expect(await bytesOfVisitor(db, 'anna', one)).toBe(500);
  expect(await bytesOfVisitor(db, 'nobody', '')).toBe(0);
});

test('what was found is kept once and goes with its picture', async () => {
  const { db } = await openTestStore();
  const picture = await keep(db);
  await saveDetection(db, found(picture, 'd1'));
  await saveDetection(db, { ...found(picture, 'd1'), objects: [] });
  expect(await findDetection(db, 'd1')).toMatchObject(found(picture, 'd1'));
  await deletePicture(db, picture);
  expect(await findDetection(db, 'd1')).toBeUndefined();
});
