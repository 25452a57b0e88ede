import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectQuiet, sharedBrowser } from '../support/e2e';
import { ingestInto } from '../support/ingest-into';
import { type Portal, startPortal } from '../support/portal';
import { askFromHome, untilAnswered, words } from '../support/portal-page';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const { reader } = words['zh-CN'];
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
