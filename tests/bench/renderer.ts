// Compares a settings document of 200 blocks with the same page written by hand in React and Fluent, in one browser
// session.
//
// Method, for reproducible results:
// - Only the time of the page's main thread counts (the browser's `ThreadTime`): script, styles and layout. Unlike a
//   clock, it excludes other work on the machine. Garbage collection runs on that thread and counts for its cause.
// - Both pages are open at once and render in turns; which one starts changes each time. Each figure is the median of
//   the ratios of such pairs; a pair's re-render figure is the ratio of its two medians. The spread is printed beside
//   it.
// - Every pair loads both pages anew, so a first render meets cold code, as for a visitor. The first pair warms up and
//   is not counted.
// - Garbage is collected before each render. Texts and properties of a round are created before it: both pages get
//   their data ready.
// - In every round, every block changes. The last line, one block of 200, is for information.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../support/browser';
import { type Figure, percentile, report } from './support/report';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAIRS = Number(process.env.PAIRS ?? 15);
const ROUNDS = 14;
const MOST = 1.3;
/** Share of the blocks that change. */
const SHARES = { first: 1, again: 1, one: 1 / 200 };

type Variant = 'setting' | 'hand';
type Part = keyof typeof SHARES;
type Times = Record<Variant, number[]>;

const median = (sample: readonly number[]) => percentile(sample, 0.5);

async function openPage(browser: Browser, url: string, variant: Variant) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}?variant=${variant}`);
  await page.waitForFunction(() => 'draw' in window);
  const run = async (expression: string) => {
    const { exceptionDetails } = await line.send('Runtime.evaluate', { expression });
    if (exceptionDetails) throw new Error(`${variant}: ${exceptionDetails.exception?.description}`);
  };
  const clock = async () => {
    const { metrics } = await line.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
  };
  const draw = async (round: number, share: number): Promise<number> => {
    await run(`arrive(${round}, ${share}); gc()`);
    const started = await clock();
    await run('draw()');
    return (await clock()) - started;
  };
  return { draw, close: () => page.close() };
}

/** Loads both pages anew and renders them in turns. */
async function measurePair(browser: Browser, url: string, order: readonly Variant[]): Promise<Record<Part, Times>> {
  const times: Record<Part, Times> = {
    first: { setting: [], hand: [] },
    again: { setting: [], hand: [] },
    one: { setting: [], hand: [] },
  };
  const pages = await Promise.all(
    order.map(async (variant) => ({ variant, ...(await openPage(browser, url, variant)) })),
  );
  let round = 0;
  const turn = async (part: Part) => {
    for (const { variant, draw } of round % 2 ? pages.toReversed() : pages) {
      times[part][variant].push(await draw(round, SHARES[part]));
    }
    round += 1;
  };
  await turn('first');
  for (let n = 0; n < ROUNDS; n += 1) await turn('again');
  for (let n = 0; n < ROUNDS / 2; n += 1) await turn('one');
  await Promise.all(pages.map(({ close }) => close()));
  return times;
}

function compare(name: string, pairs: readonly Times[], max?: number): Figure {
  const ratios = pairs.map(({ setting, hand }) => median(setting) / median(hand));
  const [low, high] = [percentile(ratios, 0.25), percentile(ratios, 0.75)].map((ratio) => ratio.toFixed(2));
  const ms = (variant: Variant) => `${median(pairs.map((pair) => median(pair[variant]))).toFixed(1)} ms`;
  return {
    figure: `${name} (middle half of ${pairs.length} pairs: ${low} to ${high})`,
    value: median(ratios),
    unit: '×',
    ...(max !== undefined && { max }),
    peerName: `${ms('setting')} beside ${ms('hand')}`,
  };
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
const browser = await launchBrowser(['--js-flags=--expose-gc --single-threaded-gc']);
const pairs: Record<Part, Times>[] = [];
try {
  for (let n = 0; n <= PAIRS; n += 1) {
    const times = await measurePair(browser, address, n % 2 ? ['hand', 'setting'] : ['setting', 'hand']);
    if (n > 0) pairs.push(times);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
const of = (part: Part) => pairs.map((pair) => pair[part]);
report('Renderer: 200 blocks, settings document beside React + Fluent by hand (main thread time)', [
  compare('first render, styles and layout included', of('first'), MOST),
  compare('render again with other texts in every block', of('again'), MOST),
  compare('render again with another text in one block', of('one')),
]);
