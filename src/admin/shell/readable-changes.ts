import { pages } from '@/pages/pages';
import type { Change } from '../../../setting/change';
import { diffSettings } from '../../../setting/diff';
import { isObject, type JsonObject } from '../../../setting/json-value';

/**
 * The changes as people see them. The first edit of a page copies the product's page into the setting; compared with
 * that page, only the edit itself is a change.
 */
export function readableChanges(from: JsonObject, to: JsonObject): Change[] {
  const changes = diffSettings(withPagesOf(from, to), withPagesOf(to, from));
  return changes.length > 0 ? changes : diffSettings(from, to);
}

/** `body` with the product's version of each page that only `other` has of its own. */
function withPagesOf(body: JsonObject, other: JsonObject): JsonObject {
  const own = isObject(body.pages) ? body.pages : {};
  const missing = isObject(other.pages) ? Object.keys(other.pages).filter((path) => !Object.hasOwn(own, path)) : [];
  if (missing.length === 0) return body;
  const added = missing.map((path) => [path, { v: 1, blocks: pages.find((page) => page.path === path)?.blocks ?? [] }]);
  return { ...body, pages: { ...own, ...(Object.fromEntries(added) as JsonObject) } };
}
