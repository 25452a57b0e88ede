import type { components } from '../../generated/api';

export type Condition = components['schemas']['Condition'];
export type Facts = ReadonlyMap<string, string | number>;

/** Whether a rule holds; undefined if that depends on facts that are not known. */
export function holds(when: Condition, facts: Facts): boolean | undefined {
  if ('not' in when) {
    const inner = holds(when.not, facts);
    return inner === undefined ? undefined : !inner;
  }
  if ('all' in when) return combine(when.all, facts, false);
  if ('any' in when) return combine(when.any, facts, true);
  const value = facts.get(when.fact);
  if (value === undefined) return undefined;
  if ('is' in when) return value === when.is;
  if (typeof value === 'string') return false;
  if ('below' in when) return value < when.below;
  if ('above' in when) return value > when.above;
  return value >= when.from && value <= when.to;
}

/** One part with the deciding value decides; otherwise every part must be known. */
function combine(parts: readonly Condition[], facts: Facts, decides: boolean): boolean | undefined {
  const found = parts.map((part) => holds(part, facts));
  if (found.includes(decides)) return decides;
  return found.includes(undefined) ? undefined : !decides;
}

export type Comparison = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

/** Every comparison of a rule with its place in it. */
export function comparisonsIn(when: Condition, at = ''): { comparison: Comparison; at: string }[] {
  if ('not' in when) return comparisonsIn(when.not, `${at}/not`);
  if ('all' in when) return when.all.flatMap((part, n) => comparisonsIn(part, `${at}/all/${n}`));
  if ('any' in when) return when.any.flatMap((part, n) => comparisonsIn(part, `${at}/any/${n}`));
  return [{ comparison: when, at }];
}

/** The numbers a comparison names, with their keys. */
export const limitsOf = (comparison: Comparison): [key: string, value: number][] =>
  Object.entries(comparison).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
