import fc from 'fast-check';
import { expect, it } from 'vitest';
import { snap } from '../geometry/box';
import { boxOf, draftOf, FIELDS, isFault, rangeOf } from './box-fields';

const image = { width: 100, height: 80 };
const box = { x: 10, y: 20, width: 30, height: 40 };

it('write a box as four numbers and read it back', () => {
  expect(boxOf(draftOf(box), image)).toEqual(box);
  expect(draftOf(null)).toEqual({ x: '', y: '', width: '', height: '' });
  expect(boxOf(draftOf(null), image)).toBeNull();
});

it('say what fits beside the others', () => {
  const draft = draftOf(box);
  expect(FIELDS.map((field) => rangeOf(field, draft, image))).toEqual([
    [0, 70],
    [0, 40],
    [1, 90],
    [1, 60],
  ]);
  expect(rangeOf('x', draftOf(null), image)).toEqual([0, 99]);
});

it.each(['-1', '71', '1.5', 'a', '1e3', 'NaN'])('take no %s', (x) => {
  const draft = { ...draftOf(box), x };
  expect(isFault('x', draft, image)).toBe(true);
  expect(boxOf(draft, image)).toBeNull();
});

it('whatever is typed, a box that comes of it is on the picture', () => {
  const typed = fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: -5, max: 120 }).map(String));
  fc.assert(
    fc.property(typed, typed, typed, typed, (x, y, width, height) => {
      const read = boxOf({ x, y, width, height }, image);
      if (read) expect(snap(read, image)).toEqual(read);
    }),
  );
});
