import type { Change } from './change';
import { equal } from './equal';
import { isObject, type JsonObject, type JsonValue } from './json-value';
import { idsOf, isKeyed } from './keyed-list';
import { longestRising } from './longest-rising';
import { pointer } from './pointer';

/**
 * The changes that turn `a` into `b`. Items with ids are followed when they move; other lists of equal length are
 * compared by index.
 */
export function diffSettings(a: JsonValue, b: JsonValue): Change[] {
  const changes: Change[] = [];
  compare({ a, b, at: '', label: undefined, out: changes });
  return changes;
}

interface Pair<T> {
  a: T;
  b: T;
  at: string;
  label: string | undefined;
  out: Change[];
}

function compare(pair: Pair<JsonValue>): void {
  const { a, b, at, label, out } = pair;
  if (equal(a, b)) return;
  if (isObject(a) && isObject(b)) compareObjects({ ...pair, a, b });
  else if (isKeyed(a) && isKeyed(b)) compareKeyed({ ...pair, a, b });
  else if (isListOfObjects(a) && isListOfObjects(b) && a.length === b.length)
    a.forEach((item, n) => void compare({ a: item, b: b[n] as JsonValue, at: pointer(at, n), label, out }));
  else out.push(named({ pointer: at, kind: 'changed', from: a, to: b }, label));
}

function compareObjects({ a, b, at, label, out }: Pair<JsonObject>): void {
  for (const key of Object.keys(a)) {
    const place = pointer(at, key);
    const from = a[key] as JsonValue;
    if (Object.hasOwn(b, key)) compare({ a: from, b: b[key] as JsonValue, at: place, label, out });
    else out.push(named({ pointer: place, kind: 'removed', from }, label));
  }
  for (const key of Object.keys(b).filter((name) => !Object.hasOwn(a, name)))
    out.push(named({ pointer: pointer(at, key), kind: 'added', to: b[key] as JsonValue }, label));
}

function compareKeyed({ a, b, at, out }: Pair<(JsonObject & { id: string })[]>): void {
  const before = new Map(idsOf(a).map((id, n) => [id, n]));
  const after = new Set(idsOf(b));
  a.forEach((item, n) => {
    if (!after.has(item.id)) out.push({ pointer: pointer(at, n), kind: 'removed', from: item, label: item.id });
  });
  const stayed = longestRising(b.flatMap(({ id }) => before.get(id) ?? []));
  b.forEach((item, n) => {
    const place = pointer(at, n);
    const was = before.get(item.id);
    if (was === undefined) {
      out.push({ pointer: place, kind: 'added', to: item, label: item.id });
      return;
    }
    if (!stayed.has(was)) out.push({ pointer: place, kind: 'moved', from: was, to: n, label: item.id });
    compare({ a: a[was] as JsonValue, b: item, at: place, label: item.id, out });
  });
}

/** A list of numbers or strings counts as one value. */
const isListOfObjects = (value: JsonValue): value is JsonObject[] => Array.isArray(value) && value.every(isObject);

const named = (change: Change, label: string | undefined): Change =>
  label === undefined ? change : { ...change, label };
