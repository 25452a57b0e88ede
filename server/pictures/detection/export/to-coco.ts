import type { components } from '../../../../generated/api';
import type { DetectedObject } from '../types';

type Result = components['schemas']['DetectionResult'];

/**
 * Formats objects as COCO JSON for annotation tools. `score` is the field of COCO results; `drawn` marks boxes that a
 * person drew.
 */
export function toCoco(result: Result, objects: readonly DetectedObject[], fileName: string): string {
  const labels = [...new Set(objects.map(({ label }) => label ?? 'object'))];
  const coco = {
    info: { description: 'Objects that look like the drawn one', version: '1.0', date_created: result.createdAt },
    images: [{ id: 1, file_name: fileName, width: result.width, height: result.height }],
    categories: labels.map((name, index) => ({ id: index + 1, name, supercategory: 'object' })),
    annotations: objects.map(({ x, y, width, height, score, label, drawn }, index) => ({
      id: index + 1,
      image_id: 1,
      category_id: labels.indexOf(label ?? 'object') + 1,
      bbox: [x, y, width, height],
      area: Math.round(width * height * 100) / 100,
      iscrowd: 0,
      segmentation: [],
      score,
      ...(drawn && { drawn: true }),
    })),
  };
  return `${JSON.stringify(coco, null, 1)}\n`;
}
