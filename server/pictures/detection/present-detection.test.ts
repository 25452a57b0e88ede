import { expect, test } from 'vitest';
import type { DetectionRow } from '../store/detections';
import { mostObjects, mostWeaker } from './limits';
import { presentDetection } from './present-detection';

const box = { x: 1, y: 2, width: 3, height: 4 };
const picture = {
  ...{ id: 'p', visitor: 'secret', mime: 'image/png', width: 100, height: 60, orientation: 1, frames: 1, size: 9 },
  expires_at: new Date('2030-01-01T00:00:00Z'),
};
const present = (scores: number[], rects = [box]) => {
  const row: DetectionRow = {
    ...{ id: 'd', pictureId: 'p', rects, detector: 'embedded', tookMs: 5, createdAt: new Date('2029-12-31T00:00:00Z') },
    objects: scores.map((score) => ({ ...box, score })),
  };
  return presentDetection(row, picture);
};
const scores = (objects: { score: number }[] = []) => objects.map(({ score }) => score);

test('the drawn ones come first and count; the line is 0.5, and what lies below is weaker', () => {
  const { objects, weaker } = present([0.9, 0.5, 0.499]);
  expect([scores(objects), scores(weaker)]).toEqual([[1, 0.9, 0.5], [0.499]]);
  expect(objects.map((object) => object.drawn ?? false)).toEqual([true, false, false]);
});

test('nobody gets more than the limits, however many were found', () => {
  const { objects, weaker } = present([...Array(600).fill(0.8), ...Array(300).fill(0.4)]);
  expect([objects.length, weaker?.length]).toEqual([mostObjects, mostWeaker]);
});

test('says until when it is kept, and not whose it is', () => {
  const found = present([]);
  expect(found).toMatchObject({ width: 100, height: 60, createdAt: '2029-12-31T00:00:00.000Z' });
  expect(found.picture?.keptUntil).toBe('2030-01-01T00:00:00.000Z');
  expect(JSON.stringify(found)).not.toContain('secret');
});
