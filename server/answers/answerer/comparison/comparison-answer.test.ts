import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import type { SearchHit } from '../../../knowledge';
import { comparisonAnswer } from './comparison-answer';
import { sidesOf } from './sides';

test.each<[string, [string, string] | null]>([
  ['What is the difference between a flat belt and a V-belt?', ['flat belt', 'V-belt']],
  ['ISO 155 versus ISO 183', ['ISO 155', 'ISO 183']],
  ['平皮带和三角带有什么区别', ['平皮带', '三角带']],
  ['belt 1 vs 2 vs 3', null],
  ['How far may a belt wander?', null],
])('%s', (question, sides) => expect(sidesOf(question)).toEqual(sides));

const compared = (question: string, ...hits: SearchHit[]) =>
  comparisonAnswer(
    question,
    hits.map((hit, at) => ({ hit, source: at + 1 })),
  );
const flat = 'A flat belt is driven by friction alone.';
const toothed = 'A toothed belt is driven by its teeth.';

test('of each side the sentence that says what it is, in two columns', () => {
  const claim = compared('flat belt vs toothed belt', aHit({ text: `${flat} ${toothed}` }))?.claim;
  expect(claim?.text.join('')).toBe(`| flat belt | toothed belt |\n|---|---|\n| ${flat} 0 | ${toothed} 1 |`);
});

test('a sentence that opens with a side is about it, with or without a verb of being', () => {
  const text = '平皮带（PB）是靠摩擦传动的皮带。三角带（VB）耐油，最高约 80 °C。';
  const claim = compared('PB 与 VB 有什么区别', aHit({ text: '挂牌的区别在于人。' }), aHit({ text }))?.claim;
  expect(claim?.text.join('')).toContain('| PB | VB |');
});

test.each([
  '| | Flat belt | Toothed belt |\n|---|---|---|\n| Drive | friction | teeth |\n| Speed | high | low |\n',
  '| Kind | Drive | Speed |\n|---|---|---|\n| Flat belt | friction | high |\n| Toothed belt | teeth | low |\n',
])('a table that has both, whichever way it lies, one row per aspect', (text) => {
  const claim = compared('flat belt vs toothed belt', aHit({ text }))?.claim;
  expect(claim?.text[0]).toContain('| Flat belt | Toothed belt |');
  expect(claim?.text[0]).toContain('| Speed | high | low |');
});

test('a side that stands nowhere is told', () => {
  expect(compared('toothed belt vs flat belt', aHit({ text: toothed }))?.missing).toBe('flat belt');
  expect(compared('toothed belt vs flat belt', aHit({ text: 'Oil the chain.' }))).toBeNull();
});
