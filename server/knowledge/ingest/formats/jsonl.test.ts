import { expect, test } from 'vitest';
import { readJsonl } from './jsonl';

const read = (text: string) =>
  [...readJsonl({ source: 'a.jsonl', stem: 'a', extension: 'jsonl', bytes: Buffer.from(text) })].map((item) =>
    Array.isArray(item)
      ? item.map(({ source, markdown }) => [source, markdown])
      : `${item.source}: ${item.reason['en-US']}`,
  );

test('one bad line is reported by its number, and the others are read', () => {
  expect(read('{"text":"a"}\r\n\r\n{"text":\n[1]\nnull\n"x"\n{"text":"b"}')).toEqual([
    [['a.jsonl#1', 'a']],
    'a.jsonl#3: the line is not a JSON object; write one object per line',
    'a.jsonl#4: the line is not a JSON object; write one object per line',
    'a.jsonl#5: the line is not a JSON object; write one object per line',
    'a.jsonl#6: the line is not a JSON object; write one object per line',
    [['a.jsonl#7', 'b']],
  ]);
});

test('a byte order mark is not part of the first record', () => {
  expect(read('\ufeff{"text":"a"}')).toEqual([[['a.jsonl#1', 'a']]]);
});

test('names the keys of a shape it does not know, and not all of a thousand', () => {
  expect(read('{"foo":1,"bar":2}')).toEqual([
    'a.jsonl#1: no known kind of record has these fields: foo, bar; add one such as "text" or "markdown"',
  ]);
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`key${n}`, n]));
  expect(String(read(JSON.stringify(wide))[0]).length).toBeLessThan(170);
});

test('a key called __proto__ is a key', () => {
  expect(read('{"__proto__":{"text":"x"},"text":"a"}')).toEqual([
    [['a.jsonl#1', 'a\n\n## Other fields\n\n**Proto › Text**: x']],
  ]);
});
