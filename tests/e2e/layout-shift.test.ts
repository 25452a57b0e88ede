import { expect, it } from 'vitest';
import { at, sharedBrowser } from '../support/e2e';
import { type Shifts, watchShifts } from '../support/watch-shifts';

const { open } = sharedBrowser();
/**
 * Together these have a notice with a picture, scopes by name, every field at its limit, a missing logo and blocks that
 * are not shown.
 */
const DOMAINS = ['steelworks', 'limits', 'broken'];
/** A tenth of what browsers consider good: a late logo may push adjacent words, but nothing may push the page. */
const STILL = 0.01;
/** Delay of API responses such as names and suggestions, as over a slow connection. */
const LATE_MS = 250;

const looks = [
  { width: 390, height: 800, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

it.each(looks)('nothing on a home page moves when what is late arrives, $width wide', async (look) => {
  const { width, height, hasTouch } = look;
  const watched = await open({ viewport: { width, height }, hasTouch, isMobile: hasTouch, locale: 'en-US' });
  const { page } = watched;
  await page.route(/\/(?:api|proxy-api)\//, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  for (const domain of DOMAINS) {
    await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: at(domain, '/') }]);
    await page.goto(at(domain));
    await page.waitForLoadState('networkidle');
    const { score, moved } = await page.evaluate(() => (window as unknown as { shifts: () => Shifts }).shifts());
    expect([domain, score > STILL ? moved : []]).toEqual([domain, []]);
  }
  await watched.close();
});
