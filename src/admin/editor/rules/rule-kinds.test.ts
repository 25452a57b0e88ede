import { describe, expect, test } from 'vitest';
import { explainRule } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { asKind, kindOf, LEAVES, newLeaf } from './rule-kinds';

const NOW = Date.parse('2026-03-01T08:30:00Z');
const context = { role: 'anonymous', locale: 'zh-CN', viewport: 'mobile', functions: [], now: NOW } as const;

describe('a rule', () => {
  test.each(LEAVES)('of kind %s starts as something this build understands', (kind) => {
    const rule = newLeaf(kind, NOW);
    expect(kindOf(rule)).toBe(kind);
    expect(explainRule(rule, context).unclear).toBeUndefined();
  });

  test('becomes another kind, and what was inside stays inside', () => {
    const [role, locale]: Rule[] = [{ role: ['personal'] }, { locale: ['en-US'] }];
    expect(asKind({ all: [role, locale] } as Rule, 'any')).toEqual({ any: [role, locale] });
    expect(asKind({ any: [role, locale] } as Rule, 'not')).toEqual({ not: role });
    expect(asKind({ not: role } as Rule, 'all')).toEqual({ all: [role] });
    expect(asKind(role as Rule, 'all')).toEqual({ all: [role] });
    expect(asKind({ all: [] } as unknown as Rule, 'not')).toEqual({ not: { all: [] } });
    expect(asKind(role as Rule, 'viewport')).toEqual({ viewport: ['mobile'] });
    expect(asKind({ any: [role, locale] } as Rule, 'locale')).toEqual(locale);
  });

  test('of two kinds at once, of none or of another build has no form', () => {
    for (const rule of [{}, { role: [], locale: [] }, { moon: ['full'] }, { __proto__: null, toString: 1 }])
      expect(kindOf(rule as Rule)).toBeUndefined();
  });
});
