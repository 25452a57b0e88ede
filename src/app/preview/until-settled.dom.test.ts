import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilSettled } from './until-settled';

const PATIENCE_MS = 4000;
const still = { map: () => undefined, asking: () => false, translating: () => false };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Browsers limit timers in hidden tabs to one per second. */
function inBackground(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const later = window.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => later(act, Math.max(1000, ms)));
}

test('a page on which nothing is under way is at rest', async () => {
  const settled = untilSettled(window, still, PATIENCE_MS);
  await vi.advanceTimersByTimeAsync(200);
  expect(await settled).toBe(true);
});

test('waits for calls, words, skeletons and pictures, and for the last change after them', async () => {
  let asking = true;
  document.body.innerHTML = '<div data-block="a"><i data-skeleton></i></div>';
  const settled = vi.fn();
  void untilSettled(window, { ...still, asking: () => asking }, PATIENCE_MS).then(settled);
  await vi.advanceTimersByTimeAsync(500);
  asking = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(settled).not.toHaveBeenCalled();
  document.body.textContent = 'drawn';
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith(true);
});

test('gives up on a page that never rests, and says so', async () => {
  const settled = untilSettled(window, { ...still, translating: () => true }, PATIENCE_MS);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 100);
  expect(await settled).toBe(false);
});

test('in a tab in the background, where looks are seconds apart, rest is still seen', async () => {
  inBackground();
  const settled = untilSettled(window, still, PATIENCE_MS);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 2000);
  vi.unstubAllGlobals();
  expect(await settled).toBe(true);
});
