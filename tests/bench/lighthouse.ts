// Lighthouse on the home page of three domains and on two pages of the market, as a phone; `--page=/industrialApp` for one of them.
import lighthouse from 'lighthouse';
import { launchBrowser } from '../support/browser';
import { freePort, startPortal } from '../support/portal';
import { median } from './support/load';
import { type Figure, report } from './support/report';

const RUNS = 3;
const PAGES: [domain: string, page: string][] = [
  ['main', '/engine'],
  ['steelworks', '/engine'],
  ['machine-builder', '/engine'],
  ['main', '/industrialApp'],
  ['main', '/industrialApp/app-9'],
];
const asked = process.argv.flatMap((arg) => (arg.startsWith('--page=') ? [arg.slice('--page='.length)] : []));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Scores {
  categories: Record<string, number>;
  shift: number;
  blocking: number;
  largestPaint: number;
  bytes: number;
}

async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { categories, audits } = result.lhr;
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  complain(result.lhr, url);
  return {
    categories: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
    largestPaint: number('largest-contentful-paint'),
    bytes: number('total-byte-weight'),
  };
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Prints the audits that cost points, so that a miss tells what to fix. */
function complain({ categories, audits }: Result, url: string): void {
  for (const name of CATEGORIES.filter((category) => category !== 'performance')) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score === 0) console.log(`${url} ${name}: ${audit.title}`);
    }
  }
}

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
const figures: Figure[] = [];
try {
  for (const [domain, page] of PAGES.filter((one) => asked.length === 0 || asked.includes(one[1]))) {
    const url = `${portal.url(domain)}${page}`;
    const name = `${domain} ${page}`;
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, port));
    const middle = (pick: (scores: Scores) => number) => median(runs.map(pick));
    figures.push(
      { figure: `${name}: performance (mobile)`, value: middle((s) => s.categories.performance ?? 0), min: 95 },
      ...CATEGORIES.slice(1).map((category) => ({
        figure: `${name}: ${category}`,
        value: Math.min(...runs.map((s) => s.categories[category] ?? 0)),
        min: 100,
      })),
      { figure: `${name}: layout shift`, value: Math.max(...runs.map((s) => s.shift)), max: 0 },
      { figure: `${name}: largest paint`, value: middle((s) => s.largestPaint), unit: 'ms' },
      { figure: `${name}: blocking time`, value: middle((s) => s.blocking), unit: 'ms' },
      { figure: `${name}: all bytes`, value: middle((s) => s.bytes) / 1024, unit: 'kB' },
    );
  }
} finally {
  await browser.close();
  await portal.stop();
}
report(`Lighthouse, median of ${RUNS} runs (the worst one for what is not a time)`, figures);
