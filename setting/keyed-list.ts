import { isObject, type JsonObject, type JsonValue } from './json-value';

type Keyed = JsonObject & { id: string };

/**
 * Whether every item of a list has a unique id, such as the blocks of a page, so that items can be followed when they
 * move.
 */
export function isKeyed(value: JsonValue | undefined): value is Keyed[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map(idOf);
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

export const idsOf = (list: readonly Keyed[]): string[] => list.map(({ id }) => id);

function idOf(item: JsonValue): string | undefined {
  return isObject(item) && Object.hasOwn(item, 'id') && typeof item.id === 'string' ? item.id : undefined;
}
