import { pages } from '@/pages/pages';
import type { Change } from '../../../setting/change';
import { diffSettings } from '../../../setting/diff';
import { equal } from '../../../setting/equal';
import { isObject, type JsonObject, own } from '../../../setting/json-value';
import { takeChanges } from '../../../setting/take-changes';

/** The changes as people see them. */
export const readableChanges = (from: JsonObject, to: JsonObject): Change[] => diffSettings(...readableSides(from, to));

/**
 * What is compared. The first edit of a page copies the product's page into the setting; compared with that page, only the
 * edit itself is a change.
 */
function readableSides(from: JsonObject, to: JsonObject): [JsonObject, JsonObject] {
  const sides: [JsonObject, JsonObject] = [withPagesOf(from, to), withPagesOf(to, from)];
  return equal(...sides) ? [from, to] : sides;
}

/** `mine` with the picked ones of its readable changes towards `theirs`. */
export function takeReadable(mine: JsonObject, theirs: JsonObject, picked: ReadonlySet<string>): JsonObject {
  const [from, to] = readableSides(mine, theirs);
  const taken = takeChanges(from, to, picked) as JsonObject;
  const left = Object.entries(isObject(taken.pages) ? taken.pages : {}).filter(
    // A page of the product that was only looked at stays the product's.
    ([path, page]) => own(mine.pages, path) !== undefined || !equal(page, own(from.pages, path) ?? null),
  );
  const { pages: _, ...rest } = taken;
  return left.length > 0 || 'pages' in mine ? { ...rest, pages: Object.fromEntries(left) } : rest;
}

/** `body` with the product's version of each page that only `other` has of its own. */
function withPagesOf(body: JsonObject, other: JsonObject): JsonObject {
  const own = isObject(body.pages) ? body.pages : {};
  const missing = isObject(other.pages) ? Object.keys(other.pages).filter((path) => !Object.hasOwn(own, path)) : [];
  if (missing.length === 0) return body;
  const added = missing.map((path) => [path, { v: 1, blocks: pages.find((page) => page.path === path)?.blocks ?? [] }]);
  return { ...body, pages: { ...own, ...(Object.fromEntries(added) as JsonObject) } };
}
