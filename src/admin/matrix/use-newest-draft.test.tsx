import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import * as shelf from '../editor/autosave/local-drafts';
import { useNewestDraft } from './use-newest-draft';

type Local = Awaited<ReturnType<typeof shelf.readLocal>>[number];

let detail: Record<string, unknown>;
let local: Local[];
beforeEach(() => {
  local = [];
  detail = {
    domain: 'main',
    head: 'h1',
    body: { accessDomain: 'main', title: 'Live' },
    environment: { searchScope: [3] },
    defaults: { allowLogin: true },
    draft: null,
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data: detail }));
  vi.spyOn(shelf, 'readLocal').mockImplementation(async () => local);
  return () => vi.unstubAllGlobals();
});

const at = (minute: number) => `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`;
const saved = (title: string, minute: number) => ({
  body: { accessDomain: 'main', title },
  base: 'h1',
  savedAt: at(minute),
});
const typed = (text: string, minute: number): Local => ({
  domain: 'main',
  tab: text,
  text,
  base: 'h1',
  at: Date.parse(at(minute)),
});
const titled = (title: string, minute: number) => typed(JSON.stringify({ accessDomain: 'main', title }), minute);

async function open() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useNewestDraft('main'), { wrapper });
  await waitFor(() => expect(result.current).toBeDefined());
  return { result, said: () => [result.current?.from, result.current?.setting.title, result.current?.unreadable] };
}

describe('the draft that is looked at', () => {
  test('is what is published where there is none, over the defaults', async () => {
    const { result, said } = await open();
    expect(said()).toEqual(['none', 'Live', false]);
    expect(result.current?.setting).toMatchObject({ allowLogin: true, searchScope: [3] });
    expect(result.current?.published?.title).toBe('Live');
  });

  test('of a domain that was never published is compared with nothing', async () => {
    detail = { ...detail, head: null, body: null };
    const { result, said } = await open();
    expect(said()).toEqual(['none', undefined, false]);
    expect([result.current?.published, result.current?.setting.accessDomain]).toEqual([null, 'main']);
  });

  test('is the server’s, unless something newer was typed in this browser', async () => {
    detail.draft = saved('Saved', 10);
    local = [titled('Older', 9)];
    expect((await open()).said()).toEqual(['server', 'Saved', false]);
    local = [titled('Newer', 11), titled('Older', 9)];
    expect((await open()).said()).toEqual(['browser', 'Newer', false]);
  });

  test('that cannot be read as JSON is said, and the newest one that can is shown', async () => {
    detail.draft = saved('Saved', 10);
    local = [typed('{"title":', 12), titled('Newer', 11)];
    expect((await open()).said()).toEqual(['browser', 'Newer', true]);
    local = [typed('{"title":', 12)];
    expect((await open()).said()).toEqual(['server', 'Saved', true]);
  });

  test('is one a page can be made of: what its schema refuses is left out', async () => {
    detail.draft = { ...saved('Saved', 10), body: { accessDomain: 'main', title: 7, logan: 'Fine' } };
    const { result } = await open();
    expect([result.current?.setting.title, result.current?.setting.logan]).toEqual([undefined, 'Fine']);
  });

  test('stays the same object while it says the same, so that nothing about it is found out twice', async () => {
    local = [titled('Newer', 11)];
    const { result } = await open();
    const before = result.current;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(shelf.readLocal).toHaveBeenCalledTimes(2);
    expect(result.current).toBe(before);
  });

  test('is asked for anew by whoever comes back to the window, and not by who has left the screen', async () => {
    const { said } = await open();
    local = [titled('Typed in another tab', 20)];
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(said()).toEqual(['browser', 'Typed in another tab', false]));
  });
});
