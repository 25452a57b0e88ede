import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../setting/canonical-json';
import type { JsonObject } from '../../../setting/json-value';
import { type Merge, mergeSettings } from '../../../setting/merge';
import { valueAt } from '../../../setting/pointer';
import { type Choices, isDecided, resolveConflicts, type Side } from './resolve-conflicts';

const base = {
  title: 'A',
  logan: 'L',
  blocks: [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
    { id: 'c', n: 3 },
  ],
};
const resolve = ({ merged, conflicts }: Merge, side: Side) =>
  resolveConflicts(
    merged as JsonObject,
    conflicts,
    Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side])),
  );

describe('resolveConflicts', () => {
  test('takes theirs where it was chosen, and nothing else', () => {
    const merge = mergeSettings(base, { ...base, title: 'Mine', logan: 'M' }, { ...base, title: 'Theirs', logan: 'T' });
    expect(merge.conflicts).toHaveLength(2);
    expect(
      resolveConflicts(merge.merged as JsonObject, merge.conflicts, { '/title': 'theirs', '/logan': 'mine' }),
    ).toEqual({
      ...base,
      title: 'Theirs',
      logan: 'M',
    });
  });

  test('what they removed goes, what they kept comes back', () => {
    const [a, , c] = base.blocks;
    const edited = { ...base, blocks: [a, { id: 'b', n: 20 }, c] } as JsonObject;
    const removed = { ...base, blocks: [a, c] } as JsonObject;
    expect(resolve(mergeSettings(base, edited, removed), 'theirs')).toEqual(removed);
    expect(resolve(mergeSettings(base, edited, removed), 'mine')).toEqual(edited);
    expect(resolve(mergeSettings(base, removed, edited), 'theirs')).toEqual(edited);
    expect(resolve(mergeSettings(base, removed, edited), 'mine')).toEqual(removed);
  });

  test('is decided once every conflict is', () => {
    const conflicts = [{ pointer: '/a' }, { pointer: '/b' }];
    expect(isDecided(conflicts, { '/a': 'mine' })).toBe(false);
    expect(isDecided(conflicts, { '/a': 'mine', '/b': 'theirs' })).toBe(true);
    expect(isDecided([], {})).toBe(true);
  });

  test('of flat settings: each key is theirs exactly where theirs was chosen', () => {
    const flat = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));
    fc.assert(
      fc.property(
        flat,
        flat,
        flat,
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (from, mine, theirs, bits) => {
          const merge = mergeSettings(from, mine, theirs);
          const choices: Choices = Object.fromEntries(
            merge.conflicts.map(({ pointer }, n) => [pointer, bits[n] ? 'mine' : 'theirs']),
          );
          const result = resolveConflicts(merge.merged as JsonObject, merge.conflicts, choices);
          for (const { pointer } of merge.conflicts)
            expect(valueAt(result, pointer)).toEqual(valueAt(choices[pointer] === 'mine' ? mine : theirs, pointer));
          if (Object.values(choices).every((side) => side === 'mine'))
            expect(canonicalJson(result)).toBe(canonicalJson(merge.merged));
        },
      ),
    );
  });
});
