// Measures the editor with a page of 60 blocks in Chromium, on the built server: from a click to a usable editor. The
// time from a key to the preview's paint is in admin-preview.ts.
import { launchBrowser } from '../support/browser';
import { printedPassword, signInAsOperator } from '../support/operator-browser';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const BLOCKS = 60;
const OPENINGS = 5;

/** Sixty small blocks, the maximum for a page. */
function fullPage(body: Record<string, unknown>) {
  const blocks = Array.from({ length: BLOCKS }, (_, n) => ({
    id: `b${n}`,
    type: n % 2 ? 'engine/recommend' : 'engine/hero',
    v: 1,
    props: n % 2 ? { title: `Row ${n}`, items: [{ title: `Card ${n}`, url: '/engine' }] } : { title: `Hero ${n}` },
  }));
  return { ...body, pages: { '/engine': { v: 1, blocks } } };
}

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const browser = await launchBrowser();
try {
  const origin = portal.url();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
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
    // The first opening fills the cache, as an operator's first visit does.
    if (n > 0) openings.push(performance.now() - start);
  }
  report('Editor: a page of 60 blocks', [
    { figure: 'opening the editor, median', value: percentile(openings, 0.5), unit: 'ms', max: 1500 },
  ]);
} finally {
  await browser.close();
  await portal.stop();
}
