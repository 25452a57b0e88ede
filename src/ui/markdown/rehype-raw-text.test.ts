import fc from 'fast-check';
import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { rehypeRawText } from './rehype-raw-text';

/** The output for raw HTML at offset `before`. */
function pieces(value: string, before = 0): ElementContent[] {
  const place = (offset: number) => ({ line: 1, column: 1, offset });
  const raw = { type: 'raw', value, position: { start: place(before), end: place(before + value.length) } };
  const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [raw] } as unknown as Element;
  const tree: Root = { type: 'root', children: [paragraph] };
  rehypeRawText()(tree);
  return paragraph.children;
}
/** The text, with a bar for each line break. */
const words = (value: string) =>
  pieces(value)
    .map((piece) => (piece.type === 'text' ? piece.value : '|'))
    .join('');

describe('HTML in Markdown', () => {
  test('is read without its tags, with a break where it made a line', () => {
    expect(words('<b>hot</b> and <i title="a > b">loud</i>')).toBe('hot and loud');
    expect(words('one<br>two<br/>three')).toBe('one|two|three');
    expect(words('<p>one</p><p>two</p>')).toBe('one|two|');
  });

  test.each(['<script>alert(1)</script>', '<style>p{}</style>', '<script>no end', '<!-- a note -->', '<!-- no end'])(
    'leaves nothing of %s',
    (html) => expect(words(html).trim()).toBe(''),
  );

  test('reads the entities that people write, and leaves the others as they stand', () => {
    expect(words('80 &deg;C &plusmn; 5 &lt;b&gt; &#8451; &#x2103; &nbsp;x')).toBe('80 °C ± 5 <b> ℃ ℃  x');
    expect(words('&toString; &valueOf; &unknown; &#0; &#x110000;')).toBe(
      '&toString; &valueOf; &unknown; &#0; &#x110000;',
    );
  });

  test('keeps where each word stands in the source', () => {
    const html = '<td>轴承</td> <script>x</script><td>80 &lt; 90</td>';
    const places = pieces(html, 100).flatMap(({ position }) => (position ? [position] : []));
    const source = ' '.repeat(100) + html;
    expect(places.map(({ start, end }) => source.slice(start.offset, end.offset).trim())).toEqual([
      '轴承',
      '80 &lt; 90',
    ]);
  });

  test.each([
    ['tags', '<div '],
    ['tags with a quote', '<a "'],
    ['comments', '<!--'],
    ['scripts', '<script '],
    ['ends', '</'],
  ])('forty thousand %s that are never closed do not hold it up', (_name, open) => {
    expect(words(open.repeat(40_000))).not.toContain('<script>');
    expect(words(open + 'a'.repeat(100_000))).not.toContain('<script>');
  });

  test('never makes an element that it was given', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      'script',
      'img src=x onerror=y',
      '!--',
      '-->',
      '/',
      ' ',
      'a',
      '&',
      'lt;',
      'br',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        for (const piece of pieces(parts.join(''))) {
          if (piece.type === 'element') expect([piece.tagName, piece.children]).toEqual(['br', []]);
          else expect(piece.type).toBe('text');
        }
      }),
    );
  });
});
