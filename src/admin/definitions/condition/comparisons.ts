import type { RuleLanguage } from '@/ui/form/rule-kinds';
import type { Condition, Question } from '../../../../setting/activity/activity-document';
import type { Asked } from './asked-before';

export const COMPARISONS = ['is', 'includes', 'above', 'below', 'answered'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type Value = string | number | boolean;

const NUMBERS: readonly Comparison[] = ['is', 'above', 'below', 'answered'];
const OF_TYPE: Record<Question['type'], readonly Comparison[]> = {
  single: ['is', 'answered'],
  multiple: ['includes', 'answered'],
  ranking: ['includes', 'answered'],
  matrix: ['answered'],
  text: ['answered', 'is'],
  long: ['answered', 'is'],
  date: ['answered', 'is'],
  number: NUMBERS,
  scale: NUMBERS,
  consent: ['is', 'answered'],
  information: [],
};

/** What can be said of an answer to this question, the most usual first. */
export const comparisonsOf = (asked: Asked | undefined): readonly Comparison[] =>
  asked ? (OF_TYPE[asked.type] ?? []) : [];

/** Which of them a condition makes; undefined if it is none of one question. */
export function comparisonIn(condition: object): Comparison | undefined {
  const keys = Object.keys(condition);
  if (keys.length !== 2 || !keys.includes('question')) return undefined;
  return COMPARISONS.find((each) => keys.includes(each));
}

export const valueIn = (condition: object): Value =>
  (condition as Record<Comparison, Value>)[comparisonIn(condition) ?? 'answered'];

export const compare = (question: string, comparison: Comparison, value: Value): Condition =>
  ({ question, [comparison]: value }) as Condition;

/** Values that a comparison with this question offers; undefined where one is written. */
export function valuesOf(asked: Asked | undefined, comparison: Comparison): readonly Value[] | undefined {
  if (!asked || comparison === 'above' || comparison === 'below') return undefined;
  if (comparison === 'answered') return [true];
  const { type, choices, min = 1, max = 5 } = asked;
  if (type === 'consent') return [true, false];
  if (type === 'single' || comparison === 'includes') return choices.map(({ id }) => id);
  const steps = Math.min(Math.max(Math.trunc(max - min), 0), 10);
  return type === 'scale' ? Array.from({ length: steps + 1 }, (_, n) => min + n) : undefined;
}

/** The value that a new comparison starts with. */
export function startOf(asked: Asked, comparison: Comparison): Value {
  const [first] = valuesOf(asked, comparison) ?? [];
  return first ?? (isNumeric(asked) ? (asked.min ?? (asked.type === 'scale' ? 1 : 0)) : '');
}

export const isNumeric = (asked: Asked | undefined) => asked?.type === 'number' || asked?.type === 'scale';

/** Whether a value that is there can stay when question or comparison change. */
function fits(asked: Asked, comparison: Comparison, value: Value): boolean {
  const offered = valuesOf(asked, comparison);
  return offered ? offered.includes(value) : typeof value === (isNumeric(asked) ? 'number' : 'string');
}

/** The same condition of another question, or with another comparison: the rest stays where it has a meaning. */
export function withParts(condition: Condition, asked: Asked, wanted: Comparison | undefined): Condition {
  const offered = comparisonsOf(asked);
  const comparison = offered.find((each) => each === wanted) ?? offered[0] ?? 'answered';
  const value = valueIn(condition);
  return compare(asked.id, comparison, fits(asked, comparison, value) ? value : startOf(asked, comparison));
}

/** Conditions over these earlier questions. */
export function surveyRules(asked: readonly Asked[]): RuleLanguage<Condition, 'answer'> {
  const [first] = asked;
  return {
    leaves: ['answer'],
    leafOf: (condition) => (comparisonIn(condition) ? 'answer' : undefined),
    start: () => {
      const comparison = comparisonsOf(first)[0] ?? 'answered';
      return compare(first?.id ?? '', comparison, first ? startOf(first, comparison) : true);
    },
  };
}
