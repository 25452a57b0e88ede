import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { quietly, sharedBrowser } from '../support/e2e';
import { type Portal, startPortal } from '../support/portal';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const PASSWORD = 'Sample-Mill-42';
const OWNER = '13800000042';
/** Belongs to no organization. */
const CHEN = '13800000044';
const INTRODUCTION = '热轧带钢与中厚板，2026 年新增一条精整线。';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ data: await seededFolder(), env: { RATE_LIMIT: '0', SAMPLE_PEOPLE: 'true' } });
});
afterAll(async () => {
  await portal.stop();
  await rm(portal.data, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Fills in the open form, up to the choice of an identity. */
async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('textbox', { name: /手机号或邮箱/ }).fill(account);
  await page.getByLabel(/^密码/).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.locator('form button[type=submit]').last().click();
}

it('an owner invites somebody, who joins, has the page of the organization as their own and writes it', {
  timeout: 120_000,
}, async () => {
  const link = await quietly(await open(), async (page) => {
    await page.goto(new URL('/login', portal.url()).href);
    await signIn(page, OWNER);
    await page.getByRole('radio', { name: /北岭轧钢/ }).check();
    await button(page, '进入').click();
    await button(page, /当前身份：北岭轧钢/).waitFor();
    // Without a code in the address, the page is of the organization that one acts for.
    await page.goto(new URL('/companyInfo', portal.url()).href);
    await page.getByRole('heading', { level: 1, name: '北岭轧钢有限公司' }).waitFor();
    const form = page.getByRole('region', { name: '邀请成员' });
    await form.getByRole('combobox', { name: '加入后的角色' }).selectOption({ label: '管理员' });
    await form.getByRole('button', { name: '生成邀请链接' }).click();
    const field = form.getByRole('textbox', { name: '邀请链接' });
    await field.waitFor();
    await expectAccessible(page);
    return field.inputValue();
  });
  expect(new URL(link).pathname).toBe('/invitation');

  await quietly(await open(), async (page) => {
    await page.goto(link);
    await page.getByText('周工邀请你以“管理员”身份加入“北岭轧钢有限公司”。').waitFor();
    await button(page, '登录后加入').click();
    await page.getByRole('dialog').waitFor();
    await signIn(page, CHEN);
    await button(page, '以“陈一”的账号加入').click();
    await page.getByText('你已加入“北岭轧钢有限公司”。').waitFor();
    await expectAccessible(page);
    await button(page, '切换到此组织').click();
    await button(page, /当前身份：北岭轧钢/).waitFor();

    await page.goto(new URL('/companyInfo', portal.url()).href);
    await button(page, '编辑资料').click();
    await page.getByRole('textbox', { name: '简介' }).fill(INTRODUCTION);
    await button(page, '保存').click();
    await page.getByText(INTRODUCTION).waitFor();
    await page.reload();
    await page.getByText(INTRODUCTION).waitFor();
    await page.getByRole('region', { name: '成员', exact: true }).getByText('陈一').waitFor();
  });

  // The link was for one person, and says so to the next.
  await quietly(await open(), async (page) => {
    await page.goto(link);
    await page.getByText('此邀请链接已被使用，请向邀请人索取新链接。').waitFor();
  });
});
