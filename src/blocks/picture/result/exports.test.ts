import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PictureRecord } from '@/canvas/record/picture-record';
import { likeEnough, numbered } from './numbered';
import { exportName } from './save-file';
import { toCoco } from './to-coco';
import { toCsv } from './to-csv';

const objects = numbered({
  width: 100,
  height: 80,
  objects: [
    { x: 1, y: 2, width: 3, height: 4, score: 0.97, label: '螺钉, "M4"' },
    { x: 5, y: 6, width: 7, height: 8, score: 0.495 },
  ],
});
const record: PictureRecord = {
  id: 'a',
  name: 'plate.jpg',
  createdAt: '2026-01-01T00:00:00Z',
  file: new Blob(),
  size: { width: 100, height: 80 },
  box: { x: 1, y: 2, width: 3, height: 4 },
};

it('lets through what is like enough, as it is shown, and keeps the numbers', () => {
  expect(likeEnough(objects, 50).map(({ index }) => index)).toEqual([1, 2]);
  expect(likeEnough(objects, 51).map(({ index }) => index)).toEqual([1]);
  expect(likeEnough(objects, 98)).toEqual([]);
});

it('writes COCO with corner, size and area', () => {
  const coco = JSON.parse(toCoco(record, objects));
  expect(coco.images).toEqual([{ id: 1, file_name: 'plate.jpg', width: 100, height: 80 }]);
  expect(coco.annotations).toHaveLength(2);
  expect(coco.annotations[1]).toMatchObject({ id: 2, bbox: [5, 6, 7, 8], area: 56, score: 0.495, category_id: 1 });
  expect(coco.prompt.bbox).toEqual([1, 2, 3, 4]);
});

it('writes CSV that spreadsheets read, and no formulas', () => {
  expect(toCsv(objects)).toBe(
    '\ufeffnumber,x,y,width,height,score,label\r\n1,1,2,3,4,0.97,"螺钉, ""M4"""\r\n2,5,6,7,8,0.495,\r\n',
  );
  fc.assert(
    fc.property(fc.string(), (label) => {
      const row = toCsv([{ index: 1, x: 0, y: 0, width: 1, height: 1, score: 1, label }]).split('\r\n')[1] ?? '';
      expect(row).not.toMatch(/,"?[=+@]/);
    }),
  );
});

it('names exports after the picture', () => {
  expect(exportName('plate 3.jpg', 'csv')).toBe('plate 3-objects.csv');
  expect(exportName('a/b:c.png', 'json')).toBe('a_b_c-objects.json');
  expect(exportName('', 'png')).toBe('picture-objects.png');
});
