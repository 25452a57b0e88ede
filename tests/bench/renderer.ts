// A settings document of 200 blocks beside the same page written by hand in React and Fluent, in one browser session.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../support/browser';
import { percentile, report } from './support/report';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOADS = 9;
const RERENDERS = 24;
const MOST = 1.3;
/** Other work on the machine only ever adds; the quickest quarter is nearest to what the code itself costs. */
const typical = (times: number[]) => percentile(times, 0.25);

type Variant = 'setting' | 'hand';

async function measure(browser: Browser, url: string, variant: Variant): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?variant=${variant}`);
  await page.waitForFunction(() => 'measure' in window);
  const times = await page.evaluate(
    (rounds) => (window as unknown as { measure(rounds: number): Promise<number[]> }).measure(rounds),
    RERENDERS,
  );
  await page.close();
  return times;
}

const outDir = mkdtempSync(path.join(tmpdir(), 'millwright-renderer-'));
const entry = path.join(ROOT, 'tests/bench/support/renderer-page/index.html');
await build({ root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: entry } } });
const server = await preview({
  root: ROOT,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = `${server.resolvedUrls?.local[0] ?? ''}tests/bench/support/renderer-page/index.html`;
const browser = await launchBrowser();
const times: Record<Variant, { first: number[]; again: number[] }> = {
  setting: { first: [], again: [] },
  hand: { first: [], again: [] },
};
try {
  // In turns, so that whatever else the machine does meets both; one load of each to warm up counts for nothing.
  for (let load = 0; load <= LOADS; load += 1) {
    const order: Variant[] = load % 2 ? ['hand', 'setting'] : ['setting', 'hand'];
    for (const variant of order) {
      const [first = Number.NaN, ...again] = await measure(browser, address, variant);
      if (load === 0) continue;
      times[variant].first.push(first);
      times[variant].again.push(...again);
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
const beside = (figure: string, ours: number, byHand: number) => ({
  figure,
  value: ours,
  unit: 'ms',
  max: MOST * byHand,
  peer: byHand,
  peerName: 'by hand',
});
report('Renderer: 200 blocks, settings document beside React + Fluent by hand (lower quartiles)', [
  beside('first render, styles and layout included', typical(times.setting.first), typical(times.hand.first)),
  beside('render again with other texts in every block', typical(times.setting.again), typical(times.hand.again)),
]);
