import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import zhHome from '../../messages/zh-CN/portal/home.json';
import { createStaticServer } from '../../scripts/demo/serve-static.mjs';
import { expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { makePicture } from '../support/make-picture';
import { askFromHome, readSentences, untilAnswered, words } from '../support/portal-page';

const { open } = sharedBrowser();
const SITE = path.resolve(import.meta.dirname, '../../dist/demo');
const titleOf = (domain: string) =>
  JSON.parse(readFileSync(path.resolve(SITE, `../../fixtures/domains/${domain}.json`), 'utf8')).title;

let server: Server;
let site: string;

beforeAll(async () => {
  if (!existsSync(SITE)) throw new Error('The demo is not built. Run "npm run build:demo" first.');
  server = createStaticServer(SITE, '/company/portal/');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://localhost:${typeof address === 'object' ? address?.port : 0}/company/portal/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the demo on a static host, below a path', () => {
  it('keeps a marked picture and its result in the browser, behind the calls of the server', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(site);
      await page.getByRole('button', { name: zhHome.search.picture }).click();
      const file = { name: 'screws.png', mimeType: 'image/png', buffer: await makePicture() };
      await page.locator('dialog input[type="file"]').setInputFiles(file);
      await page.getByRole('application').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.waitForURL(/company\/portal\/qImage\//);
      await page.getByRole('table').waitFor();
      await page.reload();
      await page.getByRole('table').waitFor();
      const width = () => page.locator('figure img').evaluate((one: HTMLImageElement) => one.naturalWidth);
      await expect.poll(width).toBe(320);
    });
  });

  it('answers a question with citations that open their document, and keeps it over a reload', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(site);
      await askFromHome(page, '滚动轴承发热，先查什么？', 'zh-CN');
      expect(page.url()).toContain('/company/portal/q/');
      await untilAnswered(page, 'zh-CN');
      const sentences = await readSentences(page);
      expect(sentences.some(({ cited }) => cited.length > 0)).toBe(true);
      await page.locator('[data-citation]').first().click();
      await page.locator('[data-mark]').first().waitFor();
      await page.reload();
      await untilAnswered(page, 'zh-CN');
      expect(await readSentences(page)).toEqual(sentences);
    });
  });

  it('swaps the company with ?domain= and with the switch, and keeps the choice', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(`${site}?domain=machine-builder`);
      await page.getByRole('heading', { level: 1, name: titleOf('machine-builder') }).waitFor();
      expect(await page.title()).toContain(titleOf('machine-builder'));
      await askFromHome(page, 'How do I warm up a spindle after a long stop?', 'en-US');
      await untilAnswered(page, 'en-US');
      await page.reload();
      await untilAnswered(page, 'en-US');
      await page.goto(site);
      await page.getByRole('heading', { level: 1, name: titleOf('machine-builder') }).waitFor();
      await page.locator('.mw-demo summary').click();
      await page.locator('.mw-demo select[name=domain]').selectOption('steelworks');
      await page.getByRole('heading', { level: 1, name: titleOf('steelworks') }).waitFor();
    });
  });

  it('opens a deep address on the very first visit', async () => {
    const watched = await open();
    await watched.page.goto(`${site}qa-list?domain=main`);
    await watched.page.getByText(words['zh-CN'].answer.history.empty.title).waitFor();
    expect(new URL(watched.page.url()).pathname).toBe('/company/portal/qa-list');
    // The host responded with 404 to an address that is no file; its 404 page opened the portal.
    watched.problems.splice(0, watched.problems.length, ...watched.problems.filter((line) => !line.includes('404')));
    expectQuiet(watched);
    await watched.close();
  });
});
