import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import { StartQuestion } from './StartQuestion';

async function addressesFrom(path: string): Promise<string[]> {
  const seen: string[] = [];
  function Watch() {
    const { pathname, key } = useLocation();
    // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per navigation, also to the same address
    useEffect(() => {
      seen.push(pathname);
    }, [pathname, key]);
    return null;
  }
  const words = createWords('en-US');
  await words.load('answer');
  await act(async () =>
    render(
      <WordsContext value={words}>
        <MemoryRouter initialEntries={[path]}>
          <Watch />
          <StartQuestion />
        </MemoryRouter>
      </WordsContext>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return seen;
}

it('goes to the page that requests a question, once, wherever an operator has put it', async () => {
  expect(await addressesFrom('/q')).toEqual(['/q', '/qa']);
  expect(await addressesFrom('/qa')).toEqual(['/qa']);
});
