import { expect, test } from 'vitest';
import { findBlobs } from './find-blobs';
import { findBoxes } from './find-boxes';

function mapWith(marks: { left: number; top: number; width: number; height: number; value?: number }[]) {
  const [width, height] = [120, 80];
  const values = new Float32Array(width * height);
  for (const mark of marks)
    for (let y = mark.top; y < mark.top + mark.height; y += 1)
      values.fill(mark.value ?? 0.9, y * width + mark.left, y * width + mark.left + mark.width);
  return { values, width, height };
}

test('each patch is a line, a little larger than its core, the largest first', () => {
  const boxes = findBoxes(
    mapWith([
      { left: 10, top: 10, width: 20, height: 6 },
      { left: 10, top: 40, width: 80, height: 10 },
    ]),
  );
  expect(boxes).toHaveLength(2);
  const [[topLeft, , bottomRight]] = boxes as [(typeof boxes)[0]];
  expect(topLeft.x).toBeLessThan(10);
  expect(topLeft.y).toBeGreaterThan(30);
  expect(bottomRight.y).toBeGreaterThan(50);
});

test('scratches and doubtful patches are none', () => {
  const marks = [
    { left: 0, top: 0, width: 60, height: 2 },
    { left: 10, top: 40, width: 80, height: 10, value: 0.4 },
  ];
  expect(findBoxes(mapWith(marks))).toEqual([]);
});

test('patches that touch over a corner are one', () => {
  const marks = [
    { left: 10, top: 10, width: 5, height: 5 },
    { left: 15, top: 15, width: 5, height: 5 },
  ];
  expect(findBlobs(mapWith(marks), 0.3).map(({ pixels }) => pixels)).toEqual([50]);
});
