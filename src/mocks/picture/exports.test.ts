import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCoco } from './to-coco';
import { toCsv } from './to-csv';

const objects = [
  { x: 1, y: 2, width: 3, height: 4, score: 1, drawn: true, label: '螺钉, "M4"' },
  { x: 5, y: 6, width: 7, height: 8, score: 0.495 },
];

it('writes COCO with corner, size and area', () => {
  const coco = JSON.parse(toCoco({ width: 100, height: 80, objects }, objects));
  expect(coco.images).toMatchObject([{ id: 1, width: 100, height: 80 }]);
  expect(coco.annotations).toHaveLength(2);
  expect(coco.annotations[1]).toMatchObject({ id: 2, bbox: [5, 6, 7, 8], area: 56, score: 0.495, category_id: 1 });
});

it('writes CSV that spreadsheets read, and no formulas', () => {
  expect(toCsv(objects)).toBe(
    '\ufeffnumber,x,y,width,height,score,drawn,label\r\n1,1,2,3,4,1,true,"螺钉, ""M4"""\r\n2,5,6,7,8,0.495,false,\r\n',
  );
  fc.assert(
    fc.property(fc.string(), (label) => {
      const row = toCsv([{ x: 0, y: 0, width: 1, height: 1, score: 1, label }]).split('\r\n')[1] ?? '';
      expect(row).not.toMatch(/,"?[=+@]/);
    }),
  );
});
