import { rm } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { startEmbedHost } from '../support/embed-host';
import { type Portal, startPortal } from '../support/portal';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const ORGANIZATION = '2001';

let portal: Portal;
let host: Awaited<ReturnType<typeof startEmbedHost>>;
let manager: Page;
beforeAll(async () => {
  portal = await startPortal({ data: await seededFolder(), env: { RATE_LIMIT: '0', SAMPLE_PEOPLE: 'true' } });
  host = await startEmbedHost(portal.url());
  const watched = await open();
  manager = watched.page;
  await manager.goto(new URL('/login', portal.url()).href);
  await manager.getByRole('tab', { name: '密码登录' }).click();
  await manager.getByRole('textbox', { name: /手机号或邮箱/ }).fill('13800000042');
  await manager.getByLabel(/^密码/).fill('Sample-Mill-42');
  await manager.getByRole('checkbox').check();
  await manager.locator('form button[type=submit]').last().click();
  await manager.getByRole('radio', { name: /北岭轧钢/ }).check();
  await manager.getByRole('button', { name: '进入' }).click();
  await manager.getByRole('button', { name: /当前身份：北岭轧钢/ }).waitFor();
});
afterAll(async () => {
  await host.stop();
  await portal.stop();
  await rm(portal.data, { recursive: true, force: true });
});

/** As the page of the platform does it. */
async function call(method: string, path: string, body?: object) {
  return manager.evaluate(
    async ([how, where, sent]) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const answer = await fetch(where, { method: how, headers, ...(sent && { body: sent }) });
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as [string, string, string | undefined],
  );
}

const wish = (more: object = {}) => ({
  ...{ name: ORGANIZATION, origins: [host.url], pages: ['ask', 'search'], look: { greeting: 'Hello from the mill' } },
  ...{ identity: false, reads: 'public', perDay: 50, ...more },
});
const makeChannel = async (more: object = {}) => {
  const { data, msg } = await call('POST', '/api/embed/channels', wish(more));
  expect(msg).toBe('ok');
  return { id: data.channel.id as string, secret: data.secret as string };
};
const element = (channel: string, more = '') =>
  `<script src="${portal.url()}/embed.js"></script><millwright-portal channel="${channel}" locale="en-US" ${more}></millwright-portal>`;
const frameOf = async (page: Page): Promise<Frame> => {
  const shown = () => page.frames().find((frame) => frame.url().includes('/embed/'));
  await expect.poll(() => shown() !== undefined).toBe(true);
  return shown() as Frame;
};
const heard = (page: Page) => page.evaluate(() => (window as never as { heard: string[] }).heard);

/** Blocks what browsers block in the frames of others: storage throws, and cookies are not there. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window.top === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });

async function askIn(frame: Frame, question: string): Promise<void> {
  const box = frame.getByRole('combobox', { name: 'Your question' });
  await box.fill(question);
  await box.press('Enter');
  await frame
    .getByRole('button', { name: /^Source 1:/ })
    .first()
    .waitFor({ timeout: 40_000 });
}

it('a page of another host asks and searches with storage and cookies blocked', { timeout: 180_000 }, async () => {
  const { id } = await makeChannel();
  host.show(element(id));
  await quietly(await open({ viewport: { width: 900, height: 900 } }), async (page) => {
    await blockStorage(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { cookie } = request.headers();
      if (cookie && request.url().startsWith(portal.url())) sent.push(`${request.url()} ${cookie}`);
    });
    await page.goto(host.url);
    const frame = await frameOf(page);
    await frame.getByText('Hello from the mill').waitFor();
    expect(await frame.evaluate(() => document.documentElement.hasAttribute('data-micro'))).toBe(true);
    expect(await frame.getByRole('banner').count()).toBe(0);
    await expectAccessible(page);
    await askIn(frame, 'How often is a bearing greased?');
    expect(new URL(frame.url()).pathname).toBe(`/embed/${id}`);
    await frame.getByRole('link', { name: 'New question' }).click();
    await frame.getByRole('link', { name: 'Search' }).click();
    await frame.getByRole('searchbox').first().fill('bearing');
    await frame.locator('a[href^="/doc/"]').first().click();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    expect(await heard(page)).toContain('millwright-ready');
    expect(sent).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

it('whom the company signs finds the way in; what is not listed, replayed or off does not', {
  timeout: 180_000,
}, async () => {
  const { id, secret } = await makeChannel({ identity: true, reads: 'organization' });
  host.show(element(id, 'identity-url="/millwright-identity"'));
  const named = await open({ viewport: { width: 900, height: 900 } });
  await named.page.goto(host.url);
  const stranger = await frameOf(named.page);
  await stranger.getByText(/whom its company names/).waitFor();
  await named.close();
  host.sign(id, secret, 'visitor-7');
  const watched = await open({ viewport: { width: 900, height: 900 } });
  const { page } = watched;
  await page.goto(host.url);
  const frame = await frameOf(page);
  await askIn(frame, 'How often is a bearing greased?');
  expect(host.asked.at(-1)).toMatchObject({ channel: id, origin: host.url });
  expect(new Set(host.asked.map(({ nonce }) => nonce)).size).toBe(host.asked.length);
  // Nobody but the page around it is answered, and nothing that it says without the port is heard.
  await page.evaluate(() => {
    for (const type of ['logout', 'reset', 'init']) window.frames[0]?.postMessage({ mw: 1, type, data: {} }, '*');
  });
  await frame
    .getByRole('button', { name: /^Source 1:/ })
    .first()
    .waitFor();
  expectQuiet(watched);
  // Switched off: over at the next call, and the page is told, in the words of the specification too.
  await call('PUT', `/api/embed/channels/${id}`, {
    ...wish({ identity: true, reads: 'organization' }),
    enabled: false,
  });
  // It may be over before the frame asks for anything.
  const soon = { timeout: 5_000 };
  await frame
    .getByRole('link', { name: 'Search' })
    .click(soon)
    .then(() => frame.getByRole('searchbox').first().fill('bearing', soon))
    .catch(() => undefined);
  await frame.getByRole('heading', { name: 'This session has ended' }).waitFor();
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining(['millwright-token-expired', 'login-expired']));
  // The refused calls are in the console; nothing else may be.
  expect(watched.problems.filter((line) => !/\b401\b/.test(line))).toEqual([]);
  await watched.close();
  const elsewhere = await open();
  const other = await startEmbedHost(portal.url());
  other.show(element(id));
  await elsewhere.page.goto(other.url);
  await expect.poll(() => elsewhere.problems.join(' ')).toContain('frame-ancestors');
  await elsewhere.close();
  await other.stop();
});

it('the bubble opens and closes with the keyboard, and keeps to 320 px', { timeout: 120_000 }, async () => {
  const { id } = await makeChannel({ pages: ['ask'] });
  host.show(element(id, 'look="bubble"'));
  await quietly(await open({ viewport: { width: 320, height: 640 } }), async (page) => {
    await page.goto(host.url);
    const button = page.getByRole('button', { name: 'Open knowledge assistant' });
    await button.waitFor();
    // Nothing of the portal is loaded before somebody wants it.
    expect(page.frames().some((frame) => frame.url().includes('/embed/'))).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    const frame = await frameOf(page);
    await page.getByRole('dialog', { name: 'Knowledge assistant' }).waitFor();
    await frame.getByRole('combobox', { name: 'Your question' }).waitFor();
    await expectAccessible(page);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The first leaves the field, the second the window.
    await frame.getByRole('combobox', { name: 'Your question' }).press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MILLWRIGHT-PORTAL');
    await page.evaluate(() => document.querySelector('millwright-portal')?.setAttribute('mode', 'dark'));
    await expect.poll(() => frame.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await page.evaluate(() => document.querySelector('millwright-portal')?.setAttribute('locale', 'zh-CN'));
    await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    expect(await heard(page)).toEqual(expect.arrayContaining(['millwright-open', 'millwright-close']));
  });
});
