import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { Locale } from '../../generated/locales';

/** Renders a component with its texts loaded, so that nothing suspends. */
export async function renderWithI18n(ui: ReactNode, namespaces: readonly string[], locale: Locale = 'en-US') {
  const i18n = createI18n(locale);
  await Promise.all(namespaces.map((name) => i18n.load(name)));
  const around = (inner: ReactNode) => (
    <I18nContext value={i18n}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>{inner}</MemoryRouter>
      </FluentProvider>
    </I18nContext>
  );
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(around(ui));
  });
  const rerender = (next: ReactNode) => act(async () => view?.rerender(around(next)));
  return { i18n, rerender, unmount: () => view?.unmount() };
}
