import { expect, test } from 'vitest';
import { buildHit } from '../../../../tests/support/fake-answerer';
import { rowAnswer } from './row-answer';

const table = `Belts run straight within these limits.

| Belt speed r/min | Wander, new / worn mm |
|---|---|
| up to 500 | 4 / 9 |
| 500 to 900 | 3 / 6 |
| above 900 | 1 / 2 |

A drum at 450 r/min runs true while the belt wanders at most 9 mm.`;
const hit = buildHit({ docId: 'belt', title: 'Conveyor belts', headings: ['How far may a belt wander?'], text: table });
const asked = (question: string, hits = [hit]) => {
  const answer = rowAnswer(
    question,
    hits.map((one, index) => ({ hit: one, source: index + 1 })),
  );
  return answer && [answer.kind, ...answer.quotations.map((q) => q.hit.text.slice(q.start, q.end).split('\n')[0])];
};

test('the row that holds the condition, beneath its header, and no example of another one', () => {
  expect(asked('How far may a belt wander at 700 rpm?')).toEqual(['rows', '| 500 to 900 | 3 / 6 |']);
});

test('a value on the seam of two rows shows both', () => {
  expect(asked('How far may a belt wander at 500 rpm?')).toEqual([
    'rows',
    '| up to 500 | 4 / 9 |',
    '| 500 to 900 | 3 / 6 |',
  ]);
});

test('the sentence about the very value stands beneath the row', () => {
  expect(asked('How far may a belt wander at 450 rpm?')?.[2]).toMatch(/^A drum at 450/);
});

test('a condition that no row holds shows the table, as near as it comes', () => {
  const short = buildHit({ ...hit, text: table.replace('| above 900 | 1 / 2 |\n', '') });
  expect(asked('How far may a belt wander at 2000 rpm?', [short])?.[0]).toBe('outside');
});

test('a column of results in the same unit chooses nothing', () => {
  const text = '| Rated voltage (V) | Test voltage (V) |\n|---|---|\n| below 1000 | 500 |\n| 1000–2500 | 1000 |\n';
  const voltages = buildHit({ docId: 'v', title: 'Insulation', headings: ['Which test voltage for a winding?'], text });
  expect(asked('test voltage of a 500 V winding', [voltages])).toEqual(['rows', '| below 1000 | 500 |']);
});

test('a row is chosen by the name in its first cell, and by nothing where the question asks whether', () => {
  const text = '| Sign | Cause |\n|---|---|\n| Squeal | Dry idler |\n| Thump | Damaged splice |\n';
  const signs = buildHit({ docId: 's', title: 'Conveyor', headings: ['What does a sign at the conveyor mean?'], text });
  expect(asked('conveyor squeal sign', [signs])).toEqual(['rows', '| Squeal | Dry idler |']);
  expect(asked('Does a conveyor squeal?', [signs])).toBeNull();
});

test('a table about something else is not asked, whatever its numbers', () => {
  expect(asked('Which oil for a gearbox at 700 rpm?')).toBeNull();
});
