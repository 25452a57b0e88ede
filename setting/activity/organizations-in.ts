import type { Rule } from './activity-document';

/** Ids of the organizations that a rule names. */
export function organizationsIn(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap((each) => organizationsIn(each as Rule));
  if ('any' in rule) return rule.any.flatMap((each) => organizationsIn(each as Rule));
  if ('memberOf' in rule) return rule.memberOf;
  return [];
}
