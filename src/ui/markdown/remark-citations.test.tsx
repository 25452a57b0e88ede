import { render } from '@testing-library/react';
import fc from 'fast-check';
import ReactMarkdown from 'react-markdown';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { remarkCitations } from './remark-citations';

function html(text: string, known: number[]): string {
  const { container, unmount } = render(
    <ReactMarkdown remarkPlugins={[remarkMath, [remarkCitations, { known: new Set(known) }]]}>{text}</ReactMarkdown>,
  );
  const result = container.innerHTML;
  unmount();
  return result;
}
const cite = (n: number) => `<sup data-n="${n}"></sup>`;
const WIDE = /[。！？]/;
const glued = (letter: string, ...numbers: number[]) =>
  `<span data-glue="${WIDE.test(letter) ? 'wide' : ''}">${letter}${numbers.map(cite).join('')}</span>`;

describe('remarkCitations', () => {
  it('turns known markers into citations, side by side too', () => {
    expect(html('热 [1][12]，冷［2］【1】。', [1, 2, 12])).toBe(`<p>${glued('热', 1, 12)}，${glued('冷', 2, 1)}。</p>`);
  });

  it('works inside emphasis, lists and tables, and leaves links alone', () => {
    expect(html('**hot [1]**\n\n- a [1]', [1])).toContain(`<strong>ho${glued('t', 1)}</strong>`);
    expect(html('[see [1]](https://a.example)', [1])).not.toContain('<sup');
  });

  it('leaves code, formulas, escapes and unknown numbers as they are', () => {
    for (const text of [
      '`a[1]`',
      '```\na[1]\n```',
      '$x_[1]$',
      'a \\[1] b',
      'a \\[1\\] b',
      'array[7]',
      '[1000]',
      '&#91;1]',
    ])
      expect(html(text, [1])).not.toContain('<sup');
    expect(html('a \\[1] b [1]', [1])).toBe(`<p>a [1] ${glued('b', 1)}</p>`);
  });

  it('keeps a marker on the line of the word before it', () => {
    expect(html('It runs hot 😀 [1] [2] then', [1, 2])).toBe(`<p>It runs hot ${glued('😀', 1, 2)} then</p>`);
    expect(html('[1] first', [1])).toBe(`<p>${glued('', 1)} first</p>`);
  });

  it('tells letters that bring a space along from those that do not', () => {
    expect(html('温度升高。 [1]停机。[1]', [1])).toBe(`<p>温度升高${glued('。', 1)}停机${glued('。', 1)}</p>`);
    expect(html('It is hot. [1] Stop.', [1])).toBe(`<p>It is hot${glued('.', 1)} Stop.</p>`);
  });

  it('never loses or adds a letter of the prose', () => {
    const word = fc.constantFrom('轴承 ', 'hot ', '[1]', '[2]', '[99]', '\\[1]', '`[1]`', '，');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const text = `x${words.join('')}x`;
        const withMarkers = html(text, [1, 2])
          .replace(/<sup data-n="(\d+)"><\/sup>/g, '[$1]')
          .replace(/<span data-glue="(?:wide)?">(.*?)<\/span>/g, '$1');
        const bare = (value: string) => value.replace(/\s+/g, '');
        expect(bare(withMarkers)).toBe(bare(html(text, [])));
      }),
    );
  });
});
