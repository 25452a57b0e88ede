import type { components } from '../../../generated/api';
import type { DetectionRow } from '../store/detections';
import type { PictureRow } from '../store/pictures';
import { presentPicture } from './keep-picture';
import { mostObjects, mostWeaker } from './limits';
import type { DetectedObject } from './types';

type Result = components['schemas']['DetectionResult'];

/** Score from which an object counts as found, the same for every picture. */
export const foundFrom = 0.5;

/** The drawn objects, which count too, followed by those found. */
export function objectsOf(row: Pick<DetectionRow, 'rects' | 'objects'>): DetectedObject[] {
  return [...row.rects.map((rect) => ({ ...rect, score: 1, drawn: true })), ...row.objects];
}

export function presentDetection(row: DetectionRow, picture: PictureRow): Result {
  const objects = objectsOf(row);
  const { id, rects, detector, tookMs } = row;
  return {
    ...{ id, rects, detector, tookMs, picture: presentPicture(picture), createdAt: row.createdAt.toISOString() },
    ...{ width: picture.width, height: picture.height },
    objects: objects.filter(({ score }) => score >= foundFrom).slice(0, mostObjects),
    weaker: objects.filter(({ score }) => score < foundFrom).slice(0, mostWeaker),
  };
}
