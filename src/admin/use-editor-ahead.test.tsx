import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { EDITOR_WORDS } from './editor/words/editor-words';
import { useEditorAhead } from './use-editor-ahead';

vi.mock('./editor/EditorPage', () => ({ EditorPage: () => null }));
afterEach(() => vi.useRealTimers());

test('the editor’s words are loaded a while after the first page, and not if that is left before', async () => {
  vi.useFakeTimers();
  const i18n = createI18n('en-US');
  const wrapper = ({ children }: { children: ReactNode }) => <I18nContext value={i18n}>{children}</I18nContext>;
  const load = vi.spyOn(i18n, 'load');
  renderHook(useEditorAhead, { wrapper }).unmount();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).not.toHaveBeenCalled();
  renderHook(useEditorAhead, { wrapper });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(EDITOR_WORDS.filter((name) => !i18n.has(name))).toEqual([]));
});
