import type { Rule } from '@/renderer/types';
import { LOCALES } from '../../../../generated/locales';

const JOINS = ['all', 'any', 'not'] as const;
export const LEAVES = ['role', 'locale', 'viewport', 'function', 'time'] as const;
export const KINDS = [...LEAVES, ...JOINS] as const;
export type RuleKind = (typeof KINDS)[number];

/** What a leaf can ask for, in the order in which it is offered. */
export const CHOICES = {
  role: ['anonymous', 'personal', 'organization'],
  locale: LOCALES,
  viewport: ['mobile', 'tablet', 'desktop'],
  function: [1, 2, 3, 4],
} as const;

/** undefined: not of this language, so only the JSON can show it. */
export function kindOf(rule: Rule): RuleKind | undefined {
  const keys = Object.keys(rule);
  const [kind] = keys;
  return keys.length === 1 ? KINDS.find((each) => each === kind) : undefined;
}

/** What a new rule of that kind starts with: something that means something. */
export function newRule(kind: RuleKind, now: number): Rule {
  if (kind === 'all') return { all: [newRule('role', now)] };
  if (kind === 'any') return { any: [newRule('role', now)] };
  if (kind === 'not') return { not: newRule('role', now) };
  if (kind === 'time') return { time: { from: new Date(now).toISOString() } };
  return { [kind]: [CHOICES[kind][0]] } as Rule;
}

/** Into a rule of another kind, keeping what can be kept: what was inside stays inside. */
export function asKind(rule: Rule, kind: RuleKind, now: number): Rule {
  const inner = rule.all ?? rule.any ?? (rule.not ? [rule.not] : undefined);
  if (kind === 'all' || kind === 'any') return { [kind]: inner ?? [rule] } as Rule;
  if (kind === 'not') return { not: inner?.[0] ?? rule };
  return newRule(kind, now);
}
