import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { JumpToLatest } from './JumpToLatest';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const VIEW = 800;
let height = VIEW;
let grown = () => {};
/** Simulates a page of a given height and scroll position. */
const page = { at: 0 };
beforeEach(() => {
  page.at = 0;
  height = VIEW;
  vi.stubGlobal('innerHeight', VIEW);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grown = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.at);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal('scrollTo', () => scrollTo(height - VIEW));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scrollTo(at: number) {
  page.at = at;
  fireEvent.scroll(window);
}
const growTo = (to: number) => {
  height = to;
  act(() => grown());
};
const show = (running = true) => (
  <I18nContext value={i18n}>
    <JumpToLatest running={running} />
  </I18nContext>
);
const pill = () => screen.queryByRole('button', { name: 'Jump to latest' });

test('a text that grows moves nobody, and offers the way to its end', () => {
  const { rerender } = render(show());
  growTo(VIEW + 60);
  expect(pill()).toBeNull();
  growTo(2_000);
  expect(page.at).toBe(0);
  expect(pill()).toBeVisible();
  rerender(show(false));
  expect(pill()).toBeNull();
});

test('whoever goes to the end is kept there, until they turn back', () => {
  render(show());
  growTo(2_000);
  act(() => pill()?.click());
  expect(page.at).toBe(2_000 - VIEW);
  growTo(3_000);
  expect(page.at).toBe(3_000 - VIEW);
  expect(pill()).toBeNull();
  act(() => scrollTo(1_500));
  growTo(4_000);
  expect(page.at).toBe(1_500);
  expect(pill()).toBeVisible();
});

test('nobody is moved once the answer is finished', () => {
  const { rerender } = render(show());
  growTo(2_000);
  act(() => pill()?.click());
  rerender(show(false));
  growTo(3_000);
  expect(page.at).toBe(2_000 - VIEW);
});
