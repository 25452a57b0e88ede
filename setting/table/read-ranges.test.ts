import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangesIn } from './read-ranges';
import { readSentence } from './read-sentence';
import { isTable, readTable } from './read-table';
import { isResult, runQuery } from './run-query';

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 28, 15, 30);

describe('ranges of dates in words', () => {
  test.each([
    ['alerts last week', 'alerts 2026-11-16..2026-11-22'],
    ['上周的报警', '2026-11-16..2026-11-22 的报警'],
    ['this week', '2026-11-23..2026-11-29'],
    ['alerts yesterday', 'alerts 2026-11-27..2026-11-27'],
    ['今天有多少报警', '2026-11-28..2026-11-28 有多少报警'],
    ['in the last 3 days', '2026-11-26..2026-11-28'],
    ['最近7天', '2026-11-22..2026-11-28'],
    ['last month', '2026-10-01..2026-10-31'],
    ['去年', '2025-01-01..2025-12-31'],
    ['alerts in the last shift', 'alerts 2026-11-28 06:00..2026-11-28 13:59'],
    ['上一班的报警', '2026-11-28 06:00..2026-11-28 13:59 的报警'],
    ['this shift', '2026-11-28 14:00..2026-11-28 21:59'],
    ['march 3 to 5', '2026-03-03..2026-03-05'],
    ['from december 30 to january 2', '2025-12-30..2026-01-02'],
    ['between march 3 and april 2, 2024', '2024-03-03..2024-04-02'],
    ['3月3日到5日', '2026-03-03..2026-03-05'],
    ['2024年3月3日至4月2日', '2024-03-03..2024-04-02'],
    ['from 2026-01-03 to 2026-01-05', '2026-01-03..2026-01-05'],
  ])('%s', (sentence, read) => expect(rangesIn(sentence, NOW)).toBe(read));

  test('what is no range of real dates is left as it is', () => {
    for (const sentence of [
      'february 28 to 30',
      '2月28日到30日',
      'from 2026-02-05 to 2026-02-01',
      '上周三',
      'the last row',
    ])
      expect(rangesIn(sentence, NOW)).toBe(sentence);
  });

  test('the shift before begins where this one ends less one, at any hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_440 * 400 }), (minute) => {
        const now = NOW + minute * 60_000;
        const [before, here] = ['last shift', 'this shift'].map((words) => rangesIn(words, now).split('..'));
        const at = (text = '') => Date.parse(`${text.replace(' ', 'T')}:00Z`);
        expect(at(here?.[0]) - at(before?.[1])).toBe(60_000);
        expect(at(here?.[0])).toBeLessThanOrEqual(now);
        expect(at(here?.[1]) + 60_000).toBeGreaterThan(now);
      }),
    );
  });
});

const table = readTable(
  'Time,Machine,Minutes\n2026-11-20 10:00,P1,5\n2026-11-28 07:00,P1,7\n2026-11-28 13:59,P2,11\n2026-11-28 14:00,P2,13\n',
);

test.each([
  ['how many alerts last week?', 1],
  ['上周有多少报警？', 1],
  ['How many alerts were there in the last shift?', 2],
  ['total Minutes in the last shift', 18],
  ['总Minutes from November 20 to 28', 36],
])('%s is calculated from the rows of the range', (sentence, value) => {
  if (!isTable(table)) throw new Error('no table');
  const { query, whole } = readSentence(sentence, table, NOW);
  const result = runQuery(table, query);
  expect([whole, isResult(result) && result.groups[0]?.values[0]?.value]).toEqual([true, value]);
});
