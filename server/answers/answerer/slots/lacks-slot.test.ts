import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { planAnswer } from '../plan-answer';
import { quotationOf } from '../quotation';
import { lacksSlot } from './lacks-slot';

const lacks = (question: string, text: string) =>
  lacksSlot(question, [quotationOf(aHit({ text }), 1, { start: 0, end: text.length, kind: 'sentence' })]);

test.each([
  [
    'What does a new belt cost?',
    'A belt with $d_m$ of 40 mm carries the goods.',
    'A belt is bought at a price by the metre.',
  ],
  ['Which colour has the belt?', 'A belt carries the goods.', 'Food belts are blue.'],
  ['皮带多少钱一米', '皮带单元由滚筒驱动。', '皮带每米 40 元。'],
  ['皮带有多厚', '皮带由滚筒驱动。', '皮带厚 8 mm。'],
  ['皮带找哪家供应商', '皮带由滚筒驱动。', '皮带由合格供应商提供。'],
])('%s', (question, silent, telling) => {
  expect(lacks(question, silent)).toBe(true);
  expect(lacks(question, telling)).toBe(false);
});

test('a question that asks for none of these lacks none', () => {
  expect(lacks('How do I fit a brand-new belt?', 'Slacken the drum.')).toBe(false);
});

test('what speaks of the thing alone is only related', () => {
  const hit = aHit({
    title: 'Conveyor belts',
    text: 'A conveyor belt carries the goods. A conveyor belt must run straight.',
    found: 3,
  });
  expect(planAnswer({ question: 'How must a conveyor belt run?', locale: 'en-US', hits: [hit] }).kind).toBe('answer');
  expect(planAnswer({ question: 'What does a conveyor belt cost?', locale: 'en-US', hits: [hit] }).kind).toBe('near');
});
