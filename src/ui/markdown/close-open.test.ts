import fc from 'fast-check';
import type { Root } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { closeOpen } from './close-open';
import { remarkHanText } from './remark-han-text';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkHanText).freeze();
const seen = (text: string) => wordsOf(processor.runSync(processor.parse(text)) as Root).replace(/\s+/g, '');

test.each([
  ['a **bo', 'a **bo**'],
  ['a **bold*', 'a **bold**'],
  ['a **bold** b', 'a **bold** b'],
  ['a **', 'a'],
  ['**a *b', '**a *b***'],
  ['**注意：', '**注意：**'],
  ['use `x', 'use `x`'],
  ['use ``a`b', 'use ``a`b``'],
  ['use `', 'use'],
  ['see [the guide', 'see [the guide]()'],
  ['see [the guide](https://a.exa', 'see [the guide]()'],
  ['see [the guide](https://a.example) now', 'see [the guide](https://a.example) now'],
  ['**see [the gui', '**see [the gui]()**'],
  ['hot [1', 'hot'],
  ['hot 【2', 'hot'],
  ['hot [1]', 'hot [1]'],
  ['~~ol', '~~ol~~'],
  ['a <br', 'a'],
  ['a \\', 'a'],
])('%s is shown as %s', (written, shown) => {
  expect(closeOpen(written)).toBe(shown);
});

test.each(['2 * 3', 'a_b', '5 < 6 and more', 'snake_case', 'x[0] + y', '\\*not', '`**`', '~5 mm', 'p < 0.05*'])(
  'prose keeps its signs: %s',
  (text) => expect(closeOpen(`${text} mm`)).toBe(`${text} mm`),
);

test.each([
  ['Text\n-', 'Text'],
  ['Text\n==', 'Text'],
  ['Text\n\n#', 'Text'],
  ['Text\n\n1', 'Text'],
  ['- a\n- ', '- a'],
  ['- a\n- [', '- a'],
  ['- a\n- [x] do', '- a\n- [x] do'],
  ['Text\n\n``', 'Text'],
])('what only begins a line is held back: %j', (written, shown) => {
  expect(closeOpen(written).trimEnd()).toBe(shown);
});

test('a table appears with its head and grows by what is in its cells', () => {
  const text = '| Part | Limit |\n| --- | ---: |\n| **Bearing** | 80 |\n';
  const tables = new Set<string>();
  for (let end = 1; end <= text.length; end += 1) {
    const shown = closeOpen(text.slice(0, end));
    if (shown.trim() === '') continue;
    const [table, ...more] = (processor.parse(shown) as Root).children;
    expect([table?.type, more.length]).toEqual(['table', 0]);
    tables.add(seen(shown));
  }
  expect([...tables][0]).toBe('PartLimit');
  expect([...tables].at(-1)).toBe('PartLimitBearing80');
  for (const words of tables) expect('PartLimitBearing80'.startsWith(words)).toBe(true);
});

test('code in a fence is shown as it is, but for half of its end', () => {
  expect(closeOpen('```py\na = b[**')).toBe('```py\na = b[**');
  expect(closeOpen('```py\na\n``')).toBe('```py\na');
  expect(closeOpen('```py\na\n```')).toBe('```py\na\n```');
});

const word = fc.constantFrom('轴承', '温度', 'oil', 'speed 80', '6205', '检查：', '（见下）', 'a_b', '5 × 3');
const inline = fc.letrec<{ span: string; text: string }>((tie) => ({
  text: fc.array(fc.oneof(word, tie('span')), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' ')),
  span: fc.oneof(
    { maxDepth: 3 },
    word.map((text) => `\`${text}\``),
    tie('text')
      .filter((text) => !text.includes('*'))
      .map((text) => `**${text}**`),
    word.map((text) => `*${text}*`),
    word.map((text) => `~~${text}~~`),
    word.map((text) => `[${text}](https://a.example/x_y)`),
    word.map((text) => `${text} [1]`),
  ),
})).text;
const paragraph = fc.oneof(
  inline,
  inline.map((text) => `## ${text}`),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item, at) => `${at + 1}. ${item}`).join('\n')),
  inline.map((text) => `> ${text}`),
  fc
    .array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
    .map(([head, ...rows]) => [head, ['---', '---'], ...rows].map((cells) => `| ${cells?.join(' | ')} |`).join('\n')),
  word.map((text) => `\`\`\`ini\n${text}\n\`\`\``),
);

test('whatever is shown of a growing text stays: no sign flashes up and no word goes again', () => {
  fc.assert(
    fc.property(paragraph, (text) => {
      const whole = seen(text);
      for (let end = 0; end <= text.length; end += 1) {
        const shown = seen(closeOpen(text.slice(0, end)));
        expect([text.slice(0, end), whole.slice(0, shown.length)]).toEqual([text.slice(0, end), shown]);
      }
      // A lone number may become a list item until its line has ended.
      expect(seen(closeOpen(`${text}\n`))).toBe(whole);
    }),
    { numRuns: 30 },
  );
});

test('all that is kept of a text keeps its place, whatever the text is', () => {
  const signs = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '``',
    '[',
    ']',
    '(',
    ')',
    '|',
    '\n',
    '\n\n',
    '~~',
    '\\',
    '<',
    '#',
    '-',
    ' ',
    'a',
    '轴',
    '1',
    '$',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const shown = closeOpen(text);
      let same = 0;
      while (same < shown.length && shown[same] === text[same]) same += 1;
      expect(shown.slice(same)).toMatch(/^[`*_~\](\n|: -]*\)?[`*_~\]()]*$/);
    }),
    { numRuns: 300 },
  );
});
