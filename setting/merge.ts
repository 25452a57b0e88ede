import type { Change } from './change';
import { diffSettings } from './diff';
import { equal } from './equal';
import { define, isObject, type JsonObject, type JsonValue, own } from './json-value';
import { isKeyed } from './keyed-list';
import { mergeOrder } from './merge-order';
import { pointer } from './pointer';

/** A conflicting value; absent if there is none at the pointer. */
export interface Conflict {
  pointer: string;
  base?: JsonValue;
  mine?: JsonValue;
  theirs?: JsonValue;
}

export interface Merge {
  /** The changes of both sides; mine where they conflict. */
  merged: JsonValue;
  /** Changes taken from theirs. */
  taken: Change[];
  conflicts: Conflict[];
}

type Value = JsonValue | undefined;
type Three<T> = [base: T, mine: T, theirs: T];

/** Three-way merge by JSON pointer; blocks are followed by their ids. Equal edits do not conflict. */
export function mergeSettings(base: JsonValue, mine: JsonValue, theirs: JsonValue): Merge {
  const conflicts: Conflict[] = [];
  const merged = merge([base, mine, theirs], '', conflicts) ?? null;
  return { merged, taken: diffSettings(mine, merged), conflicts };
}

function merge(three: Three<Value>, at: string, conflicts: Conflict[]): Value {
  const [base, mine, theirs] = three;
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  if (three.every(isObject)) return mergeObjects(three as Three<JsonObject>, at, conflicts);
  if (three.every(isKeyed)) return mergeKeyed(three as Three<Keyed>, at, conflicts);
  if (stayInPlace(three)) {
    const [a, b, c] = three;
    return b.map((item, n) => merge([a[n], item, c[n]], pointer(at, n), conflicts) as JsonValue);
  }
  conflicts.push(conflictAt(at, three));
  return mine;
}

function mergeObjects([base, mine, theirs]: Three<JsonObject>, at: string, conflicts: Conflict[]): JsonObject {
  const result: JsonObject = {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  for (const key of keys) {
    const value = merge([own(base, key), own(mine, key), own(theirs, key)], pointer(at, key), conflicts);
    if (value !== undefined) define(result, key, value);
  }
  return result;
}

type Keyed = (JsonObject & { id: string })[];

function mergeKeyed(three: Three<Keyed>, at: string, conflicts: Conflict[]): JsonValue[] {
  const [base, mine, theirs] = [byId(three[0]), byId(three[1]), byId(three[2])];
  const items = new Map<string, JsonValue>();
  const open = new Map<string, Conflict[]>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const inside: Conflict[] = [];
    // An item that only one side removed is merged like any other value.
    const item = merge([base.get(id), mine.get(id), theirs.get(id)], '', inside);
    if (item !== undefined) items.set(id, item);
    open.set(id, inside);
  }
  const order = mergeOrder(three, new Set(items.keys()));
  if (!order.agreed) conflicts.push(conflictAt(at, three));
  for (const [id, inside] of open) {
    const place = items.has(id) ? order.ids.indexOf(id) : three[2].findIndex((item) => item.id === id);
    conflicts.push(...inside.map((one) => ({ ...one, pointer: pointer(at, place) + one.pointer })));
  }
  return order.ids.map((id) => items.get(id) as JsonValue);
}

const byId = (list: Keyed) => new Map<string, JsonObject>(list.map((item) => [item.id, item]));

/**
 * Lists without ids are merged item by item only if every item kept its place; otherwise an edit could land on another
 * item.
 */
function stayInPlace(three: Three<Value>): three is Three<JsonObject[]> {
  if (!three.every((list) => Array.isArray(list) && list.every(isObject))) return false;
  const [base, mine, theirs] = three as Three<JsonObject[]>;
  if (mine.length !== base.length || theirs.length !== base.length) return false;
  const moved = (list: JsonObject[]) =>
    list.some((item, n) => !equal(item, base[n]) && base.some((other) => equal(item, other)));
  return !moved(mine) && !moved(theirs);
}

function conflictAt(at: string, [base, mine, theirs]: Three<Value>): Conflict {
  return {
    pointer: at,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
  };
}
