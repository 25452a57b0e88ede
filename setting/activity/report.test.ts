import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from './activity-document';
import { createCrossTable, createReport, hideSmall, SMALLEST_GROUP } from './report';
import type { Answers } from './survey';

const words = { 'zh-CN': '问', 'en-US': 'Ask' };
const choices = ['a', 'b', 'c'].map((id) => ({ id, text: words }));
const ask = (id: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ id, type, title: words, choices, ...more },
});
const times = (count: number, answers: Answers) => Array.from({ length: count }, () => answers);

function report(questions: Question[], list: readonly Answers[]) {
  const made = createReport(questions);
  for (const answers of list) made.add(answers);
  return made.finish();
}

test('counts each type as it reads', () => {
  const { total, questions } = report(
    [
      ...[ask('one', 'single'), ask('many', 'multiple'), ask('rate', 'scale', { min: 1, max: 3 }), ask('n', 'number')],
      ...[ask('order', 'ranking'), ask('day', 'date'), ask('ok', 'consent'), ask('words', 'text')],
      ...[ask('grid', 'matrix', { rows: [{ id: 'r', text: words }] }), ask('note', 'information')],
    ],
    times(6, {
      ...{ one: 'a', many: ['a', 'c'], rate: 2, n: 10, order: ['b', 'a', 'c'], day: '2026-10-24', ok: true },
      ...{ words: 'hello', grid: { r: 'c' } },
    }),
  );
  const by = Object.fromEntries(questions.map((one) => [one.id, one]));
  const counts = (id: string) => by[id]?.cells.map(({ id: group, count }) => `${group} ${count}`);
  expect(total).toBe(6);
  expect(questions).toHaveLength(9);
  expect(counts('one')).toEqual(['a 6', 'b 0', 'c 0']);
  expect(counts('many')).toEqual(['a 6', 'b 0', 'c 6']);
  expect([counts('rate'), by.rate?.mean, by.n?.mean]).toEqual([['1 0', '2 6', '3 0'], 2, 10]);
  expect([counts('order'), counts('day'), counts('ok')]).toEqual([
    ['a 0', 'b 6', 'c 0'],
    ['2026-10 6'],
    ['true 6', 'false 0'],
  ]);
  expect(by.grid?.rows[0]?.cells[2]).toEqual({ id: 'c', count: 6 });
  expect([by.words?.answered, by.words?.cells]).toEqual([6, []]);
});

test('of fewer than five people nothing is said, not even a mean', () => {
  const { total, questions } = report([ask('rate', 'scale', { min: 1, max: 2 })], times(4, { rate: 2 }));
  expect(total).toBeNull();
  expect(questions[0]).toMatchObject({ answered: null, mean: null, cells: [{ count: null }, { count: null }] });
});

test('a small group takes another with it, or the sum would give it away', () => {
  expect(hideSmall([[30, 12, 3]])).toEqual([[30, null, null]]);
  expect(hideSmall([[30, 0, 3]])).toEqual([[null, 0, null]]);
  expect(hideSmall([[30, 2, 3]])).toEqual([[30, null, null]]);
  expect(hideSmall([[30, 12, 0]])).toEqual([[30, 12, 0]]);
});

test('a table of two questions hides small cells by rows and columns', () => {
  const table = createCrossTable(ask('x', 'single'), ask('y', 'single'));
  const list = [
    ...times(9, { x: 'a', y: 'a' }),
    ...times(8, { x: 'a', y: 'b' }),
    ...times(2, { x: 'b', y: 'a' }),
    ...times(7, { x: 'b', y: 'b' }),
    ...times(3, { x: 'a' }),
    ...times(1, { x: 'gone', y: 'a' }),
  ];
  for (const answers of list) table.add(answers);
  expect(table.finish().counts).toEqual([
    [null, null, 0],
    [null, null, 0],
    [0, 0, 0],
  ]);
});

test('no line of a table has one hidden cell only, and no small group is ever shown', () => {
  const line = fc.array(fc.nat({ max: 12 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (counts) => {
      const found = hideSmall(counts);
      const lines = [...found, ...(counts.length > 1 ? [0, 1, 2, 3].map((c) => found.map((row) => row[c])) : [])];
      for (const one of lines) expect(one.filter((count) => count === null).length).not.toBe(1);
      for (const count of found.flat()) if (count) expect(count).toBeGreaterThanOrEqual(SMALLEST_GROUP);
    }),
  );
});
