import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { askedTerm } from './asked-term';
import { definitionAnswer } from './definition-answer';

test.each([
  ['What is the nip point?', 'nip point'],
  ['What does nip point mean', 'nip point'],
  ['跑偏是啥意思', '跑偏'],
  ['什么是跑偏？', '跑偏'],
  ['What is the limit of a belt?', null],
  ['What is the cause of wander?', null],
  ['皮带的张力是什么', null],
])('%s', (question, term) => expect(askedTerm(question)).toBe(term));

test('the sentence that begins with the term and says what it is, wherever it stands', () => {
  const text =
    'Guards keep hands off. A nip point (pinch point) is where belt and drum meet. A nip point needs a guard.';
  const found = definitionAnswer('What is a nip point?', [{ hit: aHit({ text }), source: 1 }]);
  expect(found && text.slice(found.start, found.end)).toBe('A nip point (pinch point) is where belt and drum meet.');
  expect(definitionAnswer('What is a splice?', [{ hit: aHit({ text }), source: 1 }])).toBeNull();
});
