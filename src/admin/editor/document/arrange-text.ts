import { nodeAt } from './edit-text';
import { readText } from './read-text';

/** Reorders the items of a list; each keeps its text, and the separators stay in place. */
export function arrangeText(text: string, listPointer: string, order: readonly number[]): string {
  const items = nodeAt(readText(text).tree, listPointer)?.children ?? [];
  const complete = order.length === items.length && new Set(order).size === order.length;
  if (!complete) return text;
  let result = '';
  let end = 0;
  for (const [place, item] of items.entries()) {
    const source = items[order[place] ?? -1];
    if (!source) return text;
    result += text.slice(end, item.offset) + text.slice(source.offset, source.offset + source.length);
    end = item.offset + item.length;
  }
  return result + text.slice(end);
}

/** The order after moving the item at `from` to `to`. */
export function movedOrder(size: number, from: number, to: number): number[] {
  const order = Array.from({ length: size }, (_, index) => index);
  const [item] = order.splice(from, 1);
  if (item !== undefined) order.splice(to, 0, item);
  return order;
}
