import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from './browser';

/** Address of a page on a fixture domain of the shared portal. */
export function at(domain: string, address = '/engine'): string {
  const main = new URL(inject('portalUrl'));
  return `http://${domain === 'main' ? 'localhost' : `${domain}.localhost`}:${main.port}${address}`;
}

/**
 * One browser per worker, for all its files; it ends with the process. With one browser for all workers, every message
 * passed through a third process.
 */
let browser: Promise<Browser> | undefined;

/** The worker's browser. Call once at the top of a test file. */
export function sharedBrowser(): { open(options?: BrowserContextOptions): Promise<WatchedPage> } {
  afterAll(async () => {
    // Contexts that a failed test left open.
    for (const context of (await browser)?.contexts() ?? []) await context.close();
  });
  return {
    async open(options) {
      browser ??= launchBrowser();
      return openPage(await browser, options);
    },
  };
}

/** Expects no console messages and no failed requests; call before the page is closed. */
export function expectQuiet({ problems }: WatchedPage): void {
  // A content security policy violation repeats the same message a hundred times.
  expect([...new Set(problems.map((line) => line.slice(0, 160)))]).toEqual([]);
}

export async function quietly<T>(watched: WatchedPage, act: (page: Page) => Promise<T>): Promise<T> {
  try {
    const result = await act(watched.page);
    expectQuiet(watched);
    return result;
  } finally {
    await watched.close();
  }
}
