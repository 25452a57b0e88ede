import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GlobalSetting, Node } from '@/renderer/types';
import { changeText, openDocument, undoStep } from '../document/editor-document';
import type { EditorDocument, Rewrite } from '../document/types';
import { addBlock, duplicateBlock, freeId, moveBlock, moveInSlot, removeBlock, resetPage } from './block-rewrites';
import { blocksOf, blocksPointer } from './own-page';
import { putInSlot, slotPointer, takeFromSlot } from './slot-rewrites';

const PAGE = '/engine';
const start = (own: boolean): string =>
  JSON.stringify(
    own ? { accessDomain: 'main', pages: { [PAGE]: { v: 1, blocks: [] } } } : { accessDomain: 'main' },
    null,
    2,
  );
const blocksIn = ({ body }: EditorDocument): readonly Node[] => blocksOf(body, PAGE);
const idsIn = (document: EditorDocument) => blocksIn(document).map(({ id }) => id);

/** What an operator does, and what must hold afterwards. */
type Act = [rewrite: (document: EditorDocument) => Rewrite, expected: (before: string[]) => number];
const place = fc.nat(7);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(place, fc.constantFrom('hero', 'columns'))
    .map(
      ([at, name]): Act => [
        (document) => addBlock(PAGE, at, { id: freeId(blocksIn(document), name), type: `layout/${name}` } as Node),
        (ids) => ids.length + 1,
      ],
    ),
  place.map((at): Act => [() => duplicateBlock(PAGE, at), (ids) => ids.length + Number(at < ids.length)]),
  place.map((at): Act => [() => removeBlock(PAGE, at), (ids) => ids.length - Number(at < ids.length)]),
  fc.tuple(place, place).map(([from, to]): Act => [() => moveBlock(PAGE, from, to), (ids) => ids.length]),
  fc
    .tuple(place, place)
    .map(
      ([host, of]): Act => [
        (document) => putInSlot(PAGE, host, 'main', idsIn(document)[of] ?? ''),
        (ids) => ids.length,
      ],
    ),
  fc
    .tuple(place, fc.nat(2))
    .map(([host, of]): Act => [() => takeFromSlot(PAGE, host, 'main', of), (ids) => ids.length]),
  fc
    .tuple(place, fc.nat(2), fc.nat(2))
    .map(([host, from, to]): Act => [() => moveInSlot(slotPointer(PAGE, host, 'main'), from, to), (ids) => ids.length]),
);

function run(document: EditorDocument, rewrite: Rewrite, at: number): EditorDocument {
  const text = rewrite(document.text, document.body);
  return text === undefined ? document : changeText(document, text, { at });
}

test('whatever is done to the blocks of a page: names stay unique, slots name only what is there, each once, and undo gives every byte back', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(act, { maxLength: 12 }), (own, acts) => {
      let document = openDocument(start(own), 'main');
      for (const [at, [rewrite, expected]] of acts.entries()) {
        const before = idsIn(document);
        document = run(document, rewrite(document), at * 2_000);
        expect(document.faults).toEqual([]);
        const ids = idsIn(document);
        expect(ids).toHaveLength(expected(before));
        expect(new Set(ids).size).toBe(ids.length);
        const named = blocksIn(document).flatMap(({ slots }) => Object.values(slots ?? {}).flat());
        expect(named.filter((id) => !ids.includes(id))).toEqual([]);
        expect(new Set(named).size).toBe(named.length);
      }
      while (document.past.length > 0) document = undoStep(document);
      expect(document.text).toBe(start(own));
    }),
    { numRuns: 60 },
  );
});

test('a page that is reset is the product’s again, and the pages beside it stay', () => {
  const both = { accessDomain: 'main', pages: { [PAGE]: { v: 1, blocks: [] }, '/qa': { v: 1, blocks: [] } } };
  const reset = (body: object) => {
    const text = JSON.stringify(body);
    return JSON.parse(resetPage(PAGE)(text, body as unknown as GlobalSetting) ?? text);
  };
  expect(reset(both).pages).toEqual({ '/qa': { v: 1, blocks: [] } });
  expect(reset({ accessDomain: 'main', pages: { [PAGE]: { v: 1, blocks: [] } } })).toEqual({ accessDomain: 'main' });
});

test('a free name is free, is what was wanted as far as that goes, and fits where names have to fit', () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,70}$/);
  fc.assert(
    fc.property(fc.array(id, { maxLength: 6 }), id, fc.nat(3), (taken, other, copies) => {
      const wanted = taken[0] ?? other;
      const blocks = taken.map((each) => ({ id: each, type: 'x/y' }) as Node);
      for (let n = 0; n <= copies; n += 1) {
        const made = freeId(blocks, wanted);
        expect(blocks.some((block) => block.id === made)).toBe(false);
        expect(made.length).toBeLessThanOrEqual(64);
        expect(made.startsWith(wanted.replace(/-\d+$/, '').slice(0, 56))).toBe(true);
        blocks.push({ id: made, type: 'x/y' } as Node);
      }
    }),
    { numRuns: 60 },
  );
});

test('the blocks of a page stand at one place', () => {
  expect(blocksPointer('/a~b')).toBe('/pages/~1a~0b/blocks');
  expect(slotPointer('/engine', 2, 'a/b')).toBe('/pages/~1engine/blocks/2/slots/a~1b');
});
