import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, inject } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from './browser';

/** Address of a page on a fixture domain of the portal that the run shares. */
export function at(domain: string, address = '/engine'): string {
  const main = new URL(inject('portalUrl'));
  return `http://${domain === 'main' ? 'localhost' : `${domain}.localhost`}:${main.port}${address}`;
}

/** Of this worker, for all its files. It ends with the process: one for all workers had every word of theirs passed on by a third. */
let browser: Promise<Browser> | undefined;

/** The worker's browser, for one test file. Call it once at the top of the file. */
export function sharedBrowser(): { open(options?: BrowserContextOptions): Promise<WatchedPage> } {
  afterAll(async () => {
    // What a test that failed left open.
    for (const context of (await browser)?.contexts() ?? []) await context.close();
  });
  return {
    async open(options) {
      browser ??= launchBrowser();
      return openPage(await browser, options);
    },
  };
}

/** Nothing was printed and nothing failed; call it before a page is closed. */
export function expectQuiet({ problems }: WatchedPage): void {
  // A policy that bites does so a hundred times in the same words.
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
