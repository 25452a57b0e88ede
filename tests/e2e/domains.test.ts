import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reduceRuns } from '../../src/stream/reduce-run';
import { emptyRun } from '../../src/stream/run-state';
import type { WatchedPage } from '../support/browser';
import { at, expectQuiet, sharedBrowser } from '../support/e2e';
import { findViolations } from '../support/find-violations';
import { type ReadLocale, untilAnswered, words } from '../support/portal-page';
import { createVisitor } from '../support/visitor';

const { open } = sharedBrowser();
const DOMAINS = ['main', 'steelworks', 'machine-builder', 'public-service', 'limits', 'minimal', 'broken'];
/**
 * The domain of which every page is checked; of the others only home and answer, whose blocks and colours are their
 * own.
 */
const EVERY_PAGE = 'main';
const WIDE_TEXT = new Set(['main', 'limits']);
const WIDTHS = [1440, 390, 320];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Mode = 'light' | 'dark';
/**
 * Language does not affect colours, and colours do not affect widths, so two combinations cover all four; each is
 * checked for accessibility at one width. One prefers reduced motion.
 */
const LOOKS: { locale: ReadLocale; mode: Mode; accessible: number; still: boolean }[] = [
  { locale: 'zh-CN', mode: 'light', accessible: 1440, still: false },
  { locale: 'en-US', mode: 'dark', accessible: 390, still: true },
];

interface Shared {
  chat: string;
  /** Path of a cited passage. */
  passage: string;
}

/** Creates one answer, which everybody with the link can read on the same domain. */
async function prepare(domain: string, locale: ReadLocale): Promise<Shared> {
  const query = locale === 'zh-CN' ? '滚动轴承发热，先查什么？' : 'Why does hydraulic oil overheat?';
  const events = await createVisitor(at(domain, '')).askAll(query, { locale });
  const { chat, sources } = reduceRuns(emptyRun, events);
  const [source] = sources;
  if (!chat) throw new Error(`No answer to ${query}`);
  // A domain may search knowledge bases that are empty here; its answer then cites no passage.
  if (!source) return { chat, passage: '/404' };
  const { docId, ver, span, quoteHash } = source;
  return { chat, passage: `/doc/${docId}?v=${ver}&start=${span[0]}&end=${span[1]}&hash=${quoteHash}` };
}

async function openLook(domain: string, locale: ReadLocale, mode: Mode, options: BrowserContextOptions = {}) {
  const watched = await open({ colorScheme: mode, locale, ...options });
  const url = at(domain, '/');
  await watched.page.context().addCookies([
    { name: 'mw_locale', value: locale, url },
    { name: 'mw_mode', value: mode, url },
  ]);
  return watched;
}

/** The pages of the portal, and how to tell that each is ready. */
const pagesIn = (locale: ReadLocale, { chat, passage }: Shared): [string, (page: Page) => Promise<void>][] => [
  ['/engine', (page) => page.getByRole('search').first().waitFor()],
  ['/qa', (page) => page.getByText(words[locale].answer.ask.title).waitFor()],
  ['/qa-list', (page) => page.getByText(words[locale].answer.history.empty.title).waitFor()],
  [`/q/${chat}`, (page) => untilAnswered(page, locale)],
  [passage, (page) => page.locator('[data-mark], h1').first().waitFor()],
  ['/404', (page) => page.getByText(words[locale].common.notFound.title).waitFor()],
];

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const elements = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > limit + 1,
    );
    return elements.slice(-3).map((one) => `<${one.tagName.toLowerCase()}> ${one.textContent?.slice(0, 40)}`);
  });
  expect([where, wide]).toEqual([where, []]);
}

async function expectAccessible(page: Page, where: string, runOnly = RULES): Promise<void> {
  const violations = await findViolations(
    page,
    {},
    { runOnly, rules: runOnly === RULES ? { region: { enabled: true } } : {} },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${where}: ${id} at ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** 1280 pixels at 400% correspond to a 320 pixel window; at 200% text grows in the same window. */
async function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoOverflow(page, `${where} at 200 %`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

async function expectOneLanguage(page: Page, locale: ReadLocale): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  const text = await page.locator('body').innerText();
  // A key without a text is shown itself.
  expect(text).not.toMatch(/\b(?:answer|common|home|reader|errors):[a-z]/);
  if (locale === 'en-US') expect(text.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u);
}

async function expectNothingMoves(page: Page, where: string): Promise<void> {
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50).length,
  );
  expect([where, moving]).toEqual([where, 0]);
}

/** The person's own colours replace the theme's here, so only colours can become wrong. */
async function expectReadableInForcedColors(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, `${where} in forced colours`, ['color-contrast']);
  await page.emulateMedia({ forcedColors: null });
}

/**
 * Expects only the broken domain's known reports: a picture that does not exist, a block that crashes, and blocks that
 * are not shown.
 */
function expectOnlyReports({ problems }: WatchedPage): void {
  const expected =
    /404|This block crashes on purpose|^warning: Block .* is not shown: (?:unknown|newer|invalid|crashed|misplaced)/;
  expect(problems.filter((line) => !expected.test(line))).toEqual([]);
}

describe.each(DOMAINS)('%s', (domain) => {
  it.each(LOOKS)(
    'is quiet, accessible and fits every width in $locale, $mode',
    { timeout: 180_000 },
    async ({ locale, mode, accessible, still }) => {
      const watched = await openLook(domain, locale, mode, { reducedMotion: still ? 'reduce' : 'no-preference' });
      const { page } = watched;
      const pages = pagesIn(locale, await prepare(domain, locale));
      const own = pages.filter(([address]) => domain === EVERY_PAGE || /^\/(?:engine$|q\/)/.test(address));
      for (const [address, ready] of own) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(at(domain, address));
        await ready(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page, `${address} at ${width}`);
          if (width === accessible) await expectAccessible(page, `${address} at ${width}`);
        }
        if (WIDE_TEXT.has(domain)) await expectRoomForLargeText(page, address);
        if (domain === EVERY_PAGE) {
          await expectOneLanguage(page, locale);
          if (still) await expectNothingMoves(page, address);
          else await expectReadableInForcedColors(page, address);
        }
      }
      if (domain === 'broken') expectOnlyReports(watched);
      else expectQuiet(watched);
      await watched.close();
    },
  );
});

it('shows of the broken domain what is whole, and quiet gaps for the rest', async () => {
  const watched = await openLook('broken', 'en-US', 'light');
  await watched.page.goto(at('broken'));
  await watched.page.getByRole('search').first().waitFor();
  const text = await watched.page.locator('body').innerText();
  expect(text).not.toMatch(/error|exception|undefined|unknown block|\bNaN\b/i);
  expect(text).not.toContain('[object');
  expectOnlyReports(watched);
  await watched.close();
});

it('never runs or links what a setting should not hold', async () => {
  const watched = await openLook('broken', 'en-US', 'light');
  await watched.page.goto(at('broken'));
  await watched.page.getByRole('search').first().waitFor();
  const links = await watched.page
    .locator('a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.filter((href) => !/^(\/(?!\/)|https:|mailto:|tel:|#)/.test(href))).toEqual([]);
  await watched.close();
});
