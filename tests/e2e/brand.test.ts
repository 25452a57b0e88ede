import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchedPage } from '../support/browser';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { type FrameColors, film, measureFrames } from '../support/film';

const { open } = sharedBrowser();
const FOLDER = path.resolve(import.meta.dirname, '../../fixtures/domains');
const FILM = { width: 960, height: 640 };
/** Tolerance for noise at picture edges: a few hundred of a million pixels. */
const SLACK = 0.0005;
/** The product's own colour, a flash of which counts as a flash of another brand. */
const NEUTRAL = '#0f6cbd';

interface Brand {
  name: string;
  color: string;
  titles: string[];
  pictures: string[];
  dark: boolean;
}

const brands: Brand[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const {
      title,
      texts = {},
      theme = {},
      logo,
      icon,
      header = {},
    } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
    const inTexts = Object.values<{ title?: string }>(texts).map((words) => words.title);
    return {
      name: path.basename(file, '.json'),
      color: theme.brandColor ?? NEUTRAL,
      titles: [title, ...inTexts, typeof header.shortTitle === 'string' ? header.shortTitle : undefined].filter(
        Boolean,
      ),
      pictures: [logo, icon].filter(Boolean),
      dark: theme.mode === 'dark',
    };
  });
// A domain without a title has the product's own, as the main host does.
for (const brand of brands)
  if (brand.titles.length === 0) brand.titles = brands.find(({ name }) => name === 'main')?.titles ?? [];
const colors = [...new Set([...brands.map(({ color }) => color), NEUTRAL])];
const others = (brand: Brand) => brands.filter(({ name, color }) => name !== brand.name && color !== brand.color);

let lab: WatchedPage;
beforeAll(async () => {
  lab = await open();
});
afterAll(() => lab.close());

/** Records, from before the page's first script, every title, theme colour, icon and picture it ever has. */
async function watchBrand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { brandSeen: seen });
    const look = () => {
      if (document.title) seen.add(`title ${document.title}`);
      for (const node of document.querySelectorAll('meta[name=theme-color]'))
        seen.add(`color ${node.getAttribute('content')}`);
      for (const node of document.querySelectorAll('link[rel=icon]')) seen.add(`icon ${node.getAttribute('href')}`);
      for (const node of document.querySelectorAll('img')) seen.add(`image ${node.getAttribute('src')}`);
      for (const node of document.querySelectorAll('h1, header')) seen.add(`words ${node.textContent}`);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

const seenBrand = (page: Page) => page.evaluate(() => [...(window as unknown as { brandSeen: Set<string> }).brandSeen]);

/** Each frame's share of every colour; the last frame is the settled page. */
async function filmed(page: Page, address: string): Promise<FrameColors[]> {
  const frames = await film(page, async () => {
    await page.goto(address);
    await page.getByRole('search').first().waitFor();
  });
  return measureFrames(lab.page, frames, colors);
}

function expectOneBrand(brand: Brand, frames: FrameColors[]): void {
  const settled = frames.at(-1);
  expect(frames.length).toBeGreaterThan(0);
  const foreign = others(brand)
    .map(({ color }) => color)
    .concat(brand.color === NEUTRAL ? [] : [NEUTRAL]);
  const flashes = frames.flatMap((frame, number) =>
    foreign
      .filter(
        (color) => (frame.shares[colors.indexOf(color)] ?? 0) > (settled?.shares[colors.indexOf(color)] ?? 0) + SLACK,
      )
      .map((color) => `frame ${number} of ${frames.length} holds ${color}`),
  );
  expect(flashes).toEqual([]);
}

function expectOwnWords(brand: Brand, seen: string[]): void {
  const foreign = others(brand).flatMap(({ titles, pictures, color }) => [...titles, ...pictures, color]);
  const own = new Set([...brand.titles, ...brand.pictures]);
  const strange = foreign.filter((text) => !own.has(text) && seen.some((line) => line.includes(text)));
  expect(strange).toEqual([]);
}

describe.each(brands.filter(({ name }) => name !== 'broken'))('$name', (brand) => {
  it('shows its own brand alone, from the first frame, cold and warm', async () => {
    await quietly(await open({ viewport: FILM }), async (page) => {
      await watchBrand(page);
      for (const load of ['cold', 'warm']) {
        const frames = await filmed(page, at(brand.name));
        expectOneBrand(brand, frames);
        expectOwnWords(brand, await seenBrand(page));
        const last = frames.at(-1);
        if (brand.color !== NEUTRAL) expect([load, last?.shares[colors.indexOf(brand.color)]]).not.toEqual([load, 0]);
        await page.goto('about:blank');
      }
    });
  });
});

it('shows no trace of the domain that was visited before in the same browser', async () => {
  const watched = await open({ viewport: FILM });
  const [first, second] = ['steelworks', 'machine-builder'].map((name) => brands.find((brand) => brand.name === name));
  if (!first || !second) throw new Error('fixture domains are missing');
  await quietly(watched, async (page) => {
    await watchBrand(page);
    await page.goto(at(first.name));
    await page.getByRole('search').first().waitFor();
    for (const brand of [second, first, second]) {
      await page.goto('about:blank');
      expectOneBrand(brand, await filmed(page, at(brand.name)));
      expectOwnWords(brand, await seenBrand(page));
    }
  });
});

it('never flashes white on a dark domain', async () => {
  await quietly(await open({ viewport: FILM, colorScheme: 'light' }), async (page) => {
    // A dark page comes first, so that a white frame can only come from the page under test.
    await page.goto('data:text/html,<html style="background:%23101010">');
    await page.waitForTimeout(200);
    for (const _load of ['cold', 'warm']) {
      const frames = await filmed(page, at('steelworks'));
      expect(frames.filter(({ blank }) => blank).length).toBe(0);
      const light = frames.filter(({ corner }) => corner.split(',').every((part) => Number(part) > 200));
      expect(light.map(({ corner }) => corner)).toEqual([]);
      await page.goto('data:text/html,<html style="background:%23101010">');
    }
  });
});

it('names the installed app, its colour and its icon after the domain', async () => {
  const watched = await open();
  await quietly(watched, async (page) => {
    for (const brand of brands) {
      await page.goto(at(brand.name, '/qa-list'));
      const { name, theme_color, type } = await page.evaluate(async () => {
        const manifest = await (await fetch('/manifest.webmanifest')).json();
        const icon = await fetch(manifest.icons[0].src);
        return { ...manifest, type: icon.headers.get('content-type') };
      });
      expect([...brand.titles, 'intelligent interaction engine']).toContain(name);
      expect(theme_color.toLowerCase()).toBe(brand.color);
      expect(type).toContain('image/');
    }
    // The broken domain names a picture that does not exist.
    watched.problems.splice(0, Infinity, ...watched.problems.filter((line) => !line.includes('/brand/does-not-exist')));
  });
});
