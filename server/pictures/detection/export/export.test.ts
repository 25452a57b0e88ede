import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from '../../../../tests/support/make-picture';
import { toCoco } from './to-coco';
import { toCsv } from './to-csv';
import { toPng } from './to-png';

const objects = [
  { x: 10, y: 20, width: 40, height: 30, score: 1, drawn: true },
  { x: 100.5, y: 20, width: 40, height: 30, score: 0.75, label: '=cmd|"x"' },
];

test('COCO: boxes, areas, categories and who drew them', () => {
  const coco = JSON.parse(toCoco({ width: 320, height: 260, objects: [] }, objects, 'p.png'));
  expect(coco.images).toEqual([{ id: 1, file_name: 'p.png', width: 320, height: 260 }]);
  expect(coco.categories.map(({ name }: { name: string }) => name)).toEqual(['object', '=cmd|"x"']);
  expect(coco.annotations).toMatchObject([
    { bbox: [10, 20, 40, 30], area: 1200, category_id: 1, drawn: true, score: 1 },
    { bbox: [100.5, 20, 40, 30], category_id: 2, score: 0.75 },
  ]);
});

test('CSV: a row each, quoted, and no label becomes a formula', () => {
  const [head, ...rows] = toCsv(objects).replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('number,x,y,width,height,score,drawn,label');
  expect(rows).toEqual(['1,10,20,40,30,1,true,', `2,100.5,20,40,30,0.75,false,"'=cmd|""x"""`]);
});

test('PNG: the picture in its size, changed where the boxes are', async () => {
  const bytes = await makePicture();
  const png = await toPng({ bytes, width: 320, height: 260 }, objects, { owner: 'a' });
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 320, height: 260 });
  const pixel = async (from: Buffer) => [
    ...(await sharp(from).extract({ left: 120, top: 20, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  expect(await pixel(png)).not.toEqual(await pixel(bytes));
});
