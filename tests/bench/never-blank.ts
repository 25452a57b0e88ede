// Walks through the portal by presses and looks at every frame: how long a page's main part shows nothing at all.
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { startPortal } from '../support/portal';
import { words } from '../support/portal-page';
import { type Figure, report } from './support/report';

const BUDGET_MS = 150;
/** As over a slow connection: without it, a skeleton would hardly be needed. */
const LATE_MS = 400;

const { common } = words['en-US'];

interface Watch {
  longest: number;
  frames: number;
}

/** Runs in the page: sees in every frame whether words, a picture or a skeleton is visible in the main part. */
function watchFrames(): void {
  const isSeen = (element: Element) => {
    const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return width > 0 && height > 0 && isInside && element.checkVisibility({ visibilityProperty: true });
  };
  const isFull = (main: Element) =>
    [...main.querySelectorAll('*')].some((element) => {
      if (!isSeen(element)) return false;
      if (/^(?:IMG|SVG|INPUT|TEXTAREA|CANVAS|IFRAME)$/i.test(element.tagName)) return true;
      if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        return true;
      // A skeleton has no words: a filled box without children.
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        element.childElementCount === 0 && (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor))
      );
    });
  const watch: Watch = { longest: 0, frames: 0 };
  let full = performance.now();
  const look = (now: number) => {
    const main = document.querySelector('main');
    // A blank time begins with the last frame that showed something.
    if (main && isFull(main)) full = now;
    else watch.longest = Math.max(watch.longest, now - full);
    watch.frames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { watch });
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    const seen = { ...watch };
    Object.assign(watch, { longest: 0, frames: 0 });
    return seen;
  });

/** A blank page made on purpose, so that the watching is known to see one. */
async function hideFor(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    const main = document.querySelector('main');
    if (!main) return;
    main.style.visibility = 'hidden';
    setTimeout(() => {
      main.style.visibility = '';
    }, time);
  }, ms);
  await page.waitForTimeout(ms * 2);
}

const header = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const go = (address: string) => (page: Page) =>
  page.evaluate((to) => {
    // The router follows the history; some pages have no link on every page.
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const steps: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  ['the library', header(common.page.library), /\/doc$/],
  ['a document', (page) => page.getByRole('main').getByRole('listitem').getByRole('link').last().click(), /\/doc\/./],
  ['the questions, by address', go('/qa'), /\/qa$/],
  ['the assistants, by address', go('/assistant'), /\/assistant/],
  ['a chat, by address', go('/gpt'), /\/gpt|\/login/],
  ['back', (page) => page.goBack(), /./],
  ['back once more', (page) => page.goBack(), /./],
  ['home', (page) => page.getByRole('banner').getByRole('link').first().click(), /\/engine$/],
  ['sign-in, by address', go('/login'), /\/login/],
  ['back to home', (page) => page.goBack(), /\/engine$/],
];

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const browser = await launchBrowser();
const figures: Figure[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: portal.url() }]);
  await page.route(/\/(?:api|proxy-api)\/|\/assets\//, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  // The compiler of the benches names functions through this.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.goto(`${portal.url()}/engine`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchFrames);
  await hideFor(page, 300);
  if ((await read(page)).longest < 250) throw new Error('A main part that was hidden for 300 ms was not noticed.');
  for (const [name, act, address] of steps) {
    await read(page);
    await act(page);
    await page.waitForURL(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(LATE_MS * 3);
    const { longest, frames } = await read(page);
    if (frames === 0) throw new Error(`No frame was seen on the way to: ${name}`);
    figures.push({ figure: name, value: longest, unit: 'ms', max: BUDGET_MS });
  }
} finally {
  await browser.close();
  await portal.stop();
}
report(
  `Never blank: the longest time without content in the main part; calls and files come ${LATE_MS} ms late`,
  figures,
);
