import fc from 'fast-check';
import type { Node } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { editText } from './edit-text';
import { MAX_TEXT, readText } from './read-text';

const start = { title: '轴', list: [{ text: 'a', n: 1 }, 'b', [true, null]], last: { deep: { word: '' } } };
const places = ['/title', '/list/0/text', '/list/1', '/last/deep/word'];

/** A tree without parent links. */
function flat({ type, offset, length, colonOffset, value, children }: Node): unknown {
  return { type, offset, length, colonOffset, value, children: children?.map(flat) };
}

it('reads a text with replaced strings as it would read it anew', () => {
  const edits = fc.array(fc.tuple(fc.constantFrom(...places), fc.string({ unit: 'binary' })), { minLength: 1 });
  fc.assert(
    fc.property(edits, fc.constantFrom(0, 2), (all, indent) => {
      let text = JSON.stringify(start, null, indent);
      for (const [place, value] of all) {
        readText(text);
        text = editText(text, place, value);
      }
      const moved = readText(text);
      expect(moved.value).toEqual(JSON.parse(text));
      const tree = moved.tree && flat(moved.tree);
      readText('{}');
      const anew = readText(text);
      expect([moved.faults, tree]).toEqual([anew.faults, anew.tree && flat(anew.tree)]);
    }),
  );
});

it('refuses a string that makes the text longer than a draft may be', () => {
  const text = editText(JSON.stringify(start), '/title', '轴'.repeat(MAX_TEXT));
  expect(readText(text).faults.map(({ code }) => code)).toEqual(['tooLong']);
});
