import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from './activity-document';
import {
  type Answer,
  type Answers,
  answerFault,
  answersToHandIn,
  type Form,
  progressOf,
  surveyFaults,
  visibleQuestions,
} from './survey';

const choices = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const types = ['single', 'multiple', 'text', 'number', 'scale', 'consent', 'ranking', 'date'] as const;

const leaf = (earlier: readonly string[]): fc.Arbitrary<Condition> =>
  fc.constantFrom(...earlier).chain((question) =>
    fc.oneof(
      fc.constantFrom('a', 'b', 1, true).map((is) => ({ question, is })),
      fc.constantFrom('a', 'b').map((includes) => ({ question, includes })),
      fc.integer({ min: 0, max: 5 }).map((above) => ({ question, above })),
      fc.integer({ min: 0, max: 5 }).map((below) => ({ question, below })),
      fc.constant({ question, answered: true as const }),
    ),
  );
const condition = (earlier: readonly string[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    leaf(earlier),
    fc.array(leaf(earlier), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(leaf(earlier), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    leaf(earlier).map((not) => ({ not })),
  );

const survey: fc.Arbitrary<Form[]> = fc
  .array(fc.record({ type: fc.constantFrom(...types), required: fc.boolean() }), { minLength: 1, maxLength: 12 })
  .chain((list) =>
    fc.tuple(
      ...list.map(({ type, required }, n): fc.Arbitrary<Form> => {
        const earlier = Array.from({ length: n }, (_, at) => `q${at}`);
        const when = n === 0 ? fc.constant(undefined) : fc.option(condition(earlier), { nil: undefined });
        return when.map((given) => ({ id: `q${n}`, type, required, choices, ...(given && { when: given }) }));
      }),
    ),
  );
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom<Answer>('a', 'b', 'z', '2026-10-24', '2026-02-30', 0, 1, 5, 99, true, false),
  fc.constantFrom<Answer>(['a'], ['a', 'b', 'c'], ['z'], [], {}),
);
const answers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...Array.from({ length: 12 }, (_, n) => `q${n}`)),
  answer,
);

test('what appears depends on what appears before it and nothing else', () => {
  fc.assert(
    fc.property(survey, answers, answers, (questions, given, other) => {
      const shown = visibleQuestions(questions, given);
      const ids = shown.map(({ id }) => id);
      // In the order of the survey, each once.
      expect(ids).toEqual(questions.map(({ id }) => id).filter((id) => ids.includes(id)));
      for (const [at, question] of questions.entries()) {
        const before = Object.fromEntries(questions.slice(0, at).map(({ id }) => [id, given[id]]));
        // Later answers and hidden ones change nothing.
        const mixed = { ...other, ...before };
        for (const { id } of questions) if (!ids.includes(id) && id in before) mixed[id] = other[id];
        const again = visibleQuestions(questions, mixed).some(({ id }) => id === question.id);
        expect(again).toBe(ids.includes(question.id));
      }
    }),
  );
});

test('what can be handed in has no faults, and handing it in again says the same', () => {
  fc.assert(
    fc.property(survey, answers, (questions, given) => {
      const handed = answersToHandIn(questions, given);
      expect(answersToHandIn(questions, handed)).toEqual(handed);
      expect(surveyFaults(questions, handed)).toEqual(surveyFaults(questions, given));
      const { done, of } = progressOf(questions, given);
      expect(done).toBeLessThanOrEqual(of);
      expect(Object.keys(handed)).toHaveLength(done);
    }),
  );
});

test('no value of any kind breaks the check of an answer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types, 'long' as const, 'matrix' as const),
      fc.anything(),
      fc.boolean(),
      (type, value, whole) => {
        const found = answerFault({ id: 'q', type, choices, rows: choices, required: true }, value, whole);
        expect(found === undefined || typeof found.fault === 'string').toBe(true);
      },
    ),
  );
});
