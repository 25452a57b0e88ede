import type { PictureRecord } from '@/canvas/record/picture-record';
import type { Numbered } from './numbered';

/** COCO's object detection format; the likeness stands where its result format has it. */
export function toCoco({ name, size, createdAt, box }: PictureRecord, objects: readonly Numbered[]): string {
  const label = objects.find((object) => object.label)?.label ?? 'object';
  const coco = {
    info: { description: name, date_created: createdAt },
    images: [{ id: 1, file_name: name, ...size }],
    categories: [{ id: 1, name: label }],
    annotations: objects.map(({ index, x, y, width, height, score }) => ({
      ...{
        id: index,
        image_id: 1,
        category_id: 1,
        iscrowd: 0,
        bbox: [x, y, width, height],
        area: width * height,
        score,
      },
    })),
    prompt: { image_id: 1, category_id: 1, bbox: [box.x, box.y, box.width, box.height] },
  };
  return `${JSON.stringify(coco, null, 2)}\n`;
}
