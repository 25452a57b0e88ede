import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json, settingLike } from '../tests/support/arbitrary-setting';
import { applyChanges } from './apply';
import { diffSettings } from './diff';
import { equal } from './equal';
import type { JsonValue } from './json-value';
import { valueAt } from './pointer';

const anything = fc.oneof(json, settingLike);

test('a diff leads from the one to the other', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      expect(equal(applyChanges(a, diffSettings(a, b)), b)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('equal documents have no changes, and nothing is changed by looking', () => {
  fc.assert(
    fc.property(settingLike, settingLike, (a, b) => {
      const before = JSON.stringify([a, b]);
      expect(diffSettings(a, structuredClone(a))).toEqual([]);
      applyChanges(a, diffSettings(a, b));
      expect(JSON.stringify([a, b])).toBe(before);
    }),
  );
});

test('every pointer to something new or changed finds it', () => {
  fc.assert(
    fc.property(settingLike, settingLike, (a, b) => {
      for (const { pointer, kind, to } of diffSettings(a, b)) {
        if (kind === 'added' || kind === 'changed') expect(valueAt(b, pointer)).toEqual(to);
      }
    }),
  );
});

const page = (...ids: string[]): JsonValue => ({ blocks: ids.map((id) => ({ id, props: { text: id } })) });

describe('blocks are followed by their ids', () => {
  test('one that moved is moved, not removed and added', () => {
    expect(diffSettings(page('a', 'b', 'c', 'd'), page('b', 'c', 'd', 'a'))).toEqual([
      { pointer: '/blocks/3', kind: 'moved', from: 0, to: 3, label: 'a' },
    ]);
  });

  test('one that is new pushes the others along without a change', () => {
    const changes = diffSettings(page('a', 'b'), page('x', 'a', 'b'));
    expect(changes).toEqual([
      { pointer: '/blocks/0', kind: 'added', to: { id: 'x', props: { text: 'x' } }, label: 'x' },
    ]);
  });

  test('one that moved and changed is named twice, by its new place', () => {
    const a = page('a', 'b', 'c');
    const b = { blocks: [{ id: 'c', props: { text: 'new' } }, ...(a as { blocks: JsonValue[] }).blocks.slice(0, 2)] };
    expect(diffSettings(a, b)).toEqual([
      { pointer: '/blocks/0', kind: 'moved', from: 2, to: 0, label: 'c' },
      { pointer: '/blocks/0/props/text', kind: 'changed', from: 'c', to: 'new', label: 'c' },
    ]);
  });

  test('two of one id are no identity: the list is compared as it stands', () => {
    expect(diffSettings(page('a', 'a'), page('a'))).toMatchObject([{ pointer: '/blocks', kind: 'changed' }]);
  });
});

test.each<[string, JsonValue, JsonValue, object[]]>([
  ['a list of numbers is one value', { f: [1, 2] }, { f: [2, 1] }, [{ pointer: '/f', kind: 'changed' }]],
  [
    'items without ids, place by place',
    { q: [{ t: 1 }, { t: 2 }] },
    { q: [{ t: 1 }, { t: 3 }] },
    [{ pointer: '/q/1/t' }],
  ],
  ['null and absent are two things', { a: null }, {}, [{ pointer: '/a', kind: 'removed', from: null }]],
  ['a whole document', 5, { a: 1 }, [{ pointer: '', kind: 'changed' }]],
])('%s', (_, a, b, expected) => expect(diffSettings(a, b)).toMatchObject(expected));
