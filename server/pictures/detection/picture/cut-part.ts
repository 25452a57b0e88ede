import { badRequest } from '../../../base/http/errors';
import { message } from '../../../base/messages/message';

/** A part of a picture as requested; omitted values extend to the edge. */
export interface PartInput {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The requested part in oriented pixels. Throws 400 if it is not inside the picture. */
export function partOf(picture: { width: number; height: number }, input: PartInput): Area {
  const { left = 0, top = 0 } = input;
  const area = { left, top, width: input.width ?? picture.width - left, height: input.height ?? picture.height - top };
  const inside =
    area.width > 0 && area.height > 0 && left + area.width <= picture.width && top + area.height <= picture.height;
  if (!inside) throw badRequest(outside(area, picture));
  return area;
}

const outside = (area: Area, { width, height }: { width: number; height: number }) => {
  const part = `${area.left}, ${area.top}, ${area.width}×${area.height}`;
  return message('pictures:cutPart.outside', { part, width, height });
};
