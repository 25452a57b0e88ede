// Measures the drawing tool with a 12-megapixel picture in Chromium: frame times while drawing, moving and zooming, the
// time to open the dialog, and the memory left after fifty openings.
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const WIDTH = 4_000;
const HEIGHT = 3_000;
const FRAME_MS = 1_000 / 60;
const OPENS = 50;
const MOVES = 180;

/** Blurred noise, which compresses and renders like a photograph. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).blur(2).jpeg({ quality: 85 }).toBuffer();
}

/** Milliseconds between the page's frames while `act` runs. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      (window as unknown as { framesEnd?: boolean }).framesEnd || requestAnimationFrame(step);
    };
    Object.assign(window, { frameTimes: times, framesEnd: false });
    requestAnimationFrame(step);
  });
  await act();
  return page.evaluate(() => {
    Object.assign(window, { framesEnd: true });
    return (window as unknown as { frameTimes: number[] }).frameTimes.slice(2);
  });
}

/** Sends one input event per frame, like a hand, rather than as fast as possible. */
async function sweep(page: Page, act: (share: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < MOVES; i += 1) {
    await act(i / MOVES);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function openTool(page: Page, file: Buffer): Promise<number> {
  await page.getByRole('button', { name: 'Search with a picture' }).click();
  await page.locator('dialog input[type="file"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const input = document.querySelector('dialog input[type="file"]');
    input?.addEventListener('change', () => Object.assign(window, { chosenAt: performance.now() }), true);
    const watch = () =>
      document.querySelector('[data-stage] canvas')
        ? requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }))
        : requestAnimationFrame(watch);
    Object.assign(window, { shownAt: 0 });
    watch();
  });
  await page
    .locator('dialog input[type="file"]')
    .setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: file });
  await page.waitForFunction(() => (window as unknown as { shownAt: number }).shownAt > 0);
  return page.evaluate(() => {
    const { shownAt, chosenAt } = window as unknown as { shownAt: number; chosenAt: number };
    return shownAt - chosenAt;
  });
}

const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

async function heap(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await context.addCookies([{ name: 'mw_locale', value: 'en-US', url: portal.url() }]);
  // The bench's transpiler wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${portal.url()}/engine`);
  const file = await photograph();
  await openTool(page, file);
  const stage = await page.getByRole('application').boundingBox();
  if (!stage) throw new Error('There is no stage.');
  const at = (u: number, v: number) => ({ x: stage.x + u * stage.width, y: stage.y + v * stage.height });
  const move = (u: number, v: number) => page.mouse.move(at(u, v).x, at(u, v).y);

  const idle = await framesWhile(page, () => sweep(page, async () => {}));
  await move(0.2, 0.2);
  await page.mouse.down();
  const drawing = await framesWhile(page, () => sweep(page, (t) => move(0.2 + 0.6 * t, 0.2 + 0.6 * t)));
  await page.mouse.up();
  await move(0.5, 0.5);
  const zooming = await framesWhile(page, () => sweep(page, (t) => page.mouse.wheel(0, t < 0.5 ? -60 : 60)));
  for (let i = 0; i < 10; i += 1) await page.mouse.wheel(0, -100);
  await page.mouse.down({ button: 'middle' });
  const panning = await framesWhile(page, () => sweep(page, (t) => move(0.5 + 0.3 * Math.sin(9 * t), 0.5 + 0.3 * t)));
  await page.mouse.up({ button: 'middle' });
  await close(page);

  const opening: number[] = [];
  const memory: number[] = [];
  for (let i = 0; i < OPENS; i += 1) {
    opening.push(await openTool(page, file));
    await close(page);
    memory.push(await heap(line));
  }
  const late = (times: number[]) => times.filter((ms) => ms > FRAME_MS * 1.5).length / times.length;
  const rows = Object.entries({ idle, drawing, panning, zooming }).flatMap(([name, times]) => [
    { figure: `${name}: frame, median of ${times.length}`, value: percentile(times, 0.5), unit: 'ms', max: 17.5 },
    { figure: `${name}: frame, p95`, value: percentile(times, 0.95), unit: 'ms' },
    { figure: `${name}: share of late frames`, value: late(times) },
  ]);
  const grown = percentile(memory.slice(-10), 0.5) - percentile(memory.slice(5, 15), 0.5);
  report(`Drawing on a picture of ${(WIDTH * HEIGHT) / 1e6} Mpx`, [
    ...rows,
    { figure: 'file chosen to picture on the stage, median', value: percentile(opening, 0.5), unit: 'ms', max: 300 },
    { figure: `heap after ${OPENS} openings`, value: memory.at(-1) ?? 0, unit: 'MB' },
    { figure: 'heap grown, last ten openings over the sixth to fifteenth', value: grown, unit: 'MB', max: 2 },
  ]);
} finally {
  await browser.close();
  await portal.stop();
}
