import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '@/api/api-error';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import type { Command } from './command';
import { useAllCommands, useCommands } from './commands';
import { PaletteList } from './PaletteList';
import { RelativeTime } from './RelativeTime';
import { useProblemText } from './use-problem-text';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  title: id,
  group: 'Go to',
  run: vi.fn(),
  ...more,
});

describe('the palette', () => {
  const commands = [command('Domains'), command('Audit'), command('Dark', { group: 'Appearance', keywords: 'theme' })];
  const show = async (query = '') => {
    const onRun = vi.fn();
    const onQuery = vi.fn();
    const list = (text: string) => <PaletteList commands={commands} query={text} onQuery={onQuery} onRun={onRun} />;
    const { rerender } = await renderWithI18n(list(query), ['admin']);
    return { onRun, onQuery, field: screen.getByRole('combobox'), find: (text: string) => rerender(list(text)) };
  };
  const active = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent);

  test('is walked by arrows, round the ends, and Enter runs what is marked', async () => {
    const { onRun, field } = await show();
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toEqual(['Dark']);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onRun.mock.calls).toEqual([[commands[1]]]);
  });

  test('finds by other words, too, and marks the first that is found', async () => {
    const { find, onRun } = await show();
    await userEvent.keyboard('{ArrowDown}');
    await find('theme');
    expect(active()).toEqual(['Dark']);
    await userEvent.click(screen.getByRole('option'));
    expect(onRun).toHaveBeenCalledWith(commands[2]);
  });

  test('says that nothing was found, and Enter then does nothing', async () => {
    const { find, onRun, field } = await show();
    await find('zzz');
    expect(screen.getByRole('status')).toHaveTextContent('zzz');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onRun).not.toHaveBeenCalled();
  });
});

test('commands are there as long as the component that offers them', () => {
  const all = renderHook(() => useAllCommands()).result;
  const mine = [command('one'), command('two')];
  const { rerender, unmount } = renderHook(({ list }) => useCommands(list), { initialProps: { list: mine } });
  expect(all.current).toEqual(mine);
  const later = [command('three')];
  rerender({ list: later });
  expect(all.current).toEqual(later);
  unmount();
  expect(all.current).toEqual([]);
});

test('what lists commands is not asked before somebody looks at them', () => {
  const mine = [command('one')];
  const list = vi.fn(() => mine);
  const { unmount } = renderHook(() => useCommands(list));
  expect(list).not.toHaveBeenCalled();
  expect(renderHook(() => useAllCommands()).result.current).toEqual(mine);
  unmount();
});

describe('what could not be done', () => {
  const i18n = createI18n('en-US');
  const say = async (error: unknown) => {
    await i18n.load('admin');
    const wrapper = ({ children }: { children: React.ReactNode }) => <I18nContext value={i18n}>{children}</I18nContext>;
    let said: { current: string } | undefined;
    await act(async () => {
      said = renderHook(() => useProblemText(error), { wrapper }).result;
    });
    return said?.current ?? '';
  };

  test('is said in the server’s words where it has some', async () => {
    expect(await say({ kind: 'http', status: 400, msg: 'The name “x y” has a space.' })).toBe(
      'The name “x y” has a space.',
    );
    expect(await say(undefined)).toBe('');
  });

  test('and in ours for everything else a call can end in, without a raw code alone', async () => {
    const errors: ApiError[] = [
      { kind: 'timeout', attempts: 5 },
      { kind: 'network' },
      { kind: 'malformed', status: 200 },
      { kind: 'operator-needed' },
      { kind: 'http', status: 502 },
      { kind: 'aborted' },
      { kind: 'refused', code: 7 },
    ];
    const texts: string[] = [];
    for (const error of errors) texts.push(await say(error));
    for (const text of [...texts, await say(new Error('boom'))]) expect(text).toMatch(/^[A-Z].{10,}\.?$/s);
    expect(texts[4]).toContain('502');
    expect(new Set(texts.slice(0, 5)).size).toBe(5);
  });
});

test('a moment is told as how long ago, in the reader’s language, or exactly, and to machines as it is', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  try {
    const at = '2026-03-01T11:58:00Z';
    const { rerender, unmount } = await renderWithI18n(<RelativeTime at={at} />, ['admin']);
    const time = () => document.querySelector('time');
    expect(time()).toHaveTextContent('2 minutes ago');
    expect(time()).toHaveAttribute('datetime', at);
    const exact = time()?.title ?? '';
    await rerender(<RelativeTime at={at} exact />);
    expect(time()).toHaveTextContent(exact);
    expect(exact).toMatch(/^2026-03-0[12] \d\d:\d\d$/);
    unmount();
    await renderWithI18n(<RelativeTime at={at} />, ['admin'], 'zh-CN');
    expect(time()?.textContent).toBe('2分钟前');
  } finally {
    vi.useRealTimers();
  }
});
