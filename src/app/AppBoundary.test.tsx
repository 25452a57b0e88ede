import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { AppBoundary } from './AppBoundary';

function Broken(): never {
  throw new Error('frame is broken');
}

test('even then there is a page, with words to pass on and a way out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = createI18n('en-US');
  await i18n.load('common');
  await act(async () =>
    render(
      <I18nContext value={i18n}>
        <AppBoundary>
          <Broken />
        </AppBoundary>
      </I18nContext>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText('frame is broken')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});
