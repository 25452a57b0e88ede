import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openPage, type WatchedPage } from './browser';

/** Address of a page on a fixture domain of the portal that the run shares. */
export function at(domain: string, address = '/engine'): string {
  const main = new URL(inject('portalUrl'));
  return `http://${domain === 'main' ? 'localhost' : `${domain}.localhost`}:${main.port}${address}`;
}

/** The run's browser, for one test file. Call it once at the top of the file. */
export function sharedBrowser(): { open(options?: BrowserContextOptions): Promise<WatchedPage> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'));
  });
  afterAll(() => browser.close());
  return { open: (options) => openPage(browser, options) };
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
