import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { Toaster } from './Toaster';
import { currentToasts, dismissToast, showToast, type ToastRequest } from './toasts';

const i18n = createI18n('en-US');
beforeAll(() => Promise.all([i18n.load('common'), i18n.load('errors')]));
const dismissAll = () => {
  for (const { id } of currentToasts()) dismissToast(id);
};
beforeEach(() => {
  // The list is module state, so other test files may have left toasts in it.
  dismissAll();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  dismissAll();
});

async function toast(request: Partial<ToastRequest>) {
  await act(async () =>
    render(
      <I18nContext value={i18n}>
        <Toaster />
      </I18nContext>,
    ),
  );
  act(() => showToast({ intent: 'error', text: 'No luck', durationMs: 5000, cause: 'x', ...request }));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Toaster', () => {
  test('goes by itself after its time', async () => {
    await toast({});
    expect(screen.getByRole('alert')).toHaveTextContent('No luck');
    await wait(5000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('waits while the pointer or the focus is on it', async () => {
    await toast({ intent: 'info' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    await wait(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
    await wait(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
    await wait(5000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is dismissed, or acted on, and then gone', async () => {
    const run = vi.fn();
    await toast({ action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => showToast({ intent: 'error', text: 'Again', durationMs: 5000, cause: 'x' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('has words of ours where the server has none', async () => {
    await toast({ text: undefined, textKey: 'errors:stream.http', values: { status: 502 } });
    expect(screen.getByRole('alert')).toHaveTextContent('502');
  });
});
