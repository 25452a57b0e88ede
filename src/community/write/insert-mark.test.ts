import { expect, test } from 'vitest';
import { insertMark, type MarkKind } from './insert-mark';

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
  ['table', 'ab[]\nc', 'ab\n\n| ‹A› | B |\n|---|---|\n|   |   |\n\nc'],
  ['table', '[]', '| ‹A› | B |\n|---|---|\n|   |   |\n'],
])('%s on %j', (kind, before, after) => expect(press(kind, before)).toBe(after));
