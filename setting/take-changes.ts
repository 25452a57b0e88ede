import { equal } from './equal';
import { define, isObject, type JsonObject, type JsonValue } from './json-value';
import { idsOf, isKeyed } from './keyed-list';
import { pointer } from './pointer';

type Picked = ReadonlySet<string>;
type Keyed = (JsonObject & { id: string })[];

/** Names a change of one difference, in which a pointer may come twice: moved, and changed. */
export const changeKey = ({ kind, pointer: at }: { kind: string; pointer: string }): string => `${kind} ${at}`;

/**
 * `mine` with the picked changes of `diffSettings(mine, theirs)`. Unlike `applyChanges`, any choice of them will do: an item
 * stays itself while those before it are left out.
 */
export function takeChanges(mine: JsonValue, theirs: JsonValue, picked: Picked): JsonValue {
  return take(mine, theirs, '', picked);
}

function take(mine: JsonValue, theirs: JsonValue, at: string, picked: Picked): JsonValue {
  if (equal(mine, theirs)) return mine;
  if (picked.has(changeKey({ kind: 'changed', pointer: at }))) return theirs;
  if (isObject(mine) && isObject(theirs)) return takeKeys(mine, theirs, at, picked);
  if (isKeyed(mine) && isKeyed(theirs)) return takeItems(mine, theirs, at, picked);
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.map((item, n) => take(item, theirs[n] as JsonValue, pointer(at, n), picked));
  return mine;
}

function takeKeys(mine: JsonObject, theirs: JsonObject, at: string, picked: Picked): JsonObject {
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(mine)) {
    const place = pointer(at, key);
    if (Object.hasOwn(theirs, key)) define(result, key, take(value, theirs[key] as JsonValue, place, picked));
    else if (!picked.has(changeKey({ kind: 'removed', pointer: place }))) define(result, key, value);
  }
  for (const [key, value] of Object.entries(theirs))
    if (!Object.hasOwn(mine, key) && picked.has(changeKey({ kind: 'added', pointer: pointer(at, key) })))
      define(result, key, value);
  return result;
}

function takeItems(mine: Keyed, theirs: Keyed, at: string, picked: Picked): JsonValue[] {
  const places = new Map(idsOf(theirs).map((id, n) => [id, n]));
  const is = (kind: string, n: number) => picked.has(changeKey({ kind, pointer: pointer(at, n) }));
  const kept = mine.flatMap((item, n) => {
    const place = places.get(item.id);
    if (place === undefined) return is('removed', n) ? [] : [item];
    return [{ ...(take(item, theirs[place] as JsonValue, pointer(at, place), picked) as JsonObject), id: item.id }];
  });
  const held = new Map(kept.map((item) => [item.id, item]));
  const moves = ({ id }: { id: string }, n: number) => is(held.has(id) ? 'moved' : 'added', n);
  const arriving = new Set(theirs.filter(moves).map(({ id }) => id));
  const result = kept.filter(({ id }) => !arriving.has(id));
  theirs.forEach((item, n) => {
    if (!arriving.has(item.id)) return;
    // Behind whatever precedes it there and is here as well.
    const before = theirs.slice(0, n).findLast(({ id }) => result.some((other) => other.id === id));
    result.splice(before ? result.findIndex(({ id }) => id === before.id) + 1 : 0, 0, held.get(item.id) ?? item);
  });
  return result;
}
