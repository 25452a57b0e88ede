import { expect, it } from 'vitest';
import { pinchBetween } from './fingers';

const at = (x: number, y: number) => ({ x, y });

it('tells how far two fingers went together and how far apart', () => {
  expect(pinchBetween([at(0, 0), at(10, 0)], [at(5, 5), at(25, 5)])).toEqual({
    middle: at(15, 5),
    by: at(10, 5),
    factor: 2,
  });
});

it('never zooms to nothing where fingers meet', () => {
  expect(pinchBetween([at(3, 3), at(3, 3)], [at(3, 3), at(3, 3)]).factor).toBe(1);
  expect(pinchBetween([at(0, 0), at(8, 0)], [at(4, 0), at(4, 0)]).factor).toBe(0.125);
});
