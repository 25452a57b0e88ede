import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Selectors of the parts to check; the whole page by default. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

type AxeWindow = Window & { axe: typeof import('axe-core') & { byTests?: boolean } };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe finds on a page and in its frames. axe is injected once per page, and only violations
 * are transferred: its own builder for Playwright sends the source twice per check and also returns everything that
 * passed, which took as long as the check.
 */
export async function findViolations(page: Page, parts: Parts, options: RunOptions): Promise<Result[]> {
  const main = page.mainFrame();
  await addAxe(main);
  // A frame that is being removed is skipped.
  for (const frame of page.frames()) if (frame !== main) await addAxe(frame).catch(() => undefined);
  const foreign = page.frames().filter((frame) => isForeign(frame, main));
  // axe reaches frames by messages, which those of another origin refuse: each is checked by itself.
  if (foreign.length === 0) return violationsIn(main, parts, options);
  const found = await violationsIn(main, parts, { ...options, iframes: false });
  for (const frame of foreign) found.push(...(await violationsIn(frame, {}, options)));
  return found;
}

const isForeign = (frame: Frame, main: Frame) =>
  frame !== main && /^https?:/.test(frame.url()) && new URL(frame.url()).origin !== new URL(main.url()).origin;

const violationsIn = (frame: Frame, parts: Parts, options: RunOptions): Promise<Result[]> =>
  frame.evaluate(
    async ({ what, options }) =>
      (await (window as unknown as AxeWindow).axe.run(what, { ...options, resultTypes: ['violations'] })).violations,
    { what: { exclude: [], ...parts }, options },
  );

/** Replaces an axe that the page may have loaded, which may be busy and uses the reader's language. */
async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => (window as unknown as AxeWindow).axe?.byTests === true)) return;
  await frame.evaluate(`${source};axe.configure({ allowedOrigins: ['<same_origin>'] });axe.byTests = true;`);
}
