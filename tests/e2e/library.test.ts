import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { ingestInto } from '../support/ingest-into';
import { type Portal, startPortal } from '../support/portal';
import { askFromHome, untilAnswered, words } from '../support/portal-page';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const { reader, common } = words['zh-CN'];
const CITED = '摆渡机主轴的预紧力矩为四十二牛米，必须分三次拧紧。';
const QUESTION = '摆渡机主轴的预紧力矩是多少？';

let portal: Portal;
let folder: string;

const load = async (text: string) => {
  await writeFile(path.join(folder, 'manual/ferry.md'), text);
  await ingestInto(portal, [path.join(folder, 'manual')]);
};
const page = (...parts: string[]) => `# 摆渡机维护手册\n\n${parts.join('\n\n')}\n`;
const OTHER = '润滑周期为六个月，使用锂基润滑脂。';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manual-'));
  await mkdir(path.join(folder, 'manual'));
  portal = await startPortal({ data: await seededFolder(), env: { RATE_LIMIT: '0' } });
});
afterAll(async () => {
  await portal.stop();
  for (const made of [folder, portal.data]) await rm(made, { recursive: true, force: true });
});

it('finds a cited passage again after its document was loaded anew: moved, edited, gone', {
  timeout: 180_000,
}, async () => {
  await load(page('## 主轴', CITED, '## 润滑', OTHER));
  const watched = await open();
  const tab = watched.page;
  await tab.goto(portal.url());
  await askFromHome(tab, QUESTION, 'zh-CN');
  await untilAnswered(tab, 'zh-CN');
  const chat = tab.url();

  const openCitation = async () => {
    await tab.goto(chat);
    await untilAnswered(tab, 'zh-CN');
    await tab.locator('[data-citation]').first().click();
    await tab.getByRole('heading', { name: '摆渡机维护手册' }).first().waitFor();
  };
  const marked = () => tab.locator('[data-mark="words"]');

  await openCitation();
  await marked().first().waitFor();
  expect((await marked().allTextContents()).join('')).toContain('四十二牛米');

  // A new chapter moves the same words down.
  const preface = '本章说明适用范围与安全要求。'.repeat(30);
  await load(page('## 前言', preface, '## 润滑', OTHER, '## 主轴', CITED));
  await openCitation();
  await tab.getByText(reader.anchor.moved).waitFor();
  expect((await marked().allTextContents()).join('')).toContain('四十二牛米');

  // Edited: the most similar words are marked, and the reader is told.
  await load(page('## 前言', preface, '## 润滑', OTHER, '## 主轴', CITED.replace('四十二', '四十五')));
  await openCitation();
  await tab.getByText(reader.anchor.changed).waitFor();
  await tab.getByRole('link', { name: reader.version.asCited }).click();
  // The previous page's marks stay until this page is rendered.
  await expect.poll(async () => (await marked().allTextContents()).join('')).toContain('四十二牛米');

  // Removed: the reader is told, and nothing is marked.
  await load(page('## 前言', preface, '## 润滑', OTHER));
  await openCitation();
  await tab.getByText(reader.anchor.gone).waitFor();
  expect(await marked().count()).toBe(0);
  expectQuiet(watched);
  await watched.close();
});

/** More makers than the values that other facets list at first. */
const MAKERS = 20;
const ALARMS = 4;
const alarmRow = (maker: number, code: number) => ({
  ...{ maker: `Maker ${maker + 1}`, code: String(1000 + code), lang: 'zh' },
  ...{ description: `第 ${code + 1} 号报警`, solution: '按手册检查接线。' },
});

/** Presses one link after the other, beginning at the home page; returns how often the page was pressed. */
async function pressThrough(page: Page, ...links: ((page: Page) => ReturnType<Page['getByRole']>)[]): Promise<number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => (presses += 1));
  await page.addInitScript(() =>
    window.addEventListener('click', ({ isTrusted }) => isTrusted && (window as unknown as Pressed).pressed(), true),
  );
  await page.goto(portal.url());
  for (const link of links) await link(page).click();
  await page.getByRole('article').waitFor();
  return presses;
}

interface Pressed {
  pressed(): void;
}

const library = (page: Page) =>
  page.getByRole('navigation', { name: common.header.nav }).getByRole('link', { name: common.page.library });
const last = (facet: 'maker' | 'equipment') => (page: Page) =>
  page.getByRole('navigation', { name: reader.library.facet[facet] }).getByRole('link').last();
const row = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name });

it('leads from home to a given article, and to a given alarm of a given maker, in at most three presses', {
  timeout: 60_000,
}, async () => {
  await quietly(await open(), async (page) => {
    expect(await pressThrough(page, library, last('equipment'), row('焊接缺陷'))).toBeLessThanOrEqual(3);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('焊接');
  });
  // The whole handbook stands on one page, so that a phone, which has the library in its menu, needs no filter.
  await quietly(await open({ viewport: { width: 390, height: 844 } }), async (page) => {
    const menu = (on: Page) => on.getByRole('button', { name: common.header.menu });
    const entry = (on: Page) => on.getByRole('dialog').getByRole('link', { name: common.page.library });
    expect(await pressThrough(page, menu, entry, row('焊接缺陷'))).toBeLessThanOrEqual(3);
  });
  const file = path.join(folder, 'alarms.jsonl');
  const rows = Array.from({ length: MAKERS * ALARMS }, (_, n) => alarmRow(n % MAKERS, Math.floor(n / MAKERS)));
  await writeFile(file, rows.map((alarm) => JSON.stringify(alarm)).join('\n'));
  await ingestInto(portal, [file]);
  await quietly(await open(), async (page) => {
    expect(await pressThrough(page, library, last('maker'), row('1003'))).toBeLessThanOrEqual(3);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('1003');
  });
});
