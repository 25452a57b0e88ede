import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { isFaithful } from './faithful';

const hits = [aHit({ text: 'Grease with 12 g every 12 000 hours.' }), aHit({ text: 'Warm up for 8 minutes.' })];
const judge = (text: string, sources: number[] = [1]) =>
  isFaithful(text, [{ range: [0, text.length], sources }], hits, 'How much at 3000 r/min?');

test.each([
  ['Use 12 g [1].', true],
  ['Every 12,000 hours [1].', true],
  ['At 3000 r/min use 12 g [1].', true],
  ['1. Use 12 g [1].', true],
  ['Step 4: use 12 g [1].', true],
  ['第4步，加 12 g [1]。', true],
  ['第4条：12 g [1]。', false],
  ['Use 12 g.', false],
  ['Use 15 g [1].', false],
  ['Warm up for 8 minutes [1].', false],
])('%s: %s', (text, faithful) => {
  expect(judge(text)).toBe(faithful);
});

test('a number in a sentence without a citation stands in some source', () => {
  const text = 'Warm up for 8 minutes. Use 12 g [1].';
  expect(isFaithful(text, [{ range: [23, text.length], sources: [1] }], hits, '')).toBe(true);
  expect(isFaithful(text.replace('8', '9'), [{ range: [23, text.length], sources: [1] }], hits, '')).toBe(false);
});
