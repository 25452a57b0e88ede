import type { Locale } from '../../generated/locales';
import type { ActivityDocument, Rule } from './activity-document';

/** What is known of who asks. */
export interface Facts {
  signedIn: boolean;
  phone: boolean;
  /** Roles by organization. */
  roles: ReadonlyMap<string, string>;
  registeredAt: Date | undefined;
  locale: Locale;
  staff: boolean;
}

/** Why somebody may not take part. Each has a text and, where there is one, a way out. */
export type Reason = 'signIn' | 'phone' | 'organization' | 'role' | 'registered' | 'language' | 'staff' | 'notFor';

type Verdict = Reason[];

/** Yes (no reasons), or every failed condition; said before anything is filled in. */
export function reasonsAgainst(
  { identity, eligibility }: Pick<ActivityDocument, 'identity' | 'eligibility'>,
  facts: Facts,
): Reason[] {
  const own = [
    ...(identity !== 'visitor' && !facts.signedIn ? ['signIn' as const] : []),
    ...(identity === 'phone' && facts.signedIn && !facts.phone ? ['phone' as const] : []),
  ];
  const ruled = eligibility ? against(eligibility, facts) : [];
  return [...new Set([...own, ...ruled])];
}

function against(rule: Rule, facts: Facts): Verdict {
  if ('all' in rule) return rule.all.flatMap((each) => against(each as Rule, facts));
  if ('any' in rule) {
    const each = rule.any.map((one) => against(one as Rule, facts));
    return each.some((reasons) => reasons.length === 0) ? [] : each.flat();
  }
  if ('not' in rule) return against(rule.not as Rule, facts).length > 0 ? [] : ['notFor'];
  return leaf(rule, facts);
}

function leaf(rule: Rule, facts: Facts): Verdict {
  // Nothing is known of visitors, and signing in tells them the rest.
  const unless = (holds: boolean, reason: Reason): Verdict => (holds ? [] : facts.signedIn ? [reason] : ['signIn']);
  if ('signedIn' in rule) return unless(facts.signedIn, 'signIn');
  if ('phoneVerified' in rule) return unless(facts.phone, 'phone');
  if ('memberOf' in rule)
    return unless(
      rule.memberOf.some((id) => facts.roles.has(id)),
      'organization',
    );
  if ('role' in rule) {
    const wanted: readonly string[] = rule.role;
    return unless(
      [...facts.roles.values()].some((role) => wanted.includes(role)),
      'role',
    );
  }
  if ('joinedBefore' in rule) {
    const day = Date.parse(`${rule.joinedBefore}T00:00:00+08:00`);
    return unless(facts.registeredAt !== undefined && facts.registeredAt.getTime() < day, 'registered');
  }
  if ('locale' in rule) return rule.locale.some((each) => each === facts.locale) ? [] : ['language'];
  if ('notStaff' in rule) return facts.staff ? ['staff'] : [];
  return ['notFor'];
}
