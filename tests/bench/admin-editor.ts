// The editor on a page of 60 blocks, in Chromium, on the built server: from a key to the paint of the preview, and from a click to
// an editor that can be used.
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { printedPassword, signInAsOperator } from '../support/operator-browser';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const BLOCKS = 60;
const KEYS = 60;
const OPENINGS = 5;

/** Sixty small blocks, as a page may hold at most. */
function fullPage(body: Record<string, unknown>) {
  const blocks = Array.from({ length: BLOCKS }, (_, n) => ({
    id: `b${n}`,
    type: n % 2 ? 'engine/recommend' : 'engine/hero',
    v: 1,
    props: n % 2 ? { title: `Row ${n}`, items: [{ title: `Card ${n}`, url: '/engine' }] } : { title: `Hero ${n}` },
  }));
  return { ...body, pages: { '/engine': { v: 1, blocks } } };
}

/** Time from the key in the field to the frame in which the preview shows what it made. */
async function keysToPaint(page: Page): Promise<number[]> {
  return page.evaluate(async (keys) => {
    const field = document.querySelector<HTMLInputElement>('[data-field$="/blocks/0/props/title"] input');
    const frame = document.querySelector('iframe')?.contentDocument;
    if (!field || !frame) throw new Error('no field or no frame');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const shown = (text: string) => frame.querySelector('[data-block="b0"]')?.textContent?.includes(text);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    field.focus();
    for (let n = 0; n < keys; n += 1) {
      const text = `Typed ${'x'.repeat(n % 20)}${n}`;
      await nextFrame();
      const start = performance.now();
      setValue?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      while (!shown(text)) await nextFrame();
      // The next frame begins when the one with the change has been painted.
      await nextFrame();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return times;
  }, KEYS);
}

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const browser = await launchBrowser();
try {
  const origin = portal.url();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // tsx marks inner functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (made) => made');
  await signInAsOperator(context, origin, printedPassword(portal.output()));
  const api = `${origin}/api/admin/domains/main`;
  const { data } = await (await context.request.get(api)).json();
  await context.request.put(`${api}/draft`, {
    data: { base: data.head, body: fullPage(data.body) },
    headers: { Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
  });
  const openings: number[] = [];
  let page = await context.newPage();
  for (let n = 0; n <= OPENINGS; n += 1) {
    await page.close();
    page = await context.newPage();
    await page.goto(`${origin}/admin`);
    const link = page.locator('a[href="/admin/domains/main"]').first();
    await link.waitFor();
    const start = performance.now();
    await link.click();
    await page.locator('[data-field="/title"] input').waitFor();
    // The first one fills the cache, as an operator's first visit does.
    if (n > 0) openings.push(performance.now() - start);
  }
  await page.frameLocator('iframe').locator('[data-block="b0"]').waitFor();
  await page.locator('[data-row="/pages/~1engine/blocks/0"]').click();
  await page.locator('[data-field$="/blocks/0/props/title"] input').waitFor();
  await page.waitForTimeout(2000);
  const times = await keysToPaint(page);
  report('Editor: a page of 60 blocks', [
    { figure: 'key to paint of the preview, p95', value: percentile(times, 0.95), unit: 'ms', max: 50 },
    { figure: 'key to paint of the preview, median', value: percentile(times, 0.5), unit: 'ms' },
    { figure: 'opening the editor, median', value: percentile(openings, 0.5), unit: 'ms', max: 1500 },
  ]);
} finally {
  await browser.close();
  await portal.stop();
}
