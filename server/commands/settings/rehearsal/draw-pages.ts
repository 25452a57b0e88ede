import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../../scripts/find-chromium.mjs';
import type { JsonObject } from '../../../../setting/json-value';
import { upstreamPrefixes } from '../../../base/upstream-prefixes';
import { hostOf } from './host-of';
import { portalOf } from './portal-of';

export interface DrawnPage {
  path: string;
  width: number;
  before?: Buffer;
  after: Buffer;
}

export interface DrawInput {
  domain: string;
  /** As it is stored: the renderer brings it up to date itself, as it will for visitors. */
  setting: JsonObject;
  /** Paths without parameters. */
  paths: string[];
}

/** Pictures of pages, or one sentence why there are none. `before`: address of the portal that runs now; without it there are none of before. */
export type DrawPages = (
  inputs: readonly DrawInput[],
  before?: string,
) => Promise<{ pages: Map<string, DrawnPage[]>; problem?: string }>;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const settleWithinMs = 6_000;
/** What the running portal answers, whichever build draws the page: calls, and pictures that were uploaded. */
const theirs = [...Object.values(upstreamPrefixes), '/images'];

export const drawPages: DrawPages = async (inputs, running) => {
  const pages = new Map<string, DrawnPage[]>();
  const executablePath = findChromium();
  if (!executablePath) return { pages, problem: 'No Chromium was found: install one, or name it in CHROMIUM_PATH.' };
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright)
    return { pages, problem: 'playwright-core is not installed: run "npm ci" with its development dependencies.' };
  // Hosts of other companies are led to the portal that runs now, whatever the DNS says of them.
  const mapped = running ? [`--host-resolver-rules=MAP * ${new URL(running).hostname}`] : [];
  const browser = await playwright.chromium.launch({ executablePath, args: [...chromiumFlags, ...mapped] });
  try {
    for (const input of inputs) pages.set(input.domain, await drawDomain(browser, input, running));
  } finally {
    await browser.close();
  }
  return { pages };
};

async function drawDomain(browser: Browser, input: DrawInput, running?: string): Promise<DrawnPage[]> {
  const portal = await portalOf(input.domain, input.setting);
  try {
    const drawn: DrawnPage[] = [];
    for (const path of input.paths) {
      const address = addressOf(input.domain, path, running);
      for (const viewport of sizes) {
        const context = () => browser.newContext({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
        const before = running && (await drawIn(await context(), address));
        const after = await drawIn(await context(), address, portal);
        if (after) drawn.push({ path, width: viewport.width, ...(before && { before }), after });
      }
    }
    return drawn;
  } finally {
    await portal.close();
  }
}

function addressOf(domain: string, path: string, running = 'http://localhost'): string {
  const { protocol, port } = new URL(running);
  return `${protocol}//${hostOf(domain)}${port && `:${port}`}${path}`;
}

/** With a portal, its pages and files take the place of the running one's; the calls of the page go on to that. */
async function drawIn(context: BrowserContext, address: string, portal?: FastifyInstance): Promise<Buffer | undefined> {
  try {
    const page = await context.newPage();
    // Somebody publishing meanwhile must not change the picture.
    await page.route('**/api/setting/changes', (route) => route.abort());
    if (portal)
      await page.route(
        ({ pathname }) => isOurs(pathname),
        (route) => answerFrom(portal, route),
      );
    await page.goto(address, { waitUntil: 'load' });
    const drawn = await page
      .locator('main')
      .first()
      .waitFor({ timeout: settleWithinMs })
      .then(
        () => true,
        () => false,
      );
    // Nothing at all from the running portal is no picture of before; from this build it is what has to be seen.
    return drawn || portal ? await settledPicture(page) : undefined;
  } catch (error) {
    // The running portal may not have this page, or may be gone by now: the picture is missing, the report goes on.
    if (portal) throw error;
    return undefined;
  } finally {
    await context.close();
  }
}

const isOurs = (path: string) =>
  path.endsWith('/configInfo/detail') || !theirs.some((prefix) => path.startsWith(`${prefix}/`));

async function answerFrom(portal: FastifyInstance, route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const headers = { host: new URL(route.request().url()).host, 'accept-language': 'zh-CN' };
  const answer = await portal.inject({ method: 'GET', url: pathname + search, headers });
  await route.fulfill({
    status: answer.statusCode,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: answer.rawPayload,
  });
}

/** Of the whole page, as soon as two pictures in a row are the same. */
async function settledPicture(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const until = Date.now() + settleWithinMs;
  let last = await shoot();
  for (let same = 0; same < 2 && Date.now() < until; ) {
    await page.waitForTimeout(250);
    const next = await shoot();
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return last;
}
