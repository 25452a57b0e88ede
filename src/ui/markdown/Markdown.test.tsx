import { render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown';
import { markdownParts } from './markdown-parts';
import type { Mark } from './rehype-marks';

const labels = {
  code: 'Code',
  copyCode: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  table: 'Table',
  picture: 'Image',
  done: 'Done',
  open: 'Open',
};
const parts = markdownParts({
  labels,
  citation: (n) => <button type="button">{n}</button>,
  note: (kind) => <i data-testid="note">{kind}</i>,
});

function show(text: string, marks: Mark[] = [], known?: ReadonlySet<number>) {
  return render(<Markdown text={text} parts={parts} prefix="d" top={2} marks={marks} known={known} />);
}
const mark = (start: number, end: number): Mark => ({ start, end, tag: 'mark', properties: { dataMark: 'm' } });
const marked = (box: HTMLElement) => [...box.querySelectorAll('[data-mark]')].map((each) => each.textContent).join('|');

describe('Markdown', () => {
  it('gives headings the level of the page and an id of where they stand', () => {
    show('# 轴承\n\ntext\n\n## 温度');
    expect(screen.getByRole('heading', { level: 2, name: '轴承' })).toHaveAttribute('id', 'd-h0');
    expect(screen.getByRole('heading', { level: 3, name: '温度' })).toHaveAttribute('id', 'd-h12');
  });

  it('keeps the elements of what only moves in an edited text, with an id of its own for each heading', () => {
    const shown = (text: string) => <Markdown text={text} parts={parts} prefix="d" top={2} edited />;
    const { rerender } = render(shown('one\n\n# 轴承\n\n# 轴承\n\nlast'));
    const before = [...screen.getAllByRole('heading'), screen.getByText('last')];
    rerender(shown('one more\n\n# 轴承\n\n# 轴承\n\nlast'));
    expect(before.every((one) => one.isConnected)).toBe(true);
    expect(new Set(screen.getAllByRole('heading').map(({ id }) => id)).size).toBe(2);
    rerender(shown('# 轴承\n\none more\n\nlast'));
    expect(document.body.textContent).toBe('轴承one morelast');
  });

  it('makes wide things scroll by keyboard and labels them', () => {
    show('| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done');
    expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  });

  it('runs no script and follows no script address', () => {
    const { container } = show(
      '<script>alert(1)</script>a<br>b <b onclick="x()">c</b>\n\n[k](javascript:alert(1)) ![p](http://x/y.png)',
    );
    expect(container.querySelector('script, [onclick], a[href^="javascript"], img')).toBeNull();
    expect(container).toHaveTextContent('Image: p');
    expect(container.querySelector('br')).not.toBeNull();
  });

  it('keeps the words of an HTML table and can mark inside it', () => {
    const text = '<table><tr><td>限值 &lt; 80</td></tr></table>';
    const { container } = show(text, [mark(text.indexOf('限值'), text.indexOf('</td>'))]);
    expect(marked(container)).toBe('限值 < 80');
  });

  it('draws link definitions of another block', () => {
    show('see [the guide][g]\n\nmore\n\n[g]: https://guide.example/');
    expect(screen.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', 'https://guide.example/');
  });

  it('shows formulas and code colours once their chunks are there', async () => {
    const { container } = show('压力 $p = \\frac{F}{A}$\n\n```json\n{"a": 1}\n```');
    await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull(), { timeout: 10_000 });
    await waitFor(() => expect(container.querySelector('.hljs-attr')).not.toBeNull());
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('shows as it is written what would take too long to read, and the rest as ever', () => {
    const { container } = show(`${'> '.repeat(5000)}deep\n\n**after** ${'<!--'.repeat(10)}`);
    expect(container.querySelector('[data-md="0"]')).toHaveTextContent('> > deep');
    expect(container.querySelector('blockquote')).toBeNull();
    expect(screen.getByText('after').tagName).toBe('STRONG');
  });

  it('shows no open sign while the text grows, and the text as it is once it has ended', () => {
    const text = '第一段。\n\n温度**过';
    const page = (growing: boolean) => <Markdown text={text} parts={parts} prefix="d" top={2} growing={growing} />;
    const { container, rerender } = render(page(true));
    expect(container).toHaveTextContent(/^第一段。\s*温度过$/);
    expect(screen.getByText('过').tagName).toBe('STRONG');
    rerender(page(false));
    expect(container).toHaveTextContent('温度**过');
  });

  it('does not take money for a formula', () => {
    const { container } = show('from $5 to $10, and $HOME');
    expect(container.querySelector('.katex')).toBeNull();
    expect(container).toHaveTextContent('from $5 to $10, and $HOME');
  });
});

describe('marks', () => {
  it('cross inline markup, blocks and code', () => {
    const text = 'a **bold *deep*** z\n\n- `x > 1`\n- y\n\n```ini\nspeed=1\nload=2\n```';
    const { container } = show(text, [mark(2, text.indexOf('load'))]);
    expect(marked(container).replaceAll('|', '')).toBe('bold deep zx > 1yspeed=1\n');
  });

  it('put one note behind the last piece, after the citation markers', () => {
    const text = 'Hot **part** [1][2]. Next.';
    const claim: Mark = {
      start: 0,
      end: 19,
      tag: 'span',
      properties: { dataMark: 'c' },
      after: { properties: { dataNote: 'partial' } },
    };
    const { container } = show(text, [claim], new Set([1, 2]));
    expect(screen.getAllByTestId('note')).toHaveLength(1);
    expect(container).toHaveTextContent('Hot part12partial. Next.');
  });

  it('find exactly the words they were made for', () => {
    const word = fc.constantFrom(
      '轴承',
      'speed',
      '\\*',
      '**b**',
      '*i*',
      '`c`',
      '&amp;',
      '😀',
      'a_b',
      ' ',
      '\n',
      '\n> ',
      '\n\n',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.array(word, { maxLength: 8 }),
        (before, after) => {
          const text = `${before.join('')} TARGET ${after.join('')}`;
          const start = text.indexOf('TARGET');
          const { container, unmount } = show(text, [mark(start, start + 6)]);
          expect(marked(container)).toBe('TARGET');
          unmount();
        },
      ),
      { numRuns: 30 },
    );
  });
});
