import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json, settingLike } from '../tests/support/arbitrary-setting';
import { equal } from './equal';
import type { JsonValue } from './json-value';
import { mergeSettings } from './merge';

const anything = fc.oneof(json, settingLike);
const list = (...ids: string[]) => ids.map((id) => ({ id }));
const merged = (base: JsonValue, mine: JsonValue, theirs: JsonValue) => mergeSettings(base, mine, theirs).merged;

describe('whatever the documents', () => {
  test('who did nothing changes nothing', () => {
    fc.assert(
      fc.property(anything, anything, (base, mine) => {
        expect(mergeSettings(base, mine, base)).toMatchObject({ merged: mine, taken: [], conflicts: [] });
        const theirs = mergeSettings(base, base, mine);
        expect(equal(theirs.merged, mine)).toBe(true);
        expect(theirs.conflicts).toEqual([]);
      }),
    );
  });

  test('the same edit twice is no conflict', () => {
    fc.assert(
      fc.property(anything, anything, (base, both) => {
        const { conflicts, taken } = mergeSettings(base, both, structuredClone(both));
        expect([conflicts, taken]).toEqual([[], []]);
      }),
    );
  });

  test('without conflict it does not matter whose edit is whose; with one, each keeps their own', () => {
    fc.assert(
      fc.property(settingLike, settingLike, settingLike, (base, mine, theirs) => {
        const before = JSON.stringify([base, mine, theirs]);
        const one = mergeSettings(base, mine, theirs);
        const other = mergeSettings(base, theirs, mine);
        expect(one.conflicts.map(({ pointer }) => pointer).length).toBe(other.conflicts.length);
        if (one.conflicts.length === 0) expect(equal(one.merged, other.merged)).toBe(true);
        expect(JSON.stringify([base, mine, theirs])).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test('edits of different keys are both there', () => {
    fc.assert(
      fc.property(settingLike, json, json, (base, a, b) => {
        const { merged, conflicts } = mergeSettings(base, { ...base, mine: a }, { ...base, theirs: b });
        expect(conflicts).toEqual([]);
        expect(equal(merged, { ...base, mine: a, theirs: b })).toBe(true);
      }),
    );
  });
});

describe('blocks', () => {
  test.each([
    [
      'one moved by me, one added by them',
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['a', 'x', 'b', 'c'],
      ['c', 'a', 'x', 'b'],
    ],
    ['one removed by me, one by them', ['a', 'b', 'c'], ['a', 'b'], ['b', 'c'], ['b']],
    ['both added in one place', ['a'], ['a', 'y'], ['a', 'x'], ['a', 'x', 'y']],
    ['both added the same', ['a'], ['a', 'x'], ['x', 'a'], ['x', 'a']],
  ])('%s', (_, base, mine, theirs, expected) => {
    const { merged, conflicts } = mergeSettings(list(...base), list(...mine), list(...theirs));
    expect([merged, conflicts]).toEqual([list(...expected), []]);
  });

  test('one changed by both in different fields, while it moved', () => {
    const base: JsonValue = [{ id: 'a', t: 1, u: 1 }, { id: 'b' }];
    const mine: JsonValue = [{ id: 'b' }, { id: 'a', t: 2, u: 1 }];
    expect(mergeSettings(base, mine, [{ id: 'a', t: 1, u: 2 }, { id: 'b' }])).toEqual({
      merged: [{ id: 'b' }, { id: 'a', t: 2, u: 2 }],
      taken: [{ pointer: '/1/u', kind: 'changed', from: 1, to: 2, label: 'a' }],
      conflicts: [],
    });
  });

  test('moved by both to different places is a conflict, and the order is mine', () => {
    const { merged, conflicts } = mergeSettings(list('a', 'b', 'c'), list('b', 'a', 'c'), list('a', 'c', 'b'));
    expect(merged).toEqual(list('b', 'a', 'c'));
    expect(conflicts).toMatchObject([{ pointer: '' }]);
  });

  test('removed by one and changed by the other is a conflict that shows who did what', () => {
    const base: JsonValue = [{ id: 'a', t: 1 }, { id: 'b' }];
    const changed: JsonValue = [{ id: 'a', t: 2 }, { id: 'b' }];
    expect(mergeSettings(base, list('b'), changed)).toMatchObject({
      merged: list('b'),
      conflicts: [{ pointer: '/0', base: { id: 'a', t: 1 }, theirs: { id: 'a', t: 2 } }],
    });
    expect(mergeSettings(base, changed, list('b'))).toMatchObject({ merged: changed, conflicts: [{ pointer: '/0' }] });
  });
});

describe('lists without ids', () => {
  test('are merged item by item while every item stays in its place', () => {
    expect(merged([{ t: 1 }, { t: 2 }], [{ t: 9 }, { t: 2 }], [{ t: 1 }, { t: 8 }])).toEqual([{ t: 9 }, { t: 8 }]);
  });

  test('are one value as soon as somebody moved an item or changed their number', () => {
    const base = [{ t: 1 }, { t: 2 }];
    const moved = [{ t: 2 }, { t: 1 }];
    for (const theirs of [[{ t: 1, icon: 'x' }, { t: 2 }], [{ t: 1 }]] as JsonValue[]) {
      expect(mergeSettings(base, moved, theirs)).toMatchObject({ merged: moved, conflicts: [{ pointer: '' }] });
    }
  });
});

test('a conflict names all three; what is absent is not there', () => {
  expect(mergeSettings({}, { a: 1 }, { a: 2 }).conflicts).toEqual([{ pointer: '/a', mine: 1, theirs: 2 }]);
  expect(mergeSettings({ a: 1 }, {}, { a: 2 }).conflicts).toEqual([{ pointer: '/a', base: 1, theirs: 2 }]);
});
