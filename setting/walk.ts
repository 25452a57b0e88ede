import { isObject, type JsonValue } from './json-value';
import { pointer } from './pointer';

/** Yields every value of a document with its pointer, parents first. */
export function* walk(root: JsonValue): Generator<{ value: JsonValue; pointer: string; key: string }> {
  const open = [{ value: root, pointer: '', key: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    const at = next.pointer;
    if (!Array.isArray(next.value) && !isObject(next.value)) continue;
    const parts = Object.entries(next.value).map(([key, value]) => ({ value, pointer: pointer(at, key), key }));
    open.push(...parts.reverse());
  }
}
