import { describe, expect, test } from 'vitest';
import { isTangled } from './is-tangled';

describe('what would hold the page up is not read as Markdown', () => {
  test.each([
    '<!--',
    '<a ',
    '[',
    '![',
    '](',
    '[a](b',
    '[^a]:',
    '[a][',
    '**a ',
    '*a _b ',
    '_a ',
    '~~a ',
    '`` ` ',
    '\\[',
    '&',
    'a@b.',
    '$a$',
  ])('%s, without end', (mark) => expect(isTangled(mark.repeat(10_000))).toBe(true));

  test.each(['> ', '>', '- ', '1. ', '> - '])('%s within each other', (sign) => {
    expect(isTangled(`${sign.repeat(5000)} a`)).toBe(true);
    expect(isTangled(`${sign.repeat(10)} a`)).toBe(false);
  });

  test.each(['a\n', 'a\n=\n', '- a\n', '>\n', '|\n', '<div>\n'])('thousands of lines in one block: %j', (line) =>
    expect(isTangled(line.repeat(3000))).toBe(true),
  );

  test('lists that go in and in, and tables of two thousand columns', () => {
    expect(isTangled(Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'))).toBe(true);
    expect(isTangled(`${'|a'.repeat(2000)}|`)).toBe(true);
  });

  test('one paragraph of a hundred thousand characters', () => expect(isTangled('word '.repeat(20_000))).toBe(true));
});

describe('what people write is', () => {
  test.each<[string, string]>([
    ['a long list with bold words and sources', '- **Bearing** runs hot, see [1] and `T > 80` [2]\n'.repeat(150)],
    ['a table', `|a|b|c|\n|-|-|-|\n${'| 1 | **two** | [3] |\n'.repeat(250)}`],
    ['a page of prose', 'The *spindle* of [the mill](https://mill.example/a_b) gets warm. '.repeat(120)],
    ['code of any length', `\`\`\`python\n${'a[i] = b[j] * c_d  # <x>\n'.repeat(5000)}\`\`\``],
    ['code that is still being written', `~~~\n${'a[i] = b[j] * c_d\n'.repeat(5000)}`],
  ])('%s', (_, text) => expect(isTangled(text)).toBe(false));

  test('what follows code is read again', () => expect(isTangled(`\`\`\`\nx\n\`\`\`\n${'['.repeat(5000)}`)).toBe(true));
});
