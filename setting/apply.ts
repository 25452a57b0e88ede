import type { Change } from './change';
import { define, isObject, type JsonObject, type JsonValue } from './json-value';
import { pointer, stepsOf } from './pointer';

/** Applies a diff: `applyChanges(a, diffSettings(a, b))` equals `b`. Does not mutate its arguments. */
export function applyChanges(document: JsonValue, changes: readonly Change[]): JsonValue {
  return rebuild(document, '', indexByParent(changes));
}

type ByParent = { whole?: Change; below: Map<string, Change[]>; touched: Set<string> };

function indexByParent(changes: readonly Change[]): ByParent {
  const index: ByParent = { below: new Map(), touched: new Set() };
  for (const change of changes) {
    const steps = stepsOf(change.pointer);
    const parent = pointer('', ...steps.slice(0, -1));
    if (steps.length === 0) index.whole = change;
    else index.below.set(parent, [...(index.below.get(parent) ?? []), change]);
    for (let depth = 0; depth < steps.length; depth += 1) index.touched.add(pointer('', ...steps.slice(0, depth)));
  }
  return index;
}

function rebuild(value: JsonValue, at: string, index: ByParent): JsonValue {
  if (at === '' && index.whole) return index.whole.to as JsonValue;
  if (!index.touched.has(at)) return value;
  const own = index.below.get(at) ?? [];
  if (Array.isArray(value)) return rebuildList(value, at, own, index);
  return isObject(value) ? rebuildObject(value, at, own, index) : value;
}

function rebuildObject(value: JsonObject, at: string, own: Change[], index: ByParent): JsonObject {
  const changed = new Map(own.map((change) => [lastStep(change), change]));
  const result: JsonObject = {};
  for (const key of Object.keys(value)) {
    const change = changed.get(key);
    if (change?.kind === 'removed') continue;
    define(result, key, change ? change.to : rebuild(value[key] as JsonValue, pointer(at, key), index));
  }
  for (const [key, change] of changed) if (change.kind === 'added') define(result, key, change.to);
  return result;
}

function rebuildList(value: JsonValue[], at: string, own: Change[], index: ByParent): JsonValue[] {
  const position = (change: Change) => Number(lastStep(change));
  const gone = new Set(own.filter(({ kind }) => kind === 'removed').map(position));
  const moved = own.filter(({ kind }) => kind === 'moved');
  const taken = new Set(moved.map(({ from }) => from));
  const result = value.filter((_, n) => !gone.has(n) && !taken.has(n));
  const arriving = own
    .filter(({ kind }) => kind === 'added' || kind === 'moved')
    .map((change) => ({
      to: position(change),
      item: (change.kind === 'moved' ? value[change.from as number] : change.to) as JsonValue,
    }))
    .sort((a, b) => a.to - b.to);
  // Inserted in ascending order, so that everything before each item is already in place.
  for (const { to, item } of arriving) result.splice(to, 0, item);
  return result.map((item, n) => rebuild(item, pointer(at, n), index));
}

const lastStep = ({ pointer: at }: Change) => stepsOf(at).at(-1) as string;
