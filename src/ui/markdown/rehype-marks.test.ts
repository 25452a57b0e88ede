import fc from 'fast-check';
import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { type Mark, rehypeMarks } from './rehype-marks';

const mark = (start: number, end: number, after = false): Mark => ({
  start,
  end,
  tag: 'mark',
  properties: { dataMark: `${start}` },
  ...(after && { after: { properties: { dataNote: `${start}` } } }),
});

/** Renders the paragraphs, separated by blank lines in the source. */
function render(paragraphs: string[], marks: Mark[], base = 0): Element[] {
  const source = paragraphs.join('\n\n');
  let at = 0;
  const children = paragraphs.map((value): Element => {
    const place = (offset: number) => ({ line: 1, column: 1, offset });
    const position = { start: place(at), end: place(at + value.length) };
    at += value.length + 2;
    return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value, position }] };
  });
  const tree: Root = { type: 'root', children };
  rehypeMarks({ marks, base, source })(tree);
  return tree.children as Element[];
}
const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
const marked = (paragraphs: Element[]) =>
  paragraphs.flatMap(({ children }) =>
    children.flatMap((child) => (child.type === 'element' && child.tagName === 'mark' ? [textOf(child)] : [])),
  );

test('a mark is as long as its words, and may reach over paragraphs', () => {
  expect(marked(render(['The bearing runs hot.'], [mark(4, 11)]))).toEqual(['bearing']);
  expect(marked(render(['one two', 'three four'], [mark(4, 14)]))).toEqual(['two', 'three']);
});

test('places count from the beginning of the whole text, not of this piece', () => {
  expect(marked(render(['bearing'], [mark(100, 104)], 100))).toEqual(['bear']);
  expect(marked(render(['bearing'], [mark(0, 4)], 100))).toEqual([]);
});

test('a note stands once, behind the last piece of its mark', () => {
  const [first, second] = render(['one two', 'three four'], [mark(4, 14, true)]);
  expect(first?.children).toHaveLength(2);
  expect(second?.children[1]).toMatchObject({ tagName: 'span', properties: { dataNote: '4' } });
});

test('whatever is marked, no letter is lost, and each mark holds its own', () => {
  const paragraph = fc.stringMatching(/^[a-z轴承 ]{1,20}$/).filter((text) => text.trim() === text);
  const input = fc.array(paragraph, { minLength: 1, maxLength: 4 }).chain((paragraphs) => {
    const length = paragraphs.join('\n\n').length;
    return fc.tuple(fc.constant(paragraphs), fc.uniqueArray(fc.nat(length), { maxLength: 6 }));
  });
  fc.assert(
    fc.property(input, ([paragraphs, places]) => {
      const ends = places.sort((a, b) => a - b);
      const marks = ends.flatMap((start, index) => {
        const end = ends[index + 1];
        return index % 2 === 0 && end !== undefined ? [mark(start, end)] : [];
      });
      const rendered = render(paragraphs, marks);
      expect(rendered.map(textOf)).toEqual(paragraphs);
      const wanted = marks.map(({ start, end }) => paragraphs.join('\n\n').slice(start, end));
      expect(marked(rendered).join('')).toBe(wanted.join('').replaceAll('\n', ''));
    }),
  );
});
