import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18n } from '@/i18n/i18n';
import { I18nContext } from '@/i18n/use-translation';
import { currentToasts, dismissToast, showToast } from '@/ui/toasts';
import { Notices } from './Notices';

const i18n = createI18n('en-US');
beforeAll(() => Promise.all([i18n.load('common'), i18n.load('errors')]));
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) dismissToast(id);
});
const show = () =>
  act(async () =>
    render(
      <I18nContext value={i18n}>
        <Notices />
      </I18nContext>,
    ),
  );

test('says when the network is gone and when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await show();
  expect(screen.queryByText(/offline/)).toBeNull();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/offline/)).toBeNull();
});

const serverAnswers = (answer: () => Promise<Response>) => vi.spyOn(window, 'fetch').mockImplementation(answer);
const startedBy = (script: string) => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', script);
  return entry;
};
const missFile = () => act(async () => void window.dispatchEvent(new Event('vite:preloadError')));

test('offers a reload when another build is out, and does not reload by itself', async () => {
  const entry = document.head.appendChild(startedBy('/assets/index-a.js'));
  serverAnswers(async () => new Response(startedBy('/assets/index-b.js').outerHTML));
  await show();
  await missFile();
  expect(await screen.findByText(/A new version is available/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  entry.remove();
});

test('does not take a lost network for a new version', async () => {
  const ask = serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  await show();
  await missFile();
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.queryByText(/A new version is available/)).toBeNull();
});

test('shows passing notices', async () => {
  await show();
  await act(async () => showToast({ intent: 'info', text: 'Saved', durationMs: 5000, cause: 'save' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

test('a notice whose words cannot be fetched holds nothing else up', async () => {
  const inHand = { toast: { region: 'Notices', dismiss: 'Dismiss' }, offline: { text: 'You are offline.' } };
  const own = new I18n('en-US', async (_, name) => (name === 'common' ? inHand : new Promise(() => undefined)));
  await own.load('common');
  await act(async () =>
    render(
      <I18nContext value={own}>
        <Notices />
      </I18nContext>,
    ),
  );
  await act(async () => showToast({ intent: 'error', textKey: 'errors:network', durationMs: 5000, cause: 'network' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline.')).toBeVisible();
});
