import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import type { RunSource } from '@/stream/types';
import { PrintedSources } from './PrintedSources';

const words = createWords('en-US');
beforeAll(() => words.load('answer'));

const source = { n: 1, sid: 's1', title: 'Bearings', headings: ['Bearings', 'Heat'], page: 4, lang: 'en' };
const page = (
  <WordsContext value={words}>
    <PrintedSources sources={[source as unknown as RunSource]} />
  </WordsContext>
);
afterEach(() => vi.unstubAllGlobals());
const media = (printed: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: printed && query === 'print',
    addEventListener() {},
    removeEventListener() {},
  }));

test('stands below the answer on paper only', () => {
  media(false);
  const { unmount } = render(page);
  expect(screen.queryByText('Sources')).toBeNull();
  unmount();
  media(true);
  render(page);
  expect(screen.getByRole('listitem')).toHaveTextContent('1. Bearings › Heat › Page 4');
});
