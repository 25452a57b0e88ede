import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { StartQuestion } from './View';

async function addressesFrom(path: string): Promise<string[]> {
  const seen: string[] = [];
  function Watch() {
    const { pathname, key } = useLocation();
    // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per navigation, even to the same address
    useEffect(() => {
      seen.push(pathname);
    }, [pathname, key]);
    return null;
  }
  const i18n = createI18n('en-US');
  await i18n.load('answer');
  await act(async () =>
    render(
      <I18nContext value={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <Watch />
          <StartQuestion />
        </MemoryRouter>
      </I18nContext>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return seen;
}

it('goes to the page that requests a question, once, wherever an operator has put it', async () => {
  expect(await addressesFrom('/q')).toEqual(['/q', '/qa']);
  expect(await addressesFrom('/qa')).toEqual(['/qa']);
});
