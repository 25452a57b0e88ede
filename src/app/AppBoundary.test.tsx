import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import { AppBoundary } from './AppBoundary';

function Broken(): never {
  throw new Error('frame is broken');
}

test('even then there is a page, with words to pass on and a way out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const words = createWords('en-US');
  await words.load('common');
  await act(async () =>
    render(
      <WordsContext value={words}>
        <AppBoundary>
          <Broken />
        </AppBoundary>
      </WordsContext>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText('frame is broken')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});
