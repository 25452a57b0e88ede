import { expect, it } from 'vitest';
import type { PictureRecord } from './picture-record';
import { dropPicture, keepPicture, unsentPictures } from './picture-store';

const record: PictureRecord = {
  id: 'one',
  name: 'a.png',
  createdAt: '2026-01-01T00:00:00Z',
  file: new Blob(['x']),
  size: { width: 2, height: 2 },
  box: { x: 0, y: 0, width: 1, height: 1 },
};

it('keeps unsent pictures where the browser keeps nothing, as long as the page lives, the newest first', async () => {
  await keepPicture(record);
  const later = { ...record, id: 'two', createdAt: '2026-01-02T00:00:00Z' };
  await keepPicture(later);
  expect(await unsentPictures()).toEqual([later, record]);
  await dropPicture('two');
  await dropPicture('one');
  expect(await unsentPictures()).toEqual([]);
});
