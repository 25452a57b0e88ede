import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { SendingState } from './SendingState';

afterEach(() => void vi.useRealTimers());

const record = { id: 'p', name: 'p.png', createdAt: '', file: new Blob(), size: { width: 9, height: 9 } };

test('mask spinner delay 1 s before the button shows', async () => {
  vi.useFakeTimers();
  const box = { x: 1, y: 1, width: 4, height: 4 };
  const state = {
    status: 'sending' as const,
    record: { ...record, box },
    at: { stage: 'upload' as const, share: 0.5 },
  };
  const cancel = vi.fn();
  await renderWithI18n(<SendingState state={state} onRetry={vi.fn()} onCancel={cancel} />, ['picture']);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
});
