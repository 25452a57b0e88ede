import type { Rule } from '@/renderer/types';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';

/** Holds for nobody. */
const NEVER: Rule = { not: { all: [] } };

const isNever = (rule: Rule | undefined) => rule !== undefined && equal(rule as JsonObject, NEVER as JsonObject);

/** Whether a block was hidden by its eye, whatever else decides who sees it. */
export const isHidden = (rule: Rule | undefined): boolean => isNever(rule) || isNever(rule?.all?.[0]);

/** The rule of a block that is hidden, or shown again; undefined for none. */
export function toggleHidden(rule: Rule | undefined): Rule | undefined {
  if (isNever(rule)) return undefined;
  if (isHidden(rule)) return rule?.all?.[1];
  return rule ? { all: [NEVER, rule] } : NEVER;
}
