import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { RunBar } from './RunBar';

async function show(total: number, running = false) {
  const i18n = createI18n('en-US');
  await i18n.load('admin-preview');
  const [onStart, onCancel] = [vi.fn(), vi.fn()];
  await act(async () =>
    render(
      <I18nContext value={i18n}>
        <FluentProvider theme={webLightTheme}>
          <RunBar {...{ total, running, onStart, onCancel }} done={running ? 2 : 0} wrong={1} seconds={null} />
        </FluentProvider>
      </I18nContext>,
    ),
  );
  return { onStart, onCancel };
}

test('there is nothing to start before the views are known: such a run would be over at once', async () => {
  const { onStart } = await show(0);
  const start = screen.getByRole('button', { name: 'Check 0 views' });
  expect(start).toBeDisabled();
  await userEvent.click(start);
  expect(onStart).not.toHaveBeenCalled();
});

test('says how far it is, and can be stopped', async () => {
  const { onCancel } = await show(5, true);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 · 1 with errors');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
