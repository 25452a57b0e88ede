import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { Checklist } from './Checklist';
import { DoneStep } from './DoneStep';
import { Steps } from './Steps';

afterEach(() => vi.useRealTimers());

describe('the checklist', () => {
  const states = () =>
    screen.getAllByRole('listitem').map((item) => {
      const line = item.firstElementChild;
      return [line?.children[1]?.textContent, line?.children[2]?.textContent];
    });

  test('waits while nothing is typed, then says of every rule whether it holds, in a word and not by colour alone', async () => {
    const { rerender } = await renderWithI18n(<Checklist id="rules" password="" />, ['people']);
    const open = states();
    expect(open).toHaveLength(8);
    expect(new Set(open.map(([, state]) => state)).size).toBe(1);
    await rerender(<Checklist id="rules" password="Harrow-Mill-42" />);
    const good = states();
    expect(good.every(([rule, state], at) => rule === open[at]?.[0] && state !== open[at]?.[1])).toBe(true);
    await rerender(<Checklist id="rules" password="aaaaaa" />);
    const said = Object.fromEntries(states()) as Record<string, string>;
    const [word] = good[0]?.slice(1) ?? [];
    // Only "no run of digits" and "lower case" are met.
    expect(Object.values(said).filter((state) => state === word)).toHaveLength(2);
  });
});

test('the step one is at is marked, and those before it are done', async () => {
  await renderWithI18n(<Steps current={1} />, ['people'], 'zh-CN');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(within(items[0] as HTMLElement).queryByText('1')).toBeNull();
  expect(within(items[2] as HTMLElement).getByText('3')).toBeInTheDocument();
});

describe('the end of the wizard', () => {
  test('closes by itself after five seconds, once', async () => {
    vi.useFakeTimers();
    const close = vi.fn();
    const { rerender } = await renderWithI18n(<DoneStep onClose={close} />, ['people']);
    for (let second = 0; second < 4; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(close).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(close).toHaveBeenCalledTimes(1);
    await rerender(<p />);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on counting while the page around it is drawn anew', async () => {
    vi.useFakeTimers();
    const close = vi.fn();
    const { rerender } = await renderWithI18n(<DoneStep onClose={() => close()} />, ['people']);
    for (let half = 0; half < 10; half += 1) {
      await act(() => vi.advanceTimersByTimeAsync(510));
      await rerender(<DoneStep onClose={() => close()} />);
    }
    expect(close).toHaveBeenCalled();
  });

  test('or at once', async () => {
    const close = vi.fn();
    await renderWithI18n(<DoneStep onClose={close} />, ['people']);
    await userEvent.click(screen.getByRole('button'));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
