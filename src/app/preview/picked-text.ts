import type { Box, PickedText } from '@/admin/preview/protocol';
import type { JsonValue } from '../../../setting/json-value';
import { valueAt } from '../../../setting/pointer';
import { tidy } from './find-leaf';
import type { PageMap } from './page-map';
import type { Hit } from './pick';

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The text at a hit, if its element shows just that; pictures and links are no texts. */
export function pickedText({ pointer, element }: Hit, { setting }: PageMap): PickedText | undefined {
  const value = valueAt(setting as JsonValue, pointer);
  if (typeof value !== 'string' || tidy(value) !== tidy(element.textContent ?? '')) return undefined;
  return { value, box: boxOf(element), fontSize: Number.parseFloat(getComputedStyle(element).fontSize) || 16 };
}
