import { expect, test } from 'vitest';
import { blame } from './blame';
import { diffSettings } from './diff';
import type { JsonValue } from './json-value';
import { stablePath, stablePathOf } from './stable-path';

const bodies: JsonValue[] = [
  { title: 'one', blocks: [{ id: 'a', text: 1 }, { id: 'b' }] },
  { title: 'one', blocks: [{ id: 'a', text: 2 }, { id: 'b' }] },
  { title: 'two', blocks: [{ id: 'b' }, { id: 'a', text: 2 }] },
  { title: 'two', blocks: [{ id: 'x' }, { id: 'b' }, { id: 'a', text: 2 }] },
  { title: 'two', blocks: [{ id: 'x' }, { id: 'a', text: 2 }] },
];
const history = bodies
  .map((body, n) => ({
    n,
    paths: diffSettings(bodies[n - 1] ?? {}, body).map((change) => stablePathOf(change, body)),
  }))
  .reverse();

test.each([
  ['/title', 2],
  ['/blocks/1/text', 1],
  ['/blocks/1', 1],
  ['/blocks/0', 3],
  ['/blocks', 4],
  ['', 4],
  ['/nothing', undefined],
])('%s was last changed by %s', (pointer, n) => {
  expect(blame(stablePath(bodies.at(-1) as JsonValue, pointer), history)?.n).toBe(n);
});

test('paths of removed, moved and nested changes', () => {
  expect(history.map(({ paths }) => paths)).toEqual([
    ['/blocks/=b'],
    ['/blocks/=x'],
    ['/title', '/blocks/=b#moved'],
    ['/blocks/=a/text'],
    ['/title', '/blocks'],
  ]);
});
