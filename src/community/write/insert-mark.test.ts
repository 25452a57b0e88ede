import { expect, test } from 'vitest';
import { insertBlock, insertMark, type MarkKind, tableOf } from './insert-mark';

/** `[` and `]` stand for the ends of the selection. */
function press(kind: MarkKind, marked: string): string {
  const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
  const text = marked.replace(/[[\]]/g, '');
  const { from, to, text: made, select } = insertMark(kind, text, start, end);
  const next = text.slice(0, from) + made + text.slice(to);
  return `${next.slice(0, select[0])}‹${next.slice(...select)}›${next.slice(select[1])}`;
}

test.each<[MarkKind, string, string]>([
  ['bold', 'a [b] c', 'a **‹b›** c'],
  ['italic', '[]', '*‹›*'],
  ['link', 'see [this]', 'see [‹this›](https://)'],
  ['formula', '[x^2]', '$‹x^2›$'],
  ['code', '[x]', '`‹x›`'],
  ['code', '[a\nb]', '```\n‹a\nb›\n```'],
  ['heading', 'a\nb[]c\nd', 'a\n## bc‹›\nd'],
  ['list', '[a\nb]', '- a\n- b‹›'],
  ['numbers', 'x\n[a\nb]', 'x\n1. a\n2. b‹›'],
  ['quote', 'a[]', '> a‹›'],
])('%s on %j', (kind, before, after) => expect(press(kind, before)).toBe(after));

test('a table stands in a paragraph of its own, with its first cell selected', () => {
  const table = tableOf(1, 2);
  expect(table).toBe('|    |    |\n| -- | -- |\n|    |    |');
  expect(insertBlock('ab\nc', 1, table, [2, 4])).toEqual({ from: 2, to: 2, text: `\n\n${table}\n`, select: [6, 8] });
  expect(insertBlock('', 0, table, [2, 4])).toEqual({ from: 0, to: 0, text: `${table}\n`, select: [2, 4] });
  expect(insertBlock('a\n\n', 3, table, [2, 4]).text).toBe(`${table}\n`);
});
