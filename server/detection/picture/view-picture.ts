import { badRequest } from '../../plugins/errors';
import { openPicture } from './open-picture';

export interface ViewWish {
  size?: number;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

/** A picture, or a part of it, as every browser shows it. */
export async function viewPicture(
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
  { size = 2048, ...part }: ViewWish,
): Promise<Buffer> {
  const area = { left: part.left ?? 0, top: part.top ?? 0, width: part.width ?? width, height: part.height ?? height };
  if (part.width === undefined) area.width = width - area.left;
  if (part.height === undefined) area.height = height - area.top;
  const inside =
    area.width > 0 && area.height > 0 && area.left + area.width <= width && area.top + area.height <= height;
  if (!inside) throw badRequest(outside(area, width, height));
  return (await openPicture(bytes))
    .extract(area)
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer();
}

const outside = (area: { left: number; top: number; width: number; height: number }, width: number, height: number) => {
  const part = `${area.left}, ${area.top}, ${area.width}×${area.height}`;
  return {
    'zh-CN': `所选区域（${part}）超出了 ${width}×${height} 的图片范围，请在图片内选择。`,
    'en-US': `The part (${part}) is not inside the picture of ${width}×${height}. Choose it inside the picture.`,
  };
};
