import { afterAll, vi } from 'vitest';

/** Test files share one document, so everything that a file leaves in it or in storage is removed. */
export function leaveNothing(): void {
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
      document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}
