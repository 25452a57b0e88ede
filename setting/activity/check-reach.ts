import type { Finding } from '../finding';
import { pointer } from '../pointer';
import type { Condition, Question } from './activity-document';
import { finding } from './activity-finding';

/** Questions that nobody can ever see, because no answers make their condition hold. */
export function checkReach(questions: readonly Question[]): Finding[] {
  const reached = new Map<string, Question>();
  return questions.flatMap((question, n) => {
    const can = question.when === undefined || canHold(question.when, reached);
    if (can) reached.set(question.id, question);
    return can ? [] : [finding(pointer('/questions', n, 'when'), 'neverAppears', {})];
  });
}

type Reached = ReadonlyMap<string, Question>;
type Leaf = Extract<Condition, { question: string }>;

/** Whether some answers make it hold. Where that is not certain, they are taken to do. */
function canHold(when: Condition, reached: Reached): boolean {
  if ('all' in when) {
    const parts = when.all as readonly Condition[];
    return parts.every((each) => canHold(each, reached)) && !contradict(parts);
  }
  if ('any' in when) return (when.any as readonly Condition[]).some((each) => canHold(each, reached));
  if ('not' in when) return true;
  const question = reached.get(when.question);
  return question !== undefined && fits(when, question);
}

function fits(when: Leaf, { type, min, max }: Question): boolean {
  if (type === 'information') return false;
  const [least, most] = type === 'scale' ? [min ?? 1, max ?? 5] : [min ?? -Infinity, max ?? Infinity];
  const isNumber = type === 'number' || type === 'scale';
  if ('above' in when) return isNumber && when.above < most;
  if ('below' in when) return isNumber && when.below > least;
  if ('includes' in when) return type === 'multiple' || type === 'ranking';
  if (!('is' in when)) return true;
  const { is } = when;
  if (typeof is === 'number') return isNumber && is >= least && is <= most;
  if (typeof is === 'boolean') return type === 'consent';
  return type === 'single' || type === 'text' || type === 'long' || type === 'date';
}

/** One answer cannot be two things, nor above a number and below a smaller one. */
function contradict(parts: readonly Condition[]): boolean {
  const is = new Map<string, unknown>();
  const above = new Map<string, number>();
  const below = new Map<string, number>();
  for (const part of parts) {
    if ('is' in part) {
      if (is.has(part.question) && is.get(part.question) !== part.is) return true;
      is.set(part.question, part.is);
    }
    if ('above' in part) above.set(part.question, Math.max(part.above, above.get(part.question) ?? -Infinity));
    if ('below' in part) below.set(part.question, Math.min(part.below, below.get(part.question) ?? Infinity));
  }
  return [...above].some(([question, limit]) => limit >= (below.get(question) ?? Infinity));
}
