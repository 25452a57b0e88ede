import { badRequest } from '../../base/http/errors';
import type { Box } from './exemplar/types';
import { leastRectSide } from './limits';

const names = ['left', 'top', 'right', 'bottom'];

/** Four strings a rectangle, as the wire has them: left, top, right and bottom in whole oriented pixels. */
export function readRects(rects: readonly (readonly string[])[], picture: { width: number; height: number }): Box[] {
  return rects.map((rect, index) => readRect(rect, index, picture));
}

function readRect(rect: readonly string[], index: number, picture: { width: number; height: number }): Box {
  const detail = { pointer: `/rects/${index}`, field: 'rects' };
  const odd = rect.findIndex((value) => !/^-?\d{1,6}$/.test(value));
  if (odd >= 0 || rect.length !== names.length) throw badRequest(notWhole(names[odd] ?? '', rect[odd] ?? ''), detail);
  const [left = 0, top = 0, right = 0, bottom = 0] = rect.map(Number);
  const { width, height } = picture;
  if (left < 0 || top < 0 || right > width || bottom > height) throw badRequest(outside(rect, picture), detail);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  if (box.width < leastRectSide || box.height < leastRectSide) throw badRequest(tooSmall(box), detail);
  return box;
}

const notWhole = (name: string, value: string) => ({
  'zh-CN': `矩形坐标 ${name} 的值“${value}”不是整数，请使用原图像素的整数坐标。`,
  'en-US': `The rectangle's ${name} is '${value}', which is no whole number. Use whole pixels of the original picture.`,
});

const outside = (rect: readonly string[], { width, height }: { width: number; height: number }) => ({
  'zh-CN': `矩形（${rect.join(', ')}）超出了 ${width}×${height} 的图片范围，请在图片内重新框选。`,
  'en-US': `The rectangle (${rect.join(', ')}) is not inside the picture of ${width}×${height}. Draw it inside the picture.`,
});

const tooSmall = ({ width, height }: Box) => ({
  'zh-CN': `矩形为 ${width}×${height}，每边至少 ${leastRectSide} 像素（先左上，后右下）。请把整个目标框进去。`,
  'en-US': `The rectangle is ${width}×${height}; a side needs at least ${leastRectSide} pixels (left and top first, then right and bottom). Draw it round the whole thing.`,
});
