import type { Rule } from '@/renderer/types';
import { LOCALES } from '../../../../generated/locales';

const JOINS = ['all', 'any', 'not'] as const;
export const LEAVES = ['role', 'locale', 'viewport', 'function', 'time'] as const;
export const KINDS = [...LEAVES, ...JOINS] as const;
export type RuleKind = (typeof KINDS)[number];

/** The kinds of conditions, in the order offered. */
export const CHOICES = {
  role: ['anonymous', 'personal', 'organization'],
  locale: LOCALES,
  viewport: ['mobile', 'tablet', 'desktop'],
  function: [1, 2, 3, 4, 5],
} as const;

/** undefined if not in this language, so that only the JSON can show it. */
export function kindOf(rule: Rule): RuleKind | undefined {
  const keys = Object.keys(rule);
  const [kind] = keys;
  return keys.length === 1 ? KINDS.find((each) => each === kind) : undefined;
}

/** The initial value of a new rule of this kind, meaningful by itself. */
export function newRule(kind: RuleKind, now: number): Rule {
  if (kind === 'all') return { all: [newRule('role', now)] };
  if (kind === 'any') return { any: [newRule('role', now)] };
  if (kind === 'not') return { not: newRule('role', now) };
  if (kind === 'time') return { time: { from: new Date(now).toISOString() } };
  return { [kind]: [CHOICES[kind][0]] } as Rule;
}

/** Converts a rule to another kind, keeping its parts where possible. */
export function asKind(rule: Rule, kind: RuleKind, now: number): Rule {
  const inner = rule.all ?? rule.any ?? (rule.not ? [rule.not] : undefined);
  if (kind === 'all' || kind === 'any') return { [kind]: inner ?? [rule] } as Rule;
  if (kind === 'not') return { not: inner?.[0] ?? rule };
  return newRule(kind, now);
}
