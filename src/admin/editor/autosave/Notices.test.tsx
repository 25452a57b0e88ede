import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import type { Editor } from '../types';
import { EditorContext } from '../use-editor';
import * as shelf from './local-drafts';
import { Notices } from './Notices';
import type { Autosave } from './use-autosave';

const setText = vi.fn();
const settle = vi.fn();
const MINE = '{"title":"Mine"}';
let left: shelf.LocalDraft[];

beforeEach(() => {
  left = [];
  setText.mockClear();
  settle.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-01T08:00:00Z') });
  vi.spyOn(shelf, 'readLocal').mockImplementation(async () => left);
  vi.spyOn(shelf, 'dropLocal').mockImplementation(async () => undefined);
  return () => vi.useRealTimers();
});

const draft = (tab: string, text: string): shelf.LocalDraft => ({
  domain: 'main',
  tab,
  text,
  base: null,
  at: Date.parse('2026-03-01T07:55:00Z'),
});

async function show(
  editor: Partial<Editor> = {},
  more: { state?: Autosave['state']; tabs?: Partial<Autosave['tabs']> } = {},
) {
  const source = { domain: 'main', head: null, body: null, defaults: {}, environment: {}, draft: null, others: [] };
  const tabs = { tab: 'this', others: new Set<string>(), theirs: undefined, saved: vi.fn(), settle, ...more.tabs };
  const value = { domain: 'main', text: MINE, source, linked: 'none', setText, canUndo: false, ...editor };
  await renderWithI18n(
    <main id="main" tabIndex={-1}>
      <EditorContext value={value as Editor}>
        <Notices autosave={{ state: more.state ?? 'clean', reason: undefined, tabs, forget: vi.fn() }} />
      </EditorContext>
    </main>,
    ['admin-editor'],
  );
  // Other tabs have a moment to answer.
  await act(() => vi.advanceTimersByTimeAsync(500));
}
const press = async (name: string) => {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));
};

describe('a draft that was left behind in this browser', () => {
  test('is offered with its age, taken over as a step of its own, and then not offered again', async () => {
    left = [draft('gone', '{"title":"Left"}')];
    await show();
    expect(screen.getByRole('status')).toHaveTextContent(/unsaved changes .* 5 minutes ago/);
    await press('Restore');
    expect(setText.mock.calls).toEqual([['{"title":"Left"}', 'restore']]);
    expect(shelf.dropLocal).toHaveBeenCalledWith(left[0]);
    expect(screen.queryByRole('status')).toBeNull();
    // The notice is gone together with its button, so the focus moves to the screen.
    expect(document.activeElement?.id).toBe('main');
  });

  test('is thrown away on request, and nothing of it comes into the draft', async () => {
    left = [draft('gone', '{"title":"Left"}')];
    await show();
    await press('Discard');
    expect([setText.mock.calls.length, vi.mocked(shelf.dropLocal).mock.calls.length]).toEqual([0, 1]);
  });

  test.each([
    ['says the same', draft('gone', MINE), new Set<string>()],
    ['is this very tab’s', draft('this', '{"title":"Left"}'), new Set<string>()],
    ['is of a tab that is still open', draft('open', '{"title":"Left"}'), new Set(['open'])],
  ])('is nothing to tell when it %s', async (_, one, others) => {
    left = [one];
    await show({}, { tabs: { others } });
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });
});

describe('a draft that came with a link', () => {
  const source = { draft: { body: { title: 'Own' }, base: null, savedAt: '' }, body: null, others: [] };

  test('says so, and leads to one’s own', async () => {
    await show({ linked: 'draft', source: source as unknown as Editor['source'] });
    await press('Open my draft');
    expect(setText.mock.calls).toEqual([['{\n  "title": "Own"\n}\n', 'own']]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('that cannot be read says so, offers nothing, and can be closed', async () => {
    await show({ linked: 'broken', source: source as unknown as Editor['source'] });
    expect(screen.getByRole('status')).toHaveTextContent(/could not be read/);
    expect(screen.queryByRole('button', { name: 'Open my draft' })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('another tab', () => {
  const theirs = '{"title":"Theirs"}';

  test('that only has the same domain open is told quietly', async () => {
    await show({}, { tabs: { others: new Set(['open']) } });
    expect(screen.getByRole('status')).toHaveTextContent(/open in another tab/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that has saved something else asks which one shall stay; either answer settles it', async () => {
    await show({}, { state: 'conflict', tabs: { theirs, others: new Set(['open']) } });
    expect(screen.getByRole('alert')).toHaveTextContent(/saved different changes/);
    // Said once, not twice.
    expect(screen.queryByText(/open in another tab/)).toBeNull();
    await press('Keep mine');
    expect([setText.mock.calls.length, settle.mock.calls.length]).toEqual([0, 1]);
    await press("Take the other tab's");
    expect([setText.mock.calls, settle.mock.calls.length]).toEqual([[[theirs, 'theirs']], 2]);
  });
});
