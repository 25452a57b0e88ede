import type { RuleLanguage } from '@/ui/form/rule-kinds';
import { LOCALES } from '../../../../generated/locales';
import type { Rule } from '../../../../setting/activity/activity-document';
import { own } from '../../../../setting/json-value';

export const PERSON_LEAVES = [
  'signedIn',
  'phoneVerified',
  'memberOf',
  'role',
  'joinedBefore',
  'locale',
  'notStaff',
] as const;
export type PersonLeaf = (typeof PERSON_LEAVES)[number];

export const ROLES = ['owner', 'admin', 'member'] as const;

export interface Organization {
  id: string;
  name: string;
}

/** Texts of a leaf that lists some; undefined for what a form cannot show. */
export function listIn(rule: object, kind: PersonLeaf): string[] | undefined {
  const list = own(rule, kind);
  const isListed = Array.isArray(list) && list.every((one) => typeof one === 'string');
  return isListed ? (list as string[]) : undefined;
}

/** Who may take part. `today` is what a new day starts with, as YYYY-MM-DD. */
export function personRules(organizations: readonly Organization[], today: string): RuleLanguage<Rule, PersonLeaf> {
  const [first] = organizations;
  const starts: Record<PersonLeaf, Rule> = {
    signedIn: { signedIn: true },
    phoneVerified: { phoneVerified: true },
    memberOf: { memberOf: [first?.id ?? 'organization'] },
    role: { role: ['member'] },
    joinedBefore: { joinedBefore: today },
    locale: { locale: [LOCALES[0]] },
    notStaff: { notStaff: true },
  };
  return {
    // Without one there is nothing to choose.
    leaves: first ? PERSON_LEAVES : PERSON_LEAVES.filter((kind) => kind !== 'memberOf'),
    leafOf: (rule) => {
      const [key, ...more] = Object.keys(rule);
      const kind = more.length === 0 ? PERSON_LEAVES.find((each) => each === key) : undefined;
      return kind && isWhole(rule, kind) ? kind : undefined;
    },
    start: (kind) => starts[kind],
  };
}

function isWhole(rule: object, kind: PersonLeaf): boolean {
  if (kind === 'memberOf' || kind === 'role' || kind === 'locale') return listIn(rule, kind) !== undefined;
  return kind === 'joinedBefore' ? typeof own(rule, kind) === 'string' : own(rule, kind) === true;
}
