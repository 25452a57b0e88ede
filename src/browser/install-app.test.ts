import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installApp, watchInstallOffer } from './install-app';

let own: Window;
let standalone: boolean;
beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  standalone = false;
  own = Object.assign(new EventTarget(), {
    localStorage,
    matchMedia: () => ({ matches: standalone }),
  }) as unknown as Window;
  watchInstallOffer(own);
});
afterEach(async () => {
  own.dispatchEvent(new Event('appinstalled'));
  vi.unstubAllGlobals();
});

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  own.dispatchEvent(event);
  return event;
}

test('a browser that never offers it has only its own menu', async () => {
  expect(await installApp(own)).toBe('unsupported');
});

test('the offer is kept for the button, and is good for one prompt', async () => {
  const event = offer('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect([await installApp(own), await installApp(own)]).toEqual(['dismissed', 'unsupported']);
  expect(event.prompt).toHaveBeenCalledTimes(1);
});

test('installed once, it says so, until the browser offers it again', async () => {
  offer('accepted');
  expect(await installApp(own)).toBe('accepted');
  own.dispatchEvent(new Event('appinstalled'));
  expect(await installApp(own)).toBe('installed');
  offer('accepted');
  expect(await installApp(own)).toBe('accepted');
});

test('opened from the desktop it is installed, whatever is stored', async () => {
  standalone = true;
  offer('accepted');
  expect(await installApp(own)).toBe('installed');
});

test('a storage that is forbidden leaves it to the browser', async () => {
  Object.defineProperty(own, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await installApp(own)).toBe('unsupported');
});
