import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CitationMark } from './CitationMark';
import { CitationProvider } from './CitationProvider';
import type { CitedSource } from './citation-context';

const sources: CitedSource[] = [
  { n: 1, title: '轴承温度', headings: ['运行', '限值'], page: null, quote: '不应超过 80 ℃', lang: 'zh' },
  { n: 2, title: 'Greasing', headings: [], page: 12, quote: 'Every 500 h', lang: 'en' },
];
const labels = {
  marker: (source: CitedSource) => `Source ${source.n}: ${source.title}`,
  page: (page: number) => `p. ${page}`,
};

function Page() {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <CitationProvider sources={sources} labels={labels} opened={opened} onOpen={(n) => setOpened(n)}>
      <p data-citations="">
        A <CitationMark n={1} /> B <CitationMark n={2} /> C <CitationMark n={3} />
      </p>
    </CitationProvider>
  );
}

it('shows the source on focus, describes the marker by it, and lets Escape put it away', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Source 1: 轴承温度' })).toHaveAccessibleDescription(/运行 › 限值.*80 ℃/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('goes from one citation to the next with the arrow keys and opens with Enter', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const second = screen.getByRole('button', { name: 'Source 2: Greasing' });
  expect(second).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('p. 12');
  await user.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('keeps the card while the pointer is on it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(screen.getByRole('button', { name: /Source 2/ }));
  await user.hover(screen.getByRole('tooltip'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.unhover(screen.getByRole('tooltip'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('leaves the number of an unknown source as text', () => {
  render(<Page />);
  expect(screen.getByText(/\[3\]/)).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('shows the very words behind the claim that is looked at, and tells which claim was pressed', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  const wordsOf = (claim: string, n: number) => (claim === 'c1' && n === 2 ? 'Grease every 500 h.' : undefined);
  render(
    <CitationProvider sources={sources} labels={labels} opened={null} onOpen={onOpen} wordsOf={wordsOf}>
      <span data-claim="c1">
        A <CitationMark n={2} />
      </span>
      <CitationMark n={1} />
    </CitationProvider>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Grease every 500 h.');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(2, 'c1');
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('不应超过 80 ℃');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(1, undefined);
});
