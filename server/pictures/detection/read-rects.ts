import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Box } from './exemplar/types';
import { leastRectSide } from './limits';

const names = ['left', 'top', 'right', 'bottom'];

/**
 * Parses rectangles of four strings each: left, top, right and bottom in whole oriented pixels. Throws 400 for invalid
 * ones.
 */
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

const notWhole = (name: string, value: string) => message('pictures:readRects.notWhole', { name, value });

const outside = (rect: readonly string[], { width, height }: { width: number; height: number }) =>
  message('pictures:readRects.outside', { rect: rect.join(', '), width, height });

const tooSmall = ({ width, height }: Box) =>
  message('pictures:readRects.tooSmall', { width, height, least: leastRectSide });
