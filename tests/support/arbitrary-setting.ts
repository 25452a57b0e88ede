import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../setting/json-value';

/** JSON as parsed from text, in which __proto__ is an ordinary key. */
export const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

const key = fc.constantFrom('title', 'logan', 'theme', 'a/b', 'c~d', '__proto__', 'constructor', '0', 'id');
const block = fc.record({
  id: fc.constantFrom('hero', 'ask', 'news', 'faq', 'footer', 'ad'),
  props: fc.dictionary(fc.constantFrom('title', 'text', '__proto__'), json, { maxKeys: 3 }),
});
const blocks = fc.uniqueArray(block, { selector: ({ id }) => id, maxLength: 6 });

/** Documents that resemble settings: a few keys, lists of blocks with ids, and lists without. */
export const settingLike: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.dictionary(key, json, { maxKeys: 5 }),
    blocks,
    fc.array(fc.record({ text: fc.constantFrom('a', 'b', 'c') })),
  )
  .map(([rest, list, questions]) => {
    const text = JSON.stringify({ ...rest, pages: { '/engine': { blocks: list } }, questions });
    return JSON.parse(text) as JsonObject;
  });
