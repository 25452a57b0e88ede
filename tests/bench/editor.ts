// Measures the community's editor in Chromium on the built portal: what it weighs beyond pages that only show texts, and the time from a key to
// its paint and to the preview in a text of 50,000 characters. Beside it, in the same run, a bare text field with the same text.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const CHARACTERS = 50_000;
const KEYS = 60;

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const origin = portal.url();
const browser = await launchBrowser();

/** The scripts that a page loads, with their size in kB. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(response.body().then((body) => void scripts.set(response.url(), gzipSync(body).length / 1000)));
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await Promise.all(reading);
  await context.close();
  return scripts;
}

const write = '/community/writeArticle';
const [list, reader, editor] = [
  await scriptsOf('/community/index'),
  await scriptsOf(await firstDocument()),
  await scriptsOf(write),
];
const beyond = [...editor].filter(([url]) => !list.has(url) && !reader.has(url));

async function firstDocument(): Promise<string> {
  const { data } = await (await fetch(`${origin}/api/documents?pageSize=1`)).json();
  return `/doc/${encodeURIComponent(data.documents[0].id)}`;
}

const paragraph = 'The **grease** of the spindle separates after $t = 40$ h; see `P1.12` and the table.\n\n';
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });

/** Milliseconds from each key in a field to the frame that shows it. */
async function keyToPaint(on: Page, name: string): Promise<number[]> {
  const field = on.getByRole('textbox', { name, exact: true });
  await field.focus();
  await field.press('Control+Home');
  await on.evaluate(() => {
    const times: number[] = [];
    window.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // The task after the next frame runs when that has been painted.
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - began)));
      },
      { capture: true },
    );
    Object.assign(window, { times });
  });
  for (let key = 0; key < KEYS; key += 1) {
    await field.press('abcdefghij'[key % 10] ?? 'a');
    await on.waitForTimeout(300);
  }
  return on.evaluate(() => (window as unknown as { times: number[] }).times);
}

await page.goto(origin + write, { waitUntil: 'networkidle' });
const text = paragraph.repeat(Math.ceil(CHARACTERS / paragraph.length)).slice(0, CHARACTERS);
await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
await page.waitForTimeout(5_000);
await page.evaluate(() => {
  const long: number[] = [];
  new PerformanceObserver((seen) => long.push(...seen.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  Object.assign(window, { long });
});
const own = await keyToPaint(page, 'Text');
const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);

const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await bare.setContent('<label>Text <textarea rows=16 cols=80></textarea></label>');
await bare.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
const peer = await keyToPaint(bare, 'Text');

await browser.close();
await portal.stop();
report(`The editor, in a text of ${CHARACTERS.toLocaleString('en-US')} characters`, [
  {
    figure: 'scripts beyond the list and the reader',
    value: beyond.reduce((sum, [, size]) => sum + size, 0),
    unit: 'kB',
    max: 25,
  },
  {
    figure: 'key to paint, p50',
    value: percentile(own, 0.5),
    unit: 'ms',
    ...{ peer: percentile(peer, 0.5), peerName: 'a bare text field' },
  },
  {
    figure: 'key to paint, p95',
    value: percentile(own, 0.95),
    unit: 'ms',
    ...{ peer: percentile(peer, 0.95), peerName: 'a bare text field' },
  },
  { figure: 'longest task while typing', value: Math.max(0, ...long), unit: 'ms' },
]);
