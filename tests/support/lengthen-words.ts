import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const client = path.resolve(import.meta.dirname, '../../dist/client');

/** Makes every English word 40% longer, as in a language that needs more room; it wraps where English does. */
const longer = (text: string) =>
  text.replace(/\\.|\{\w+\}|\p{L}+/gu, (found) =>
    /^[\\{]/.test(found) ? found : found + found.slice(-Math.ceil(found.length * 0.4)).toLowerCase(),
  );

/** The lengthened English catalogues of the build, by address; a build writes each text as a template literal. */
function longCatalogues(): Map<string, string> {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.entries(manifest).filter(
    ([source, { name }]) => source.startsWith('messages/en-US/portal/') || name === 'words-en-US',
  );
  return new Map(
    chunks.map(([, { file }]) => [
      `/${file}`,
      readFileSync(path.join(client, file), 'utf8').replace(/`((?:\\.|[^`\\])*)`/g, (_, text) => `\`${longer(text)}\``),
    ]),
  );
}

/** Makes all texts of the portal and the workbench 40% longer on this page; returns the catalogues used so far. */
export async function lengthenWords(page: Page): Promise<ReadonlySet<string>> {
  const catalogues = longCatalogues();
  const taken = new Set<string>();
  await page.route(
    ({ pathname }) => catalogues.has(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      taken.add(pathname);
      return route.fulfill({ contentType: 'text/javascript', body: catalogues.get(pathname) ?? '' });
    },
  );
  return taken;
}
