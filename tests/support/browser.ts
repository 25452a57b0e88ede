import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.mjs';

/** Path of the Chromium found or installed by the set-up; throws what to do if there is none. */
function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}

export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...args] });

export interface WatchedPage {
  page: Page;
  /** Console messages and failed requests, in order. A test that expects some removes them. */
  problems: string[];
  close(): Promise<void>;
}

/** A page in its own context (new cookies and storage) that records everything that goes wrong. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // "Failed to load resource" is meaningless without its address.
    problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests, which is not a fault.
    if (why !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${why}`);
  });
  return { page, problems, close: () => context.close() };
}
