import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainRule } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { fromLocalTime, toLocalTime } from './local-time';
import { asKind, KINDS, kindOf, newRule } from './rule-kinds';

const NOW = Date.parse('2026-03-01T08:30:00Z');
const context = { role: 'anonymous', locale: 'zh-CN', viewport: 'mobile', functions: [], now: NOW } as const;

describe('a rule', () => {
  test.each(KINDS)('of kind %s starts as something this build understands', (kind) => {
    const rule = newRule(kind, NOW);
    expect(kindOf(rule)).toBe(kind);
    expect(explainRule(rule, context).unclear).toBeUndefined();
  });

  test('becomes another kind, and what was inside stays inside', () => {
    const [role, locale]: Rule[] = [{ role: ['personal'] }, { locale: ['en-US'] }];
    expect(asKind({ all: [role, locale] } as Rule, 'any', NOW)).toEqual({ any: [role, locale] });
    expect(asKind({ any: [role, locale] } as Rule, 'not', NOW)).toEqual({ not: role });
    expect(asKind({ not: role } as Rule, 'all', NOW)).toEqual({ all: [role] });
    expect(asKind(role as Rule, 'all', NOW)).toEqual({ all: [role] });
    expect(asKind({ all: [] } as unknown as Rule, 'not', NOW)).toEqual({ not: { all: [] } });
    expect(asKind(role as Rule, 'viewport', NOW)).toEqual({ viewport: ['mobile'] });
  });

  test('of two kinds at once, of none or of another build has no form', () => {
    for (const rule of [{}, { role: [], locale: [] }, { moon: ['full'] }, { __proto__: null, toString: 1 }])
      expect(kindOf(rule as Rule)).toBeUndefined();
  });
});

describe('a moment on the operator’s clock', () => {
  test('goes there and back, to the minute, whatever the zone and the season', () => {
    const minute = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map((at) => at - (at % 60_000));
    fc.assert(
      fc.property(minute, (at) => {
        const local = toLocalTime(new Date(at).toISOString());
        const back = Date.parse(fromLocalTime(local) ?? '');
        // An hour that a clock goes through twice cannot be told apart by its numbers.
        expect([at, at - 3_600_000, at + 3_600_000]).toContain(back);
        expect(toLocalTime(new Date(back).toISOString())).toBe(local);
      }),
    );
  });

  test('that is none, or half typed, is none', () => {
    expect([toLocalTime(undefined), toLocalTime('soon')]).toEqual(['', '']);
    expect(fromLocalTime('')).toBeUndefined();
    expect(fromLocalTime('2026-13-40T99:99')).toBeUndefined();
  });
});
