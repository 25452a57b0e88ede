import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** Selectors of the parts to look at; nothing named is the whole page. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

type AxeWindow = Window & { axe: typeof import('axe-core') & { byTests?: boolean } };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong on a page and in its frames of the same origin. Axe reads a whole page as long as it stands, and hands nothing but faults
 * over: its own builder for Playwright sends the source twice for each look, and fetches all that is right as well, which took as long as looking.
 */
export async function findViolations(page: Page, parts: Parts, options: RunOptions): Promise<Result[]> {
  const main = page.mainFrame();
  await addAxe(main);
  // Of the frames in it, one that is on its way out is not looked into.
  for (const frame of page.frames()) if (frame !== main) await addAxe(frame).catch(() => undefined);
  return page.evaluate(
    async ({ what, options }) =>
      (await (window as unknown as AxeWindow).axe.run(what, { ...options, resultTypes: ['violations'] })).violations,
    { what: { exclude: [], ...parts }, options },
  );
}

/** Over the one that the page may have brought along: that may be busy, and speaks the language of its reader. */
async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => (window as unknown as AxeWindow).axe?.byTests === true)) return;
  await frame.evaluate(`${source};axe.configure({ allowedOrigins: ['<same_origin>'] });axe.byTests = true;`);
}
