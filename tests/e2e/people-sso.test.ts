import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { quietly, sharedBrowser } from '../support/e2e';
import { startWeixin } from '../support/fake-weixin';
import { signOnEnv, startIdentityProvider } from '../support/identity-provider';
import { freePort, type Portal, startPortal } from '../support/portal';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const ends: (() => unknown)[] = [];

let portal: Portal;
beforeAll(async () => {
  const port = await freePort();
  const weixin = await startWeixin();
  const provider = await startIdentityProvider({ portal: `http://localhost:${port}`, email: 'anna@harrow.example' });
  const data = await seededFolder();
  portal = await startPortal({
    data,
    port,
    env: {
      ...signOnEnv(provider.issuer),
      RATE_LIMIT: '0',
      SAMPLE_PEOPLE: 'true',
      LOG_CODES: 'true',
      HOST: '127.0.0.1',
      WEIXIN_APP_ID: 'wx1',
      PICTURE_ORIGINS: 'https://thirdwx.example',
      WEIXIN_SECRET: 'shh',
      WEIXIN_OPEN_URL: weixin.url,
      WEIXIN_API_URL: weixin.url,
    },
  });
  const endPortal = () => portal.stop().then(() => rm(data, { recursive: true, force: true }));
  ends.push(weixin.stop, provider.stop, endPortal);
});
afterAll(() => Promise.all(ends.map((end) => end())));

const at = (address: string) => portal.url() + address;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the open form to the provider's page, whose fonts and icon do not exist here. */
async function goToProvider(page: Page): Promise<void> {
  await page.route(/fonts\.googleapis\.com|favicon\.ico/, (route) => route.fulfill({ body: '' }));
  await page.getByRole('checkbox').check();
  await button(page, 'Mill ID').click();
  await page.getByPlaceholder(/login/i).waitFor();
}

describe('the company’s own provider', () => {
  it('signs somebody in, asks for whom they act, leads to the page they were on, and out again at the provider too', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/engine?from=mail'));
      await button(page, '登录').first().click();
      await goToProvider(page);
      await page.getByPlaceholder(/login/i).fill('anna');
      await page.getByPlaceholder(/password/i).fill('x');
      await page.locator('button[type=submit]').click();
      await button(page, 'Continue').click();
      await page.getByRole('radio', { name: /Harrow/ }).waitFor();
      await expectAccessible(page);
      await button(page, '进入').click();
      await page.waitForURL(at('/engine?from=mail'));
      await button(page, /当前身份：Harrow/).waitFor();
      await page.reload();
      await button(page, /当前身份：Harrow/).waitFor();
      expect(await page.getByRole('radio').count()).toBe(0);
      await button(page, /Anna/).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.locator('button[name=logout]').click();
      await page.waitForURL(at('/engine'));
      await button(page, '登录').first().waitFor();
      const kept = (await page.context().cookies(at(''))).map(({ name }) => name);
      for (const name of ['token', 'userToken', 'mw_session', 'mw_arrived']) expect(kept).not.toContain(name);
    });
  });

  it('left without signing in: the page says so, and another way leads where they were going', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/login?targetUrl=%2Fqa-list'));
      await goToProvider(page);
      await page.getByRole('link', { name: /cancel/i }).click();
      await page.getByText(/微信或企业登录没有确认你的身份/).waitFor();
      await page.getByRole('tab', { name: '密码登录' }).click();
      await page.getByRole('textbox', { name: /手机号或邮箱/ }).fill('13800000042');
      await page.getByLabel(/^密码/).fill('Sample-Mill-42');
      await page.getByRole('checkbox').check();
      await button(page, '登录').click();
      await button(page, '进入').click();
      await page.waitForURL(at('/qa-list'));
    });
  });
});

describe('WeChat', () => {
  it('on a desktop: its code in a frame beside the form; who is new binds a phone and is back where they were', async () => {
    await quietly(await open(), async (page) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      await page.route('https://thirdwx.example/*', (route) =>
        route.fulfill({ body: svg, contentType: 'image/svg+xml' }),
      );
      await page.goto(at('/engine?wd=a'));
      await button(page, '登录').first().click();
      await page.getByRole('checkbox').check();
      await page.frameLocator('iframe[title="微信登录二维码"]').locator('#scan').click();
      const dialog = page.getByRole('alertdialog', { name: '绑定手机号' });
      await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000044');
      await dialog.getByRole('button', { name: /改用文字题/ }).click();
      await dialog.locator('input[name=captcha]').fill(await answerTo(page));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
      await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await sentCode());
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: '登录' }).click();
      await page.waitForURL(at('/engine?wd=a'));
      await button(page, '以后再说').click();
      await button(page, /陈一/).waitFor();
    });
  });

  it('on a phone: a tab of its own that opens WeChat', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    await quietly(await open(phone), async (page) => {
      await page.goto(at('/login'));
      await page.getByRole('tab', { name: '微信登录' }).click();
      expect(await page.locator('iframe').count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('checkbox').check();
      await button(page, '打开微信').click();
      await page.locator('#scan').waitFor();
    });
  });
});

const NUMBERS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** Solves the question for people who cannot see the picture: "十二减去七等于几". */
async function answerTo(page: Page): Promise<string> {
  const question = await page
    .getByText(/等于几/)
    .first()
    .innerText();
  const [, first = '', sign, second = ''] = /^(.+)(加上|减去)(.+)等于几/.exec(question) ?? [];
  const [left, right] = [NUMBERS.indexOf(first), NUMBERS.indexOf(second)];
  return String(sign === '加上' ? left + right : left - right);
}

/** The last code sent, from this server's log. */
async function sentCode(): Promise<string> {
  const find = () => [...portal.output().matchAll(/"code":"(\d{6})"/g)].at(-1)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
