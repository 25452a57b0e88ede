import { expect, it } from 'vitest';
import type { PictureRecord } from './picture-record';
import { findPicture, keepPicture } from './picture-store';

const record: PictureRecord = {
  id: 'one',
  name: 'a.png',
  createdAt: '2026-01-01T00:00:00Z',
  file: new Blob(['x']),
  size: { width: 2, height: 2 },
  box: { x: 0, y: 0, width: 1, height: 1 },
};

it('keeps a picture where the browser keeps nothing, as long as the page lives', async () => {
  await keepPicture(record);
  const result = { width: 2, height: 2, objects: [] };
  await keepPicture({ ...record, result });
  expect(await findPicture('one')).toEqual({ ...record, result });
  expect(await findPicture('other')).toBeNull();
});
