import type { Rule } from '@/renderer/types';
import { type Join, kindIn, type RuleLanguage, toKind } from '@/ui/form/rule-kinds';
import { LOCALES } from '../../../../generated/locales';

export const LEAVES = ['role', 'locale', 'viewport', 'function', 'time'] as const;
type Leaf = (typeof LEAVES)[number];

/** The kinds of conditions, in the order offered. */
export const CHOICES = {
  role: ['anonymous', 'personal', 'organization'],
  locale: LOCALES,
  viewport: ['mobile', 'tablet', 'desktop'],
  function: [1, 2, 3, 4, 5],
} as const;

/** The initial value of a new condition of this kind. */
export function newLeaf(kind: Leaf, now: number): Rule {
  if (kind === 'time') return { time: { from: new Date(now).toISOString() } };
  return { [kind]: [CHOICES[kind][0]] } as Rule;
}

/** When blocks are shown. */
export const showRules: RuleLanguage<Rule, Leaf> = {
  leaves: LEAVES,
  leafOf: (rule) => {
    const keys = Object.keys(rule);
    return keys.length === 1 ? LEAVES.find((each) => each === keys[0]) : undefined;
  },
  start: (kind) => newLeaf(kind, Date.now()),
};

export const kindOf = (rule: Rule) => kindIn(showRules, rule);
export const asKind = (rule: Rule, kind: Join | Leaf) => toKind(showRules, rule, kind);
