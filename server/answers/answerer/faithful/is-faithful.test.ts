import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { isFaithful } from './is-faithful';

const hits = [aHit({ text: 'Grease with 12 g every 12 000 hours.' }), aHit({ text: 'Warm up for 8 minutes.' })];
const judge = (text: string, sources: number[] = [1]) =>
  isFaithful(text, [{ range: [0, text.length], sources, support: 'full' }], hits, 'How much at 3000 r/min?');

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
  expect(isFaithful(text, [{ range: [23, text.length], sources: [1], support: 'full' }], hits, '')).toBe(true);
  expect(
    isFaithful(text.replace('8', '9'), [{ range: [23, text.length], sources: [1], support: 'full' }], hits, ''),
  ).toBe(false);
});

const measured = [aHit({ text: 'Offset at most 0.05 mm, warm up for 30 min. | Gap | 4 |' })];
test.each([
  ['The offset is at most 0.05 mm [1].', true],
  ['偏差不超过 0.05 毫米 [1]。', true],
  ['The offset is at most 0.05 cm [1].', false],
  ['Warm up for 30 minutes [1].', true],
  ['Warm up for 30 s [1].', false],
  ['The gap is 4 mm [1].', true],
])('the unit of a number stands in the source: %s %s', (text, faithful) => {
  expect(isFaithful(text, [{ range: [0, text.length], sources: [1], support: 'full' }], measured, '')).toBe(faithful);
});

test('a sentence that allows what its source forbids is not faithful', () => {
  const rule = 'The guard must not be opened while the drum turns.';
  const judged = (text: string) => {
    const quotes = [{ source: 1, span: [0, rule.length] as [number, number], text: rule }];
    const cites = [{ range: [0, text.length] as [number, number], sources: [1], support: 'partial' as const, quotes }];
    return isFaithful(text, cites, [aHit({ text: rule })], '');
  };
  expect(judged('Never open the guard while the drum turns [1].')).toBe(true);
  expect(judged('The guard may be opened while the drum turns [1].')).toBe(false);
});
