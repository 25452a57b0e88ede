import { isObject } from '../../../../setting/json-value';
import { pointer, valueAt } from '../../../../setting/pointer';
import { arrangeText } from './arrange-text';
import { editText, insertAt } from './edit-text';

/**
 * The text after a form has turned `before` into `after` at this place. Only keys and items that differ are touched, so order,
 * whitespace and keys unknown to the form stay.
 */
export function editValue(text: string, at: string, before: unknown, after: unknown): string {
  if (same(before, after)) return text;
  // A form creates placeholders for what might be filled in; an empty one is no change.
  if ((before === undefined || before === null) && isHollow(after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) return editList(text, at, before, after.map(written));
  if (isObject(before) && isObject(after)) return editObject(text, at, before, after);
  return editText(text, at, after);
}

function editObject(text: string, at: string, before: Record<string, unknown>, after: Record<string, unknown>): string {
  let result = text;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const step = pointer('', key);
    result = editValue(result, at + step, valueAt(before, step), valueAt(after, step));
  }
  return result;
}

function editList(text: string, at: string, before: readonly unknown[], after: readonly unknown[]): string {
  const order = orderOf(before, after);
  if (order) return arrangeText(text, at, order);
  const { head, gone, come } = differing(before, after);
  const both = Math.min(gone, come);
  let result = text;
  for (let i = head + gone - 1; i >= head + both; i -= 1) result = editText(result, pointer(at, i), undefined);
  for (let i = head; i < head + both; i += 1) result = editValue(result, pointer(at, i), before[i], after[i]);
  for (let i = head + both; i < head + come; i += 1) result = insertAt(result, at, i, after[i]);
  return result;
}

/** The new order, if the items are the same. */
function orderOf(before: readonly unknown[], after: readonly unknown[]): number[] | undefined {
  if (before.length !== after.length) return undefined;
  const texts = before.map((item) => JSON.stringify(item));
  const used = new Set<number>();
  const order = after.map((item) => {
    const wanted = JSON.stringify(item);
    const index = texts.findIndex((text, i) => text === wanted && !used.has(i));
    used.add(index);
    return index;
  });
  return order.includes(-1) ? undefined : order;
}

function differing(before: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  return { head, gone: before.length - head - tail, come: after.length - head - tail };
}

/** An item added by a form is written to the text, or it could never be filled in. */
function written(item: unknown): unknown {
  return item === undefined ? null : item;
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isHollow(value: unknown): boolean {
  return value === undefined || (isObject(value) && Object.values(value).every(isHollow));
}
