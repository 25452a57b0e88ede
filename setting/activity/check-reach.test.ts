import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition, Question } from './activity-document';
import { checkReach } from './check-reach';
import { type Answers, visibleQuestions } from './survey';

const words = { 'zh-CN': '问', 'en-US': 'Ask' };
const choices = ['a', 'b'].map((id) => ({ id, text: words }));
const ask = (id: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ id, type, title: words, choices, ...more },
});
const first = [ask('one', 'single'), ask('many', 'multiple'), ask('rate', 'scale'), ask('note', 'information')];
const blocked = (...whens: Condition[]) =>
  checkReach([...first, ...whens.map((when, n) => ask(`q${n}`, 'text', { when }))]).map(({ pointer }) => pointer);

test.each<Condition>([
  { question: 'rate', above: 5 },
  { question: 'rate', below: 1 },
  { question: 'rate', is: 6 },
  { question: 'one', above: 1 },
  { question: 'one', includes: 'a' },
  { question: 'many', is: 'a' },
  { question: 'note', answered: true },
  { question: 'gone', answered: true },
  {
    all: [
      { question: 'one', is: 'a' },
      { question: 'one', is: 'b' },
    ],
  },
  {
    all: [
      { question: 'rate', above: 3 },
      { question: 'rate', below: 3 },
    ],
  },
  {
    any: [
      { question: 'rate', above: 9 },
      { question: 'many', is: 'b' },
    ],
  },
])('nobody sees a question when %o', (when) => {
  expect(blocked(when)).toEqual(['/questions/4/when']);
});

test('a question behind one that nobody sees is not seen either', () => {
  expect(blocked({ question: 'rate', above: 5 }, { question: 'q0', answered: true })).toHaveLength(2);
  expect(blocked({ question: 'rate', above: 4 }, { not: { question: 'q0', answered: true } })).toEqual([]);
});

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ question: fc.constant('one'), is: fc.constantFrom('a', 'b') }),
  fc.record({ question: fc.constant('many'), includes: fc.constantFrom('a', 'b') }),
  fc.record({ question: fc.constant('rate'), above: fc.integer({ min: -1, max: 7 }) }),
  fc.record({ question: fc.constant('rate'), below: fc.integer({ min: -1, max: 7 }) }),
  fc.record({ question: fc.constant('rate'), is: fc.integer({ min: -1, max: 7 }) }),
);
const parts = fc.array(leaf, { minLength: 1, maxLength: 3 });
const condition: fc.Arbitrary<Condition> = fc.oneof(
  leaf,
  fc.record({ all: parts }),
  fc.record({ any: parts }),
  fc.record({ not: leaf }),
);
const every: Answers[] = ['a', 'b', undefined].flatMap((one) =>
  [[], ['a'], ['b'], ['a', 'b']].flatMap((many) =>
    [1, 2, 3, 4, 5, undefined].map((rate) => ({ one, many, rate }) as Answers),
  ),
);

test('whatever is called unreachable is seen with no answers at all', () => {
  fc.assert(
    fc.property(condition, (when) => {
      const questions = [...first, ask('last', 'text', { when })];
      if (checkReach(questions).length === 0) return;
      for (const answers of every)
        expect(visibleQuestions(questions, answers).some(({ id }) => id === 'last')).toBe(false);
    }),
  );
});
