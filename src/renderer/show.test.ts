import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainRule, nextEdge, type ShowContext, show } from './show';
import type { Rule } from './types';

const noon = Date.parse('2025-06-01T12:00:00Z');
const context: ShowContext = { role: 'anonymous', locale: 'zh-CN', viewport: 'mobile', functions: [1, 2], now: noon };

describe('show', () => {
  test.each<[string, Rule | undefined, boolean]>([
    ['no rule', undefined, true],
    ['role', { role: ['anonymous', 'personal'] }, true],
    ['another role', { role: ['organization'] }, false],
    ['language', { locale: ['en-US'] }, false],
    ['screen', { viewport: ['mobile'] }, true],
    ['one function of several', { function: [2, 4] }, true],
    ['no such function', { function: [4] }, false],
    ['from, included', { time: { from: '2025-06-01T12:00:00Z' } }, true],
    ['to, not included', { time: { to: '2025-06-01T12:00:00Z' } }, false],
    [
      'between, in another zone',
      { time: { from: '2025-06-01T19:00:00+08:00', to: '2025-06-01T21:00:00+08:00' } },
      true,
    ],
    ['all of none', { all: [] }, true],
    ['any of none', { any: [] }, false],
    ['not', { not: { role: ['anonymous'] } }, false],
    [
      'nested',
      { all: [{ any: [{ role: ['personal'] }, { locale: ['zh-CN'] }] }, { not: { viewport: ['desktop'] } }] },
      true,
    ],
  ])('%s', (_, rule, expected) => expect(show(rule, context)).toBe(expected));

  test('a rule of a newer build shows nothing, and neither does its opposite', () => {
    const future = { weather: ['rain'] } as unknown as Rule;
    for (const rule of [
      future,
      { not: future },
      { any: [{ all: [] }, future] },
      { role: ['anonymous'], locale: ['zh-CN'] } as Rule,
      {},
    ]) {
      expect(show(rule, context)).toBe(false);
    }
    expect(show({ not: { time: { from: 'yesterday' } } }, context)).toBe(false);
  });

  test('a rule of any depth ends', () => {
    let rule: Rule = { role: ['anonymous'] };
    for (let i = 0; i < 1000; i += 1) rule = { not: rule };
    expect(show(rule, context)).toBe(false);
  });

  test('explains each part', () => {
    expect(explainRule({ all: [{ role: ['personal'] }, { viewport: ['mobile'] }] }, context)).toEqual({
      kind: 'all',
      holds: false,
      parts: [
        { kind: 'role', holds: false, wanted: ['personal'], actual: 'anonymous' },
        { kind: 'viewport', holds: true, wanted: ['mobile'], actual: 'mobile' },
      ],
    });
  });

  test('not turns every rule of the language round', () => {
    const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 4 },
        fc.record({ role: fc.subarray<'anonymous' | 'personal'>(['anonymous', 'personal'], { minLength: 1 }) }),
        fc.record({ function: fc.subarray<1 | 4>([1, 4], { minLength: 1 }) }),
        fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
        fc.record({ not: tie('rule') }),
      ),
    }));
    fc.assert(
      fc.property(rule, (each) => {
        expect(show({ not: each }, context)).toBe(!show(each, context));
      }),
    );
  });
});

describe('nextEdge', () => {
  test('is the nearest moment to come, however deep', () => {
    const rule: Rule = {
      any: [
        { time: { from: '2025-06-02T00:00:00Z' } },
        { not: { time: { from: '2025-01-01T00:00:00Z', to: '2025-06-01T13:00:00Z' } } },
      ],
    };
    expect(nextEdge(rule, noon)).toBe(Date.parse('2025-06-01T13:00:00Z'));
    expect(nextEdge({ role: ['personal'] }, noon)).toBeUndefined();
    expect(nextEdge(undefined, noon)).toBeUndefined();
  });
});
