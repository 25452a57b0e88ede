import { isObject, own } from '../../../setting/json-value';

export const JOINS = ['all', 'any', 'not'] as const;
export type Join = (typeof JOINS)[number];

/** The leaves of a closed rule language, whose joins are always `all`, `any` and `not`. */
export interface RuleLanguage<Rule extends object, Leaf extends string> {
  /** The kinds of leaves, in the order offered. */
  leaves: readonly Leaf[];
  /** undefined for what a form cannot show. */
  leafOf: (rule: Rule) => Leaf | undefined;
  /** A new leaf, meaningful by itself. */
  start: (leaf: Leaf) => Rule;
}

export const isJoin = (kind: string | undefined): kind is Join => JOINS.some((join) => join === kind);

/** undefined if not in this language, so that only the JSON can show it. */
export function kindIn<Rule extends object, Leaf extends string>(
  { leafOf }: RuleLanguage<Rule, Leaf>,
  rule: Rule,
): Join | Leaf | undefined {
  const keys = Object.keys(rule);
  const join = keys.length === 1 ? keys.find(isJoin) : undefined;
  if (!join) return leafOf(rule);
  const inner = own(rule, join);
  const holds = join === 'not' ? isObject(inner) : Array.isArray(inner) && inner.every(isObject);
  return holds ? join : undefined;
}

/** The parts of a join; undefined of a leaf. */
export function partsOf<Rule extends object>(rule: Rule): Rule[] | undefined {
  const list = own(rule, 'all') ?? own(rule, 'any');
  if (Array.isArray(list)) return list as unknown as Rule[];
  const inner = own(rule, 'not');
  return isObject(inner) ? [inner as unknown as Rule] : undefined;
}

/** Converts a rule to another kind, keeping its parts where they have a place. */
export function toKind<Rule extends object, Leaf extends string>(
  { leafOf, start }: RuleLanguage<Rule, Leaf>,
  rule: Rule,
  kind: Join | Leaf,
): Rule {
  const inner = partsOf(rule);
  if (kind === 'all' || kind === 'any') return { [kind]: inner ?? [rule] } as Rule;
  if (kind === 'not') return { not: inner?.[0] ?? rule } as Rule;
  const leaf = kind as Leaf;
  return inner?.find((part) => leafOf(part) === leaf) ?? start(leaf);
}
