import { describe, expect, test } from 'vitest';
import type { Line } from './pdf-lines';
import { linesToMarkdown } from './pdf-markdown';

/** Lines from the top of a page, 12 points apart; a number before a text is its type size. */
function page(...lines: (string | [number, string])[]): Line[] {
  return lines.map((line, index) => {
    const [size, text] = typeof line === 'string' ? [10, line] : line;
    return { text, size, y: 800 - index * 12 };
  });
}
const markdown = (...pages: Line[][]) => linesToMarkdown(pages, (text) => text).markdown;

describe('paragraphs', () => {
  test('wrapped lines are joined: with a space, without one in Chinese, without the hyphen of a divided word', () => {
    expect(markdown(page('The bearing of the pump that runs hot holds', 'too much lubri-', 'cant grease.'))).toBe(
      'The bearing of the pump that runs hot holds too much lubricant grease.',
    );
    expect(markdown(page('主轴轴承温度过高时，', '应先检查润滑脂'))).toBe('主轴轴承温度过高时，应先检查润滑脂');
  });

  test('a hyphen before a capital or a figure is part of a name, a dash between words is none', () => {
    const joined = (first: string, second: string) => markdown(page(`open the valve of the pump ${first}`, second));
    expect(joined('named P-', '101 before the start')).toContain('named P-101 before');
    expect(joined('with ISO-', 'VG 46 in it')).toContain('ISO-VG 46');
    expect(joined('slowly -', '101 turns')).toContain('slowly - 101');
  });

  test('a gap, a short line that ends a sentence, and an item of a list begin another one', () => {
    const wide = page('One line of words.', 'far below').map((line, index) => ({ ...line, y: 800 - index * 40 }));
    expect(markdown(wide)).toBe('One line of words.\n\nfar below');
    expect(markdown(page('It stops.', 'Next one begins here'))).toBe('It stops.\n\nNext one begins here');
    expect(markdown(page('• oil level', '• temperature'))).toBe('- oil level\n\n- temperature');
  });

  test('what Markdown would take for markup is kept as text', () => {
    expect(markdown(page('# of parts: 3 * 4 [see_below]'))).toBe('\\# of parts: 3 \\* 4 \\[see\\_below\\]');
    expect(markdown(page('> 80 degrees'))).toBe('\\> 80 degrees');
  });
});

describe('headings', () => {
  const body = page(...Array.from({ length: 6 }, (_, n) => `a line of the body text, number ${'abcdef'[n]}`));
  const headed = (size: number, text: string) => markdown([...page([size, text]), ...body]).split('\n')[0];

  test('come from larger type, in three steps', () => {
    expect(
      [16, 13, 11.5, 10].map((size) => headed(size, 'Maintenance')).map((line) => /^#*/.exec(line ?? '')?.[0]),
    ).toEqual(['#', '##', '###', '']);
  });

  test('a sentence is none, however large, nor is a very long line', () => {
    expect(headed(20, '请先停机。')).not.toMatch(/^#/);
    expect(headed(20, 'word '.repeat(20).trim())).not.toMatch(/^#/);
  });
});

describe('pages', () => {
  const book = (pages: number, head = 'ACME manual', foot = (n: number) => `Page ${n} of ${pages}`) =>
    Array.from({ length: pages }, (_, n) =>
      page(head, `Text of part ${'abcdefgh'[n]} stands here`, 'and goes on', foot(n + 1)),
    );

  test('heads and feet that stand on every page are left out', () => {
    const text = markdown(...book(6));
    expect(text).not.toMatch(/ACME|Page/);
    expect(text).toContain('Text of part f stands here and goes on');
  });

  test('on two pages nothing is taken for a head', () => {
    expect(markdown(...book(2))).toContain('ACME');
  });

  test('a first line that is another one on each page is text', () => {
    expect(
      markdown(...book(6).map((lines, n) => [...page(`Chapter about ${'uvwxyz'[n]}`), ...lines.slice(1)])),
    ).toContain('Chapter about z');
  });

  test('each begins where its text begins, also one that is empty', () => {
    const { markdown: text, offsets } = linesToMarkdown([page('one'), [], page('three')], (value) => value);
    expect(offsets).toEqual([
      { page: 1, offset: 0 },
      { page: 2, offset: 5 },
      { page: 3, offset: 5 },
    ]);
    expect(text.slice(5)).toBe('three');
  });

  test('none at all is no text', () =>
    expect(linesToMarkdown([], (value) => value)).toEqual({ markdown: '', offsets: [] }));
});
