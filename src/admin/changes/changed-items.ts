import { equal } from '../../../setting/equal';
import { isObject, type JsonValue } from '../../../setting/json-value';

export interface ChangedItems {
  from: JsonValue[];
  to: JsonValue[];
  /** Number of items in both. */
  same: number;
}

/** Of two lists of objects, what is in one only; undefined for other values. */
export function changedItems(from: JsonValue | undefined, to: JsonValue | undefined): ChangedItems | undefined {
  if (!isListOfObjects(from) || !isListOfObjects(to)) return undefined;
  const rest = [...to];
  const gone = from.filter((item) => {
    const at = rest.findIndex((other) => equal(item, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  // The same items in another order: then the order is the change, and all of them are shown.
  if (gone.length === 0 && rest.length === 0) return { from, to, same: 0 };
  return { from: gone, to: rest, same: from.length - gone.length };
}

const isListOfObjects = (value: JsonValue | undefined): value is JsonValue[] =>
  Array.isArray(value) && value.every(isObject);
