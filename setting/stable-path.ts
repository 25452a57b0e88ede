import type { Change } from './change';
import { isObject, type JsonValue } from './json-value';
import { isKeyed } from './keyed-list';
import { pointer, stepsOf, valueAt } from './pointer';

/** A pointer with ids in place of list positions where items have ids, so that it still names a block that moved. */
export function stablePath(document: JsonValue, at: string): string {
  let value: JsonValue | undefined = document;
  let path = '';
  for (const step of stepsOf(at)) {
    const next: JsonValue | undefined = valueAt(value, pointer('', step));
    path += pointer('', isKeyed(value) && isObject(next) ? `=${next.id}` : step);
    value = next;
  }
  return path;
}

/** Suffix of an item that only moved, so that its fields count as unchanged. */
export const MOVED = '#moved';

/** The stable path of a change, comparable with those of later revisions. */
export function stablePathOf(change: Change, after: JsonValue): string {
  const steps = stepsOf(change.pointer);
  const parent = pointer('', ...steps.slice(0, -1));
  const last = steps.at(-1);
  if (change.kind === 'removed' && last !== undefined && isKeyed(valueAt(after, parent)))
    return stablePath(after, parent) + pointer('', `=${change.label ?? last}`);
  return stablePath(after, change.pointer) + (change.kind === 'moved' ? MOVED : '');
}
