import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { writePreference } from '@/browser/preference-cookie';
import { resetMocks } from '@/mocks/create-handlers';
import { mockServer } from '@/mocks/node';
import { loadBlock } from '@/renderer/load-block';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { renderPortal } from './render-portal';

/** Answers every call with the mocks and clears the browser's storage before every test. */
export function answerByMocks(): void {
  beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => mockServer.close());
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    for (const name of ['mw_mode', 'mw_locale'] as const) writePreference(name, undefined);
    for (const { id } of currentToasts()) dismissToast(id);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(async () => {
    mockServer.resetHandlers();
    await resetMocks();
  });
}

/** The portal with all texts and blocks loaded, because what suspends inside an `act` is lost to the test. */
export async function renderReady(options: Parameters<typeof renderPortal>[0]) {
  await Promise.all(Object.values(registry).map(loadBlock));
  const portal = await renderPortal(options);
  await act(() =>
    Promise.all(
      [
        'activities',
        'analysis',
        'answer',
        'assistants',
        'community',
        'guided',
        'moderation',
        'notices',
        'notifications',
        'reader',
        'errors',
        'picture',
        'people',
        'platform',
        'threads',
      ].map((name) => portal.i18n.load(name)),
    ),
  );
  return portal;
}

/** Pages load their parts on demand, which takes a moment on a busy machine. */
export const soon = { timeout: 15_000 };

export const answered = () => screen.findByRole('toolbar', undefined, soon);

/** The question box; the choice of language is a combobox too. */
export const questionBox = () =>
  waitFor(() => {
    const box = screen.getAllByRole<HTMLInputElement>('combobox').find(({ tagName }) => tagName !== 'SELECT');
    if (!box) throw new Error('There is no box for questions.');
    return box;
  }, soon);
