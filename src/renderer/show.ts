import type { Locale } from '../../generated/locales';
import type { Role, Rule, Viewport } from './types';

/** The facts that rules can test. */
export interface ShowContext {
  role: Role;
  locale: Locale;
  viewport: Viewport;
  functions: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Evaluates a rule. The language is closed and has no expressions, so rules can be explained, compared and tested. A
 * rule that is not understood hides the block.
 */
export function show(rule: Rule | undefined, context: ShowContext): boolean {
  return rule === undefined || explainRule(rule, context).holds;
}

export interface Explanation {
  /** `all`, `any`, `not`, `role` … or what was found instead. */
  kind: string;
  holds: boolean;
  /** Contains something unknown, so the rule does not hold, not even when negated. */
  unclear?: true;
  /** The required and the actual value of a leaf. */
  wanted?: unknown;
  actual?: unknown;
  parts?: Explanation[];
}

/** Bounds recursion; rules written by hand are never this deep, rules from a file may be. */
const DEPTH = 16;

export function explainRule(rule: Rule, context: ShowContext, depth = 0): Explanation {
  const [kind = '', ...more] = Object.keys(rule);
  if (more.length > 0 || depth > DEPTH) return unclear(Object.keys(rule).join('+'));
  const explain = (inner: Rule) => explainRule(inner, context, depth + 1);
  if (rule.all) return join(kind, rule.all.map(explain), (parts) => parts.every((part) => part.holds));
  if (rule.any) return join(kind, rule.any.map(explain), (parts) => parts.some((part) => part.holds));
  if (rule.not) return join(kind, [explain(rule.not)], ([part]) => part?.holds === false);
  return leaf(rule, kind, context);
}

function join(kind: string, parts: Explanation[], holds: (parts: Explanation[]) => boolean): Explanation {
  if (parts.some((part) => part.unclear)) return { ...unclear(kind), parts };
  return { kind, holds: holds(parts), parts };
}

function unclear(kind: string): Explanation {
  return { kind, holds: false, unclear: true };
}

function leaf(rule: Rule, kind: string, context: ShowContext): Explanation {
  const { role, locale, viewport, functions, now } = context;
  if (rule.role) return { kind, holds: rule.role.includes(role), wanted: rule.role, actual: role };
  if (rule.locale) return { kind, holds: rule.locale.includes(locale), wanted: rule.locale, actual: locale };
  if (rule.viewport) return { kind, holds: rule.viewport.includes(viewport), wanted: rule.viewport, actual: viewport };
  if (rule.function) {
    return { kind, holds: rule.function.some((f) => functions.includes(f)), wanted: rule.function, actual: functions };
  }
  if (rule.time) {
    if (edges(rule).some(Number.isNaN)) return unclear(kind);
    const { from, to } = rule.time;
    const holds = (from === undefined || now >= Date.parse(from)) && (to === undefined || now < Date.parse(to));
    return { kind, holds, wanted: rule.time, actual: new Date(now).toISOString() };
  }
  return unclear(kind);
}

function edges(rule: Rule): number[] {
  const { from, to } = rule.time ?? {};
  return [from, to].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
}

/** The next time at which the result of a rule can change, so that the page can re-evaluate it then. */
export function nextEdge(rule: Rule | undefined, now: number): number | undefined {
  if (!rule) return undefined;
  const inner = [...(rule.all ?? []), ...(rule.any ?? []), ...(rule.not ? [rule.not] : [])];
  const all = [...edges(rule), ...inner.flatMap((each) => nextEdge(each, now) ?? [])];
  return all.filter((at) => at > now).sort((a, b) => a - b)[0];
}
