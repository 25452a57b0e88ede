import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from '../support/e2e';
import { type FakeModelServer, fail, say, startFakeModelServer } from '../support/fake-model-server';
import { freePort, type Portal, startPortal } from '../support/portal';
import { askFromHome, fieldOf, toolsOf, untilAnswered, words } from '../support/portal-page';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const { answer, common } = words['zh-CN'];
const QUESTION = '滚动轴承发热，先查什么？';
const SENTENCES = Array.from({ length: 14 }, (_, at) => `第${at + 1}步，检查润滑脂的用量与轴承的游隙是否合适[1]。`);
const WHOLE = SENTENCES.join('\n\n');
/** About four seconds, so that it can be interrupted anywhere. */
const slowly = say(WHOLE, { chunk: 8, delayMs: 70 });

let model: FakeModelServer;
let portal: Portal;
let data: string;
let port: number;
const start = () =>
  startPortal({ data, port, env: { RATE_LIMIT: '0', LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'slow' } });

beforeAll(async () => {
  model = await startFakeModelServer();
  data = await seededFolder();
  port = await freePort();
  portal = await start();
});
afterAll(async () => {
  await portal.stop();
  await model.close();
  await rm(data, { recursive: true, force: true });
});
beforeEach(() => model.plan(slowly));

const shown = (page: Page) => page.locator('[data-citations]').last();
/** The steps on the page in order; duplicates and wrong order show. */
const steps = async (page: Page) =>
  [...(await shown(page).innerText()).matchAll(/第(\d+)步/g)].map((match) => Number(match[1]));
const ALL = SENTENCES.map((_, at) => at + 1);

async function askSlowly(page: Page, reached = 3): Promise<void> {
  await page.goto(portal.url());
  await askFromHome(page, QUESTION, 'zh-CN');
  await shown(page).getByText(`第${reached}步`).waitFor();
}

it('goes on after a reload in the middle, with nothing twice and nothing missing', async () => {
  const watched = await open();
  await askSlowly(watched.page);
  await watched.page.reload();
  await shown(watched.page).getByText('第3步').waitFor();
  await untilAnswered(watched.page, 'zh-CN');
  expect(await steps(watched.page)).toEqual(ALL);
  expect(model.requests.length).toBe(1);
  await watched.close();
});

it('goes on by itself when the network comes back', async () => {
  const watched = await open();
  const context = watched.page.context();
  await askSlowly(watched.page);
  await context.setOffline(true);
  await watched.page.waitForTimeout(1500);
  await context.setOffline(false);
  await untilAnswered(watched.page, 'zh-CN');
  expect(await steps(watched.page)).toEqual(ALL);
  expect(model.requests.length).toBe(1);
  await watched.close();
});

it('brings a part that could not be fetched when the network is back, and keeps what was typed', {
  timeout: 120_000,
}, async () => {
  const { page, problems, close } = await open();
  await page.goto(portal.url());
  await fieldOf(page, 'zh-CN').fill(QUESTION);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: common.header.signIn }).click();
  await page.getByText(common.offline.text).waitFor();
  expect(await fieldOf(page, 'zh-CN').inputValue()).toBe(QUESTION);
  const tried: string[] = [];
  page.on('requestfinished', (request) => tried.push(`fetched ${request.url()}`));
  page.on('requestfailed', (request) => tried.push(`failed ${request.url()}`));
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog');
  // The parts it did fetch tell why it did not come.
  await dialog.waitFor({ timeout: 60_000 }).catch(() => expect([...problems, ...tried]).toEqual(['the dialog']));
  expect(await fieldOf(page, 'zh-CN').inputValue()).toBe(QUESTION);
  expect(problems.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  await close();
});

it('shows the same in two tabs, and in a window of somebody else', async () => {
  const [first, stranger] = [await open(), await open()];
  await askSlowly(first.page, 2);
  const second = await first.page.context().newPage();
  await Promise.all([second.goto(first.page.url()), stranger.page.goto(first.page.url())]);
  for (const page of [first.page, second, stranger.page]) {
    await untilAnswered(page, 'zh-CN');
    expect(await steps(page)).toEqual(ALL);
  }
  expect(model.requests.length).toBe(1);
  await first.close();
  await stranger.close();
});

it('finishes for whoever comes back, though nobody watched', async () => {
  const watched = await open();
  await askSlowly(watched.page, 1);
  const address = watched.page.url();
  await watched.page.goto('about:blank');
  await watched.page.waitForTimeout(3500);
  await watched.page.goto(address);
  await untilAnswered(watched.page, 'zh-CN');
  expect(await steps(watched.page)).toEqual(ALL);
  await watched.close();
});

it('stops at a click, keeps what was written, and says so; a reload shows the same', async () => {
  const watched = await open();
  await askSlowly(watched.page);
  await watched.page.getByRole('button', { name: answer.action.stop }).click();
  await watched.page.getByText(answer.end.stopped).waitFor();
  const kept = await steps(watched.page);
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.length).toBeLessThan(ALL.length);
  await watched.page.reload();
  await watched.page.getByText(answer.end.stopped).waitFor();
  expect(await steps(watched.page)).toEqual(kept);
  await toolsOf(watched.page, 'zh-CN').getByRole('button', { name: answer.action.again }).click();
  await shown(watched.page).getByText('第14步').waitFor();
  await watched.close();
});

it('stops when Escape is pressed twice', async () => {
  const watched = await open();
  await askSlowly(watched.page);
  await watched.page.keyboard.press('Escape');
  await watched.page.keyboard.press('Escape');
  await watched.page.getByText(answer.end.stopped).waitFor();
  await watched.close();
});

it('says who writes when the model does not', async () => {
  model.plan(fail(429));
  const watched = await open();
  await watched.page.goto(portal.url());
  await askFromHome(watched.page, QUESTION, 'zh-CN');
  await untilAnswered(watched.page, 'zh-CN');
  await watched.page.getByText(answer.answerer.extractive.name, { exact: true }).waitFor();
  expect((await shown(watched.page).innerText()).length).toBeGreaterThan(10);
  await watched.close();
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'keeps what was written over a restart (%s) and says honestly that it broke off',
  { timeout: 120_000 },
  async (signal) => {
    const watched = await open();
    const { page } = watched;
    await askSlowly(page, 2);
    const before = await steps(page);
    await portal.stop(signal);
    portal = await start();
    // The page either continues by itself or offers a retry; in the end it shows the server's state.
    const tools = toolsOf(page, 'zh-CN');
    const retry = page.getByRole('button', { name: new RegExp(`${answer.action.retry}|${answer.action.continue}`) });
    await tools.or(retry).first().waitFor({ timeout: 100_000 });
    await page.reload();
    await tools.or(retry).first().waitFor({ timeout: 100_000 });
    const after = await steps(page);
    expect(after.slice(0, before.length)).toEqual(before);
    if (after.length < ALL.length) await page.getByText(answer.end.errorHint).waitFor();
    await page.getByRole('button', { name: answer.action.again }).or(retry).first().click();
    await shown(page).getByText('第14步').waitFor();
    await watched.close();
  },
);
