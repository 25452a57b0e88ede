import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingLike } from '../tests/support/arbitrary-setting';
import { diffSettings } from './diff';
import { equal } from './equal';
import type { JsonValue } from './json-value';
import { changeKey, takeChanges } from './take-changes';

const keysOf = (mine: JsonValue, theirs: JsonValue) => diffSettings(mine, theirs).map(changeKey);

test('everything taken is theirs, nothing taken is mine', () => {
  fc.assert(
    fc.property(settingLike, settingLike, (mine, theirs) => {
      expect(equal(takeChanges(mine, theirs, new Set(keysOf(mine, theirs))), theirs)).toBe(true);
      expect(equal(takeChanges(mine, theirs, new Set()), mine)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('any choice brings nothing that neither side has, and leaves only what was not chosen', () => {
  const blocksIn = (value: JsonValue) =>
    (value as { pages: { '/engine': { blocks: { id: string }[] } } }).pages['/engine'].blocks.map(({ id }) => id);
  fc.assert(
    fc.property(settingLike, settingLike, fc.infiniteStream(fc.boolean()), (mine, theirs, choice) => {
      const keys = new Set(keysOf(mine, theirs).filter(() => choice.next().value));
      const taken = takeChanges(mine, theirs, keys);
      const ids = blocksIn(taken);
      expect(new Set(ids).size).toBe(ids.length);
      const here = new Set([...blocksIn(mine), ...blocksIn(theirs)]);
      expect(ids.every((id) => here.has(id))).toBe(true);
      // What is taken afterwards completes it.
      expect(equal(takeChanges(taken, theirs, new Set(keysOf(taken, theirs))), theirs)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const page = (...blocks: [string, string][]): JsonValue => ({
  blocks: blocks.map(([id, text]) => ({ id, props: { text } })),
});

test('a block is itself wherever it stands: a text is taken although the block above it is not', () => {
  const mine = page(['a', 'A'], ['b', 'B']);
  const theirs = page(['x', 'X'], ['a', 'A'], ['b', 'new']);
  expect(takeChanges(mine, theirs, new Set(['changed /blocks/2/props/text']))).toEqual(page(['a', 'A'], ['b', 'new']));
  expect(takeChanges(mine, theirs, new Set(['added /blocks/0']))).toEqual(page(['x', 'X'], ['a', 'A'], ['b', 'B']));
});

test('a new block stands behind what precedes it on both sides', () => {
  const mine = page(['a', 'A'], ['own', 'O'], ['b', 'B']);
  const theirs = page(['a', 'A'], ['x', 'X'], ['y', 'Y'], ['b', 'B']);
  const taken = takeChanges(mine, theirs, new Set(['added /blocks/2']));
  expect(taken).toEqual(page(['a', 'A'], ['y', 'Y'], ['own', 'O'], ['b', 'B']));
});
