import type { Data } from '@/api/paths';

type Result = Data<'detectObjects'>;

/** COCO's object detection format, with the score as in its result format. */
export function toCoco({ picture, width, height, createdAt }: Result, objects: Result['objects']): string {
  const label = objects.find((object) => object.label)?.label ?? 'object';
  const coco = {
    info: { description: 'Objects that look like the drawn one', version: '1.0', date_created: createdAt },
    images: [{ id: 1, file_name: picture?.id ?? 'picture', width, height }],
    categories: [{ id: 1, name: label }],
    annotations: objects.map(({ x, y, width: w, height: h, score, drawn }, at) => ({
      ...{ id: at + 1, image_id: 1, category_id: 1, iscrowd: 0, bbox: [x, y, w, h], area: w * h, score },
      ...(drawn && { drawn }),
    })),
  };
  return `${JSON.stringify(coco, null, 1)}\n`;
}
