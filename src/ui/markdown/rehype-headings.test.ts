import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { headingId } from './heading-id';
import { rehypeHeadings } from './rehype-headings';

const heading = (tagName: string, offset?: number): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
  ...(offset !== undefined && {
    position: { start: { line: 1, column: 1, offset }, end: { line: 1, column: 1, offset } },
  }),
});

function shown(options: Parameters<typeof rehypeHeadings>[0], ...children: Element[]): Element[] {
  const tree: Root = { type: 'root', children };
  rehypeHeadings(options)(tree);
  return children;
}

describe('headings of a text', () => {
  const options = { top: 3, base: 100, prefix: 'a' };

  test('take the levels of the page, never below the sixth, and look like their own', () => {
    const all = shown(options, ...['h1', 'h2', 'h4', 'h6'].map((name) => heading(name, 0)));
    expect(all.map(({ tagName }) => tagName)).toEqual(['h3', 'h4', 'h6', 'h6']);
    expect(all.map(({ properties }) => properties.dataH)).toEqual(['1', '2', '4', '6']);
  });

  test('are called by where they are written in the whole text, so that equal ones are told apart', () => {
    const [first, second] = shown(options, heading('h2', 0), heading('h2', 40));
    expect([first?.properties.id, second?.properties.id]).toEqual([headingId('a', 100), headingId('a', 140)]);
    expect(first?.properties.tabIndex).toBe(-1);
  });

  test('inside of something else are found, and what is no heading is left alone', () => {
    const quote = { ...heading('blockquote'), children: [heading('h1', 7)] };
    const all = shown(options, quote, heading('hr', 9));
    expect(all[0]?.children).toMatchObject([{ tagName: 'h3' }]);
    expect(all[1]).toEqual(heading('hr', 9));
  });
});
