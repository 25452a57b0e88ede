import { isObject, type JsonObject, type JsonValue } from './json-value';

type Keyed = JsonObject & { id: string };

/** A list whose items all have an id of their own, such as the blocks of a page: its items keep their identity when they move. */
export function isKeyed(value: JsonValue | undefined): value is Keyed[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map(idOf);
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

export const idsOf = (list: readonly Keyed[]): string[] => list.map(({ id }) => id);

function idOf(item: JsonValue): string | undefined {
  return isObject(item) && Object.hasOwn(item, 'id') && typeof item.id === 'string' ? item.id : undefined;
}
