import type { Change } from './change';
import { isObject, type JsonValue } from './json-value';
import { isKeyed } from './keyed-list';
import { pointer, stepsOf, valueAt } from './pointer';

/** A pointer whose list positions are ids where items have one: it still names the same block after the block was moved. */
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

/** Ends the path of an item that was only moved: the fields inside it did not change. */
export const MOVED = '#moved';

/** Where a change was made, in a way that later revisions can be compared with. */
export function stablePathOf(change: Change, after: JsonValue): string {
  const steps = stepsOf(change.pointer);
  const parent = pointer('', ...steps.slice(0, -1));
  const last = steps.at(-1);
  if (change.kind === 'removed' && last !== undefined && isKeyed(valueAt(after, parent)))
    return stablePath(after, parent) + pointer('', `=${change.label ?? last}`);
  return stablePath(after, change.pointer) + (change.kind === 'moved' ? MOVED : '');
}
