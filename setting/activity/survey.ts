import { pointer } from '../pointer';
import type { Condition, Question } from './activity-document';

export type Answer = string | number | boolean | string[] | Record<string, string>;
export type Answers = Readonly<Record<string, Answer | undefined>>;
/** A question in one language or in all: only its form matters here. */
export type Form = Omit<Question, 'title' | 'help' | 'choices' | 'rows'> & {
  choices?: readonly { id: string }[];
  rows?: readonly { id: string }[];
};

export const LONGEST_TEXT = 2000;
export const LONGEST_LONG = 10_000;

export type AnswerFault =
  | 'missing'
  | 'incomplete'
  | 'choice'
  | 'few'
  | 'many'
  | 'number'
  | 'low'
  | 'high'
  | 'date'
  | 'long'
  | 'consent'
  | 'form';

export interface SurveyFault {
  question: string;
  fault: AnswerFault;
  /** The limit that was missed. */
  limit?: number;
}

export const isAnswered = (answer: unknown): boolean =>
  answer !== undefined &&
  answer !== null &&
  answer !== '' &&
  !(Array.isArray(answer) && answer.length === 0) &&
  !(typeof answer === 'object' && Object.keys(answer as object).length === 0);

/** Questions that appear with these answers, in order. An answer counts only while its own question appears. */
export function visibleQuestions<Q extends Form>(questions: readonly Q[], answers: Answers): Q[] {
  const counted: Record<string, Answer | undefined> = Object.create(null);
  return questions.filter((question) => {
    if (question.when && !holds(question.when, counted)) return false;
    counted[question.id] = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    return true;
  });
}

function holds(when: Condition, answers: Answers): boolean {
  if ('all' in when) return when.all.every((each) => holds(each as Condition, answers));
  if ('any' in when) return when.any.some((each) => holds(each as Condition, answers));
  if ('not' in when) return !holds(when.not as Condition, answers);
  const answer = answers[when.question];
  if ('is' in when) return answer === when.is;
  if ('includes' in when) return Array.isArray(answer) && answer.includes(when.includes);
  if ('above' in when) return typeof answer === 'number' && answer > when.above;
  if ('below' in when) return typeof answer === 'number' && answer < when.below;
  return isAnswered(answer);
}

/** What is handed in: the answers of questions that appear. The others stay in the draft. */
export function answersToHandIn(questions: readonly Form[], answers: Answers): Record<string, Answer> {
  const shown = visibleQuestions(questions, answers).filter(({ id }) => isAnswered(answers[id]));
  return Object.fromEntries(shown.map(({ id }) => [id, answers[id] as Answer]));
}

/** How many of the questions that can still appear are answered. */
export function progressOf(questions: readonly Form[], answers: Answers): { done: number; of: number } {
  const asked = visibleQuestions(questions, answers).filter(({ type }) => type !== 'information');
  return { done: asked.filter(({ id }) => isAnswered(answers[id])).length, of: asked.length };
}

/** Everything that keeps the answers from being handed in, in the order of the questions. */
export const surveyFaults = (questions: readonly Form[], answers: Answers): SurveyFault[] =>
  visibleQuestions(questions, answers).flatMap((question) => {
    const found = answerFault(question, answers[question.id], true);
    return found ? [{ question: question.id, ...found }] : [];
  });

type Found = Omit<SurveyFault, 'question'>;

/** What is wrong with one answer. A draft may be incomplete; what is handed in may not. */
export function answerFault(question: Form, answer: unknown, whole: boolean): Found | undefined {
  if (question.type === 'information') return isAnswered(answer) ? { fault: 'form' } : undefined;
  if (!isAnswered(answer))
    return whole && question.required ? { fault: question.type === 'consent' ? 'consent' : 'missing' } : undefined;
  const found = CHECKS[question.type](question, answer);
  return !whole && found && LATER.has(found.fault) ? undefined : found;
}

/** Faults that somebody who is still writing will mend. */
const LATER = new Set<AnswerFault>(['incomplete', 'few', 'low', 'high', 'consent']);

type Check = (question: Form, answer: unknown) => Found | undefined;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const idsOf = (list: readonly { id: string }[] | undefined) => new Set((list ?? []).map(({ id }) => id));
const textUpTo =
  (limit: number): Check =>
  (_, answer) => {
    if (typeof answer !== 'string') return { fault: 'form' };
    return Array.from(answer).length > limit ? { fault: 'long', limit } : undefined;
  };

const number: Check = ({ type, min, max }, answer) => {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { fault: 'number' };
  const [least, most] = type === 'scale' ? [min ?? 1, max ?? 5] : [min, max];
  if (type === 'scale' && !Number.isInteger(answer)) return { fault: 'number' };
  if (least !== undefined && answer < least) return { fault: 'low', limit: least };
  return most !== undefined && answer > most ? { fault: 'high', limit: most } : undefined;
};

const several: Check = ({ choices, min, max }, answer) => {
  if (!isTexts(answer)) return { fault: 'form' };
  const known = idsOf(choices);
  if (new Set(answer).size !== answer.length || answer.some((id) => !known.has(id))) return { fault: 'choice' };
  if (max !== undefined && answer.length > max) return { fault: 'many', limit: max };
  return min !== undefined && answer.length < min ? { fault: 'few', limit: min } : undefined;
};

const CHECKS: Record<Exclude<Form['type'], 'information'>, Check> = {
  single: ({ choices }, answer) =>
    typeof answer === 'string' && idsOf(choices).has(answer) ? undefined : { fault: 'choice' },
  multiple: several,
  ranking: ({ choices }, answer) => {
    if (!isTexts(answer)) return { fault: 'form' };
    const known = idsOf(choices);
    if (new Set(answer).size !== answer.length || answer.some((id) => !known.has(id))) return { fault: 'choice' };
    return answer.length < known.size ? { fault: 'incomplete' } : undefined;
  },
  matrix: ({ choices, rows, required }, answer) => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { fault: 'form' };
    const [columns, lines] = [idsOf(choices), idsOf(rows)];
    const given = Object.entries(answer);
    if (given.some(([row, choice]) => !lines.has(row) || !columns.has(choice as string))) return { fault: 'choice' };
    return required && given.length < lines.size ? { fault: 'incomplete' } : undefined;
  },
  text: textUpTo(LONGEST_TEXT),
  long: textUpTo(LONGEST_LONG),
  number,
  scale: number,
  date: (_, answer) => (typeof answer === 'string' && isDay(answer) ? undefined : { fault: 'date' }),
  consent: ({ required }, answer) => {
    if (typeof answer !== 'boolean') return { fault: 'form' };
    return required && !answer ? { fault: 'consent' } : undefined;
  },
};

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A question that a condition names, and where it does. */
export interface Named {
  question: string;
  choice?: string | number | boolean;
  /** JSON pointer of the comparison. */
  at: string;
}

/** Questions that the condition at `at` names. */
export function namedIn(when: Condition, at: string): Named[] {
  if ('all' in when) return when.all.flatMap((each, n) => namedIn(each as Condition, pointer(at, 'all', n)));
  if ('any' in when) return when.any.flatMap((each, n) => namedIn(each as Condition, pointer(at, 'any', n)));
  if ('not' in when) return namedIn(when.not as Condition, pointer(at, 'not'));
  const { question } = when;
  if ('is' in when) return [{ question, choice: when.is, at }];
  if ('includes' in when) return [{ question, choice: when.includes, at }];
  return [{ question, at }];
}
