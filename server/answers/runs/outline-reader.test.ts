import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutlineReader } from './outline-reader';

function read(text: string) {
  const reader = createOutlineReader('b1');
  reader.add(text);
  reader.end();
  return reader.items();
}

test('headings with their level, plain title and place', () => {
  const text = '# 温度 [1]\n\n正文\n\n### **Limits** of [oil](x) `C3` ##\n';
  expect(read(text)).toEqual([
    { id: 'b1-h1', level: 1, title: '温度', block: 'b1', offset: 0 },
    { id: 'b1-h2', level: 3, title: 'Limits of oil C3', block: 'b1', offset: text.indexOf('###') },
  ]);
});

test('no headings: code, hash tags, empty and too deep ones', () => {
  const text = [
    '````py',
    '# comment',
    '```` still',
    '```',
    '# also code',
    '`````',
    '#tag',
    '#',
    '####### seven',
    '    # indented',
  ];
  expect(read(`${text.join('\n')}\n## 真的`).map((item) => item.title)).toEqual(['真的']);
});

test('a heading counts once its line is complete, or the text has ended', () => {
  const reader = createOutlineReader('b1');
  expect([reader.add('## 温'), reader.add('度'), reader.add('\n正'), reader.end()]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const last = createOutlineReader('b1');
  expect([last.add('## 温度'), last.end(), last.end()]).toEqual([false, true, false]);
});

test('the same whatever pieces the text comes in; offsets point at the marks', () => {
  const line = fc.oneof(fc.constantFrom('# a', '## b [2]', '```', '~~~~', 'text', '', '   ### c'), fc.string());
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (lines, sizes) => {
      const text = lines.join('\n');
      const reader = createOutlineReader('b1');
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        reader.add(text.slice(at, at + size));
        at += size;
      }
      reader.end();
      expect(reader.items()).toEqual(read(text));
      for (const item of reader.items()) expect(text.slice(item.offset)).toMatch(/^ {0,3}#{1,6}[ \t]/);
    }),
  );
});
