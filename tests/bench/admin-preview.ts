// Measures the workbench's preview in Chromium on the built portal: from a key in a form field to the paint in the
// frame, and the verdict matrix. Beside them, in the same run, the usual ways: a preview that loads its frame again for
// a change, and a test runner that opens, photographs and inspects each view as a page of its own.
import type { Page } from 'playwright-core';
import { PREVIEW_LINE } from '../../src/admin/preview/protocol';
import { launchBrowser } from '../support/browser';
import { findViolations } from '../support/find-violations';
import { printedPassword, signInAsOperator } from '../support/operator-browser';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';

const BLOCKS = 60;
const KEYS = 60;
const RELOADS = 9;

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const origin = portal.url();
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });

/** Puts a page with sixty blocks of the home page into the operator's draft. */
async function draftOfSixty(): Promise<void> {
  const headers = { origin };
  await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: origin }]);
  await signInAsOperator(page.context(), origin, printedPassword(portal.output()));
  const { data } = await (await page.request.get(`${origin}/api/admin/domains/main`)).json();
  const items = Array.from({ length: 6 }, (_, i) => ({ text: `Question ${i}` }));
  const blocks = Array.from({ length: BLOCKS }, (_, i) => ({
    id: `b${i}`,
    ...(i === 0 ? { type: 'engine/hero' } : { type: 'engine/question-list', props: { title: `List ${i}`, items } }),
  }));
  const body = { ...data.body, pages: { '/engine': { blocks } } };
  await page.request.put(`${origin}/api/admin/domains/main/draft`, { data: { base: data.head, body }, headers });
}

/** Milliseconds from the key to the frame after the one that shows it. */
async function keyToPaint(): Promise<number[]> {
  await page.goto(`${origin}/admin/domains/main?page=/engine&width=1280&lang=en-US`);
  await page.frameLocator(`iframe[name=${PREVIEW_LINE}]`).locator('[data-block=b59]').waitFor();
  const field = page.locator('[id="field_texts_en-US_title"]');
  await field.fill('Portal');
  await page.evaluate((line) => {
    const times: number[] = [];
    let began = 0;
    window.addEventListener('keydown', () => (began = performance.now()), { capture: true });
    window.addEventListener('message', ({ data }) => {
      if (data?.line !== line || data.message?.type !== 'shown' || began === 0) return;
      times.push(performance.now() - began);
      began = 0;
    });
    Object.assign(window, { times });
  }, PREVIEW_LINE);
  for (let key = 0; key < KEYS; key += 1) {
    await field.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** Milliseconds from asking for the preview anew to its paint, as where a change is saved and the frame reloaded. */
function reloadToPaint(): Promise<number> {
  return page.evaluate(
    (line) =>
      new Promise<number>((resolve) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${line}]`);
        const began = performance.now();
        const seen = new AbortController();
        window.addEventListener(
          'message',
          ({ data }) => {
            if (data?.line !== line || data.message?.type !== 'shown') return;
            seen.abort();
            resolve(performance.now() - began);
          },
          { signal: seen.signal },
        );
        frame?.contentWindow?.location.reload();
      }),
    PREVIEW_LINE,
  );
}

/** Seconds for one view opened as a page, photographed and inspected; on average over a dozen. */
async function secondsOfPage(): Promise<number> {
  const began = performance.now();
  let views = 0;
  for (const locale of ['zh-CN', 'en-US']) {
    for (const width of [390, 768, 1280]) {
      for (const route of ['/engine', '/assistant']) {
        const alone = await browser.newPage({ viewport: { width, height: 900 }, locale });
        await alone.goto(`${origin}${route}`);
        await alone.getByRole('main').first().waitFor();
        await alone.screenshot();
        await findViolations(alone, {}, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
        await alone.close();
        views += 1;
      }
    }
  }
  return (performance.now() - began) / 1000 / views;
}

/** What differs from the 150 views of earlier figures: the pages, five devices and the domain's own look. */
const FORMER = [
  ...['Ask, with suggestions', 'Library', 'Community', 'Sign in'],
  ...['Page not found', 'Assistant guide', 'Agreement and privacy', 'Community post'],
  ...['320 · small phone', '1920 · desktop', 'Domain default', 'Light', 'Dark'],
];

/** Seconds for a matrix: the default one, or with the buttons in `toggled` pressed. */
async function matrix(on: Page, toggled: readonly string[] = []): Promise<{ seconds: number; views: number }> {
  await on.goto(`${origin}/admin/domains/main/matrix`);
  const start = on.getByRole('button', { name: /^Check \d+ views/ });
  await start.waitFor();
  for (const name of toggled) await on.getByRole('button', { name, exact: true }).click();
  const views = Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);
  const began = performance.now();
  await start.click();
  await on.waitForFunction(() => document.querySelector('[data-verdict=waiting]') === null, undefined, {
    timeout: 300_000,
  });
  return { seconds: (performance.now() - began) / 1000, views };
}

try {
  await draftOfSixty();
  const times = await keyToPaint();
  const reloads: number[] = [];
  for (let n = 0; n < RELOADS; n += 1) reloads.push(await reloadToPaint());
  const [reload, alone] = [percentile(reloads, 0.5), await secondsOfPage()];
  const former = await matrix(page, FORMER);
  const { seconds, views } = await matrix(page);
  const pagesOf = (run: { views: number }) => ({ peer: alone * run.views, peerName: 'as pages, one by one' });
  report(`Preview: ${BLOCKS} blocks, ${times.length} keys; matrices of ${former.views} and ${views} views`, [
    {
      figure: 'key to paint, p50',
      value: percentile(times, 0.5),
      unit: 'ms',
      peer: reload,
      peerName: 'frame reloaded',
    },
    { figure: 'key to paint, p95', value: percentile(times, 0.95), unit: 'ms', max: 50 },
    { figure: 'keys that reached the page', value: times.length, min: KEYS * 0.9 },
    { figure: 'matrix with the former axes', value: former.seconds, unit: 's', max: 20, ...pagesOf(former) },
    { figure: 'views with the former axes', value: former.views, min: 150 },
    { figure: 'default matrix', value: seconds, unit: 's', max: 60, ...pagesOf({ views }) },
    { figure: 'views of the default matrix', value: views, min: 150 },
  ]);
} finally {
  await browser.close();
  await portal.stop();
}
