import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nestNodes, type Placed } from './nest-nodes';
import type { Node } from './types';

const limits = { blocks: 60, depth: 4, size: 65_536 };
const node = (id: string, slots?: Record<string, string[]>): Node => ({ id, type: 'a/b', ...(slots && { slots }) });

/** Renders a tree as one line, such as `a(b c) d!cycle`, for readable tests. */
function draw(placed: Placed[]): string {
  return placed
    .map(({ node, problem, slots }) => {
      const inner = draw(Object.values(slots).flat());
      const mark = problem?.kind === 'misplaced' ? `!${problem.reason}` : '';
      return node.id + mark + (inner && `(${inner})`);
    })
    .join(' ');
}

describe('nestNodes', () => {
  test('keeps the order of the list and puts named nodes into their slots', () => {
    expect(draw(nestNodes([node('a', { main: ['c'] }), node('b'), node('c')], limits))).toBe('a(c) b');
  });

  test('an id that stands twice is shown once', () => {
    expect(draw(nestNodes([node('a'), node('a')], limits))).toBe('a a!duplicate');
    expect(draw(nestNodes([node('a', { x: ['b'] }), node('c', { x: ['b'] }), node('b')], limits))).toBe(
      'a(b) c(b!duplicate)',
    );
  });

  test('names what is missing', () => {
    expect(draw(nestNodes([node('a', { main: ['nobody'] })], limits))).toBe('a(nobody!missing)');
  });

  test('opens a ring instead of following it', () => {
    const ring = [node('a', { x: ['b'] }), node('b', { x: ['a'] }), node('self', { x: ['self'] })];
    expect(draw(nestNodes(ring, limits))).toBe('a(b(a!cycle)) self(self!cycle)');
  });

  test('stops at the depth allowed, and what is deeper stays out of the page', () => {
    const chain = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i, all) =>
      node(id, all[i + 1] ? { x: [all[i + 1] ?? ''] } : undefined),
    );
    expect(draw(nestNodes(chain, limits))).toBe('a(b(c(d(e!deep))))');
  });

  test('stops at the number of blocks allowed, which a caller may raise', () => {
    const many = Array.from({ length: 61 }, (_, i) => node(`n${i}`));
    expect(nestNodes(many, limits).filter((placed) => placed.problem)).toHaveLength(1);
    expect(nestNodes(many, { ...limits, blocks: 200 }).filter((placed) => placed.problem)).toHaveLength(0);
  });

  test('whatever the list says, it ends, and shows no node twice', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const nodes = fc.array(
      fc.record({
        id: ids,
        type: fc.constant('a/b'),
        slots: fc.dictionary(fc.constantFrom('x', 'y'), fc.array(ids, { maxLength: 4 }), { maxKeys: 2 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(nodes, (list) => {
        const shown: number[] = [];
        const walk = (placed: Placed[]): void => {
          for (const each of placed) {
            if (!each.problem) shown.push(each.index);
            walk(Object.values(each.slots).flat());
          }
        };
        walk(nestNodes(list, limits));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
