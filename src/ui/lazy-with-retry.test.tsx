import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry';
import { currentToasts, dismissToast } from './toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const Dialog = ({ name }: { name: string }) => <p>Dialog for {name}</p>;

test('a part that cannot be fetched leaves the page as it is, says so, and comes with the network', async () => {
  const load = vi.fn(async () => Dialog);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyWithRetry(load);
  await act(async () =>
    render(
      <main>
        <input aria-label="Question" defaultValue="what was typed" />
        <Suspense>
          <Part name="you" />
        </Suspense>
      </main>,
    ),
  );
  expect(screen.getByRole('textbox')).toHaveValue('what was typed');
  expect(currentToasts().map(({ textKey }) => textKey)).toContain('common:chunk.text');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Dialog for you')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('what was typed');
});

test('without a network no notice comes besides the bar that says so', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazyWithRetry(vi.fn(async () => Dialog).mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await act(async () => render(<Suspense>{<Part name="you" />}</Suspense>));
  expect(currentToasts()).toEqual([]);
  offline.mockRestore();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Dialog for you')).toBeInTheDocument();
});
