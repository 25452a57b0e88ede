import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createWords } from '@/i18n/create-words';
import { WordsContext } from '@/i18n/use-translation';
import type { Locale } from '../../generated/locales';

/** A piece of a page by itself, with its words in hand: nothing has to wait. */
export async function renderWithWords(ui: ReactNode, namespaces: readonly string[], locale: Locale = 'en-US') {
  const words = createWords(locale);
  await Promise.all(namespaces.map((name) => words.load(name)));
  const around = (inner: ReactNode) => (
    <WordsContext value={words}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>{inner}</MemoryRouter>
      </FluentProvider>
    </WordsContext>
  );
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(around(ui));
  });
  const rerender = (next: ReactNode) => act(async () => view?.rerender(around(next)));
  return { words, rerender, unmount: () => view?.unmount() };
}
