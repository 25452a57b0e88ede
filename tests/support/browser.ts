import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.mjs';

/** Path of the Chromium that setup found or installed; a test that needs one fails with the way out. */
function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}

export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...args] });

export interface WatchedPage {
  page: Page;
  /** What the console printed and what failed to load, in order. A test that expects some takes it out. */
  problems: string[];
  close(): Promise<void>;
}

/** A page in a context of its own (fresh cookies and storage) that remembers everything that went wrong on it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // "Failed to load resource" says what only with its address.
    problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left cancels what it was loading: nothing is wrong with that.
    if (why !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${why}`);
  });
  return { page, problems, close: () => context.close() };
}
