import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawWatermark } from './draw-watermark';
import { watermarkText } from './watermark-text';

const host = () => document.querySelector<HTMLElement>('[data-watermark]');
let end = () => {};
beforeEach(() => {
  // jsdom does not support constructable style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test('lies over everything, takes no click, and is nothing to a screen reader', () => {
  end = drawWatermark('周工 2026');
  expect(host()).toHaveAttribute('aria-hidden', 'true');
  expect(host()?.style.pointerEvents).toBe('none');
  expect(host()?.style.position).toBe('fixed');
});

test('comes back when its node is removed, hidden or made see-through', async () => {
  end = drawWatermark('x');
  host()?.remove();
  await vi.waitFor(() => expect(host()).not.toBeNull());
  const second = host();
  if (second) second.style.opacity = '0';
  await vi.waitFor(() => expect(host()?.style.opacity).toBe(''));
  const third = host();
  if (third) third.hidden = true;
  await vi.waitFor(() => expect(host()?.hidden).toBe(false));
  expect(document.querySelectorAll('[data-watermark]')).toHaveLength(1);
});

test('goes when it is turned off', async () => {
  drawWatermark('x')();
  await Promise.resolve();
  expect(host()).toBeNull();
});

test('without words of its own it names who looks, for whom, and when', () => {
  const user = { id: 'u', uucId: 'u', username: '138', nickname: '周工', tenantId: null, tenantName: null };
  const day = new Date(2026, 0, 5);
  expect(watermarkText(' ', user, { id: 't', name: '北岭' }, day)).toBe('周工 · 北岭 · 2026-01-05');
  expect(watermarkText('内部资料', user, null, day)).toBe('内部资料');
  expect(watermarkText('', null, null, day)).toBe('2026-01-05');
});
