import { diffSettings } from '../../../setting/diff';
import type { JsonObject } from '../../../setting/json-value';
import { stablePathOf } from '../../../setting/stable-path';

/** A new page has one change for each block, not one for each word; what goes beyond is named by its top key. */
const mostChanges = 500;

/** What a publication writes down about itself, so that history and blame never have to compare documents again. */
export function changesBetween(before: JsonObject, after: JsonObject): { pointers: string[]; paths: string[] } {
  const changes = diffSettings(before, after);
  const few = changes.length <= mostChanges;
  const pointers = changes.map(({ pointer }) => (few ? pointer : topKey(pointer)));
  const paths = changes.map((change) => (few ? stablePathOf(change, after) : topKey(change.pointer)));
  return { pointers: storable(pointers), paths: storable(paths) };
}

const topKey = (pointer: string) => pointer.split('/', 2).join('/');

const storable = (values: string[]) => [...new Set(values)].map((value) => value.slice(0, 2000));
