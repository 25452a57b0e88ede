import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { at as atDomain, quietly, sharedBrowser } from '../support/e2e';

const { open } = sharedBrowser();
const PASSWORD = 'Sample-Mill-42';
const zhou = '13800000042';

const at = (address: string) => atDomain('main', address);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Fills in the open form, up to the choice of an identity. */
async function signIn(page: Page, account = zhou): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('textbox', { name: /手机号或邮箱/ }).fill(account);
  await page.getByLabel(/^密码/).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.locator('form button[type=submit]').last().click();
}

/** Signs the browser in by a call, without the form. Returns the access token. */
async function arrive(context: BrowserContext, account = zhou): Promise<string> {
  const answer = await context.request.post(at('/proxy-api/open/office/loginAcc'), {
    data: { username: account, password: PASSWORD },
    headers: { Origin: at(''), 'Idempotency-Key': crypto.randomUUID() },
  });
  const { data } = await answer.json();
  await context.addCookies([{ name: 'token', value: data.access_token, url: at('') }]);
  return data.access_token;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

describe('a person', () => {
  it('signs in over the page, picks who they are, changes their name, switches, and leaves nothing behind', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/engine'));
      await button(page, '登录').click();
      await page.getByRole('dialog').waitFor();
      await signIn(page);
      await page.getByRole('radio', { name: /北岭轧钢/ }).check();
      await button(page, '进入').click();
      await button(page, /当前身份：北岭轧钢/).waitFor();
      expect(new URL(page.url()).pathname).toBe('/engine');

      await button(page, /周工/).click();
      await page.getByRole('menuitem', { name: '个人中心' }).click();
      await page.getByRole('textbox', { name: '昵称' }).fill('周师傅');
      await page.getByRole('region', { name: '个人资料' }).getByRole('button', { name: '保存' }).click();
      await button(page, /周师傅/).waitFor();

      await button(page, /当前身份：北岭轧钢/).click();
      await button(page, /Harrow/)
        .last()
        .click();
      await button(page, /当前身份：Harrow/).waitFor();
      expect(new URL(page.url()).pathname).toBe('/personInfo');
      await page.reload();
      await button(page, /当前身份：Harrow/).waitFor();

      await button(page, /周师傅/).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await button(page, '登录').first().waitFor();
      expect(await cookieNames(page.context())).not.toContain('token');
      expect(
        await page.evaluate(() => [localStorage.getItem('mw:user'), sessionStorage.getItem('mw:session')]),
      ).toEqual([null, null]);
    });
  });

  it('whose session ended signs in over the page, and what they did goes through with what they typed', async () => {
    const watched = await open();
    await quietly(watched, async (page) => {
      const token = await arrive(page.context());
      await page.goto(at('/personInfo'));
      await page.getByRole('textbox', { name: '昵称' }).fill('周工长');
      await page.request.post(at('/api/session/sign-out'), {
        headers: { authorization: `Bearer ${token}`, Origin: at('') },
      });
      await page.getByRole('region', { name: '个人资料' }).getByRole('button', { name: '保存' }).click();
      await page
        .getByRole('dialog')
        .getByText(/已输入的内容会保留/)
        .waitFor();
      await signIn(page);
      await page.getByRole('radio', { name: /北岭轧钢/ }).check();
      await button(page, '进入').click();
      await button(page, /周工长/).waitFor();
      // The browser logs the refusal itself.
      watched.problems.splice(0, watched.problems.length, ...watched.problems.filter((line) => !line.includes('401')));
    });
  });

  it('needs no mouse: signs in, opens the wizard, leaves it with Escape, and is where they were', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/login'));
      await page.getByRole('tab', { name: '快捷登录' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /手机号或邮箱/ }).focus();
      await page.keyboard.insertText(zhou);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(PASSWORD);
      await page.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await page.getByLabel(/^密码/).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: '个人' }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.waitForURL(/personInfo/);
      await button(page, '修改密码').focus();
      await page.keyboard.press('Enter');
      const wizard = page.getByRole('alertdialog', { name: '设置密码' });
      await wizard.getByRole('textbox', { name: '手机号' }).waitFor();
      expect(await wizard.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await wizard.waitFor({ state: 'detached' });
      const isFocused = () => button(page, '修改密码').evaluate((element) => element === document.activeElement);
      await expect.poll(isFocused).toBe(true);
    });
  });
});

describe('who has not agreed yet', () => {
  it('is asked over the form, and no page behind stays hidden from screen readers', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/login'));
      await page.getByRole('tab', { name: '密码登录' }).click();
      await page.getByRole('textbox', { name: /手机号或邮箱/ }).fill('13800000044');
      await page.getByLabel(/^密码/).fill(PASSWORD);
      const submit = page.locator('form button[type=submit]').last();
      const question = page.getByRole('alertdialog');
      await submit.click();
      await question.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => submit.evaluate((element) => element === document.activeElement)).toBe(true);
      await submit.click();
      await button(page, '同意').click();
      await page.getByText(/加入所在单位的组织后/).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: '加入组织' }).click();
      await page.waitForURL(/companyAuth/);
      await page.getByRole('heading', { level: 1, name: '创建或加入组织' }).waitFor();
      expect(await page.locator('#root').getAttribute('aria-hidden')).toBeNull();
    });
  });

  it('stays in the dialog when the question is left with Escape', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/engine'));
      await button(page, '登录').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: '密码登录' }).click();
      await dialog.getByRole('textbox', { name: /手机号或邮箱/ }).fill('13800000044');
      await dialog.getByLabel(/^密码/).fill(PASSWORD);
      await dialog.locator('form button[type=submit]').last().click();
      await page.getByRole('alertdialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      expect(await dialog.getByRole('textbox', { name: /手机号或邮箱/ }).inputValue()).toBe('13800000044');
    });
  });
});

describe('who has forgotten their password', () => {
  it('finds the wizard in the sign-in dialog, and the dialog again behind it, with what was typed', async () => {
    await quietly(await open(), async (page) => {
      await page.goto(at('/engine'));
      await button(page, '登录').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: '密码登录' }).click();
      await dialog.getByRole('textbox', { name: /手机号或邮箱/ }).fill(zhou);
      await dialog.getByRole('button', { name: '忘记密码' }).click();
      const wizard = page.getByRole('alertdialog', { name: '设置密码' });
      await wizard.getByRole('img', { name: '图形验证码' }).waitFor();
      // Nobody is signed in, so no part of a phone number may be shown.
      expect(await wizard.getByText('请完整输入').count()).toBe(0);
      await wizard.getByRole('textbox', { name: '手机号' }).fill('12800000042');
      await wizard.getByRole('button', { name: '下一步' }).click();
      await wizard.getByText('请输入正确的手机号').waitFor();
      await wizard.getByRole('button', { name: '关闭' }).click();
      await wizard.waitFor({ state: 'detached' });
      expect(await dialog.getByRole('textbox', { name: /手机号或邮箱/ }).inputValue()).toBe(zhou);
      const forgotten = dialog.getByRole('button', { name: '忘记密码' });
      await expect.poll(() => forgotten.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
});

describe('the pages of people', () => {
  it.each(['light', 'dark'] as const)('fit 320 pixels and can be read by everybody: %s', async (colorScheme) => {
    await quietly(await open({ viewport: { width: 320, height: 640 }, colorScheme }), async (page) => {
      const look = async (address: string, ready: string | RegExp) => {
        await page.goto(at(address));
        await page.getByText(ready).first().waitFor();
        expect([address, await fits(page)]).toEqual([address, true]);
        await expectAccessible(page);
      };
      await look('/login', '密码登录');
      await arrive(page.context());
      await look('/personInfo', '登录设备');
      await look('/companyAuth?way=create', '统一社会信用代码');
      await look('/companyInfo?tenantCode=beiling-rolling', '成员');
    });
  });
});

describe('six clicks within a second on the header', () => {
  it('open the watermark’s dialog; what it draws comes back when it is taken away, and stands in print', async () => {
    await quietly(await open(), async (page) => {
      await arrive(page.context());
      await page.goto(at('/engine'));
      await button(page, /当前身份/).waitFor();
      const place = page.locator('[data-watermark-entry]');
      for (let click = 0; click < 5; click += 1) await place.click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await place.click();
      const dialog = page.getByRole('dialog', { name: '水印' });
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('switch', { name: '显示水印' }).check();
      await dialog.getByRole('button', { name: '保存' }).click();
      const mark = page.locator('[data-watermark]');
      await mark.waitFor({ state: 'attached' });
      await mark.evaluate((element) => element.remove());
      await expect.poll(() => mark.count()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await mark.evaluate((element) => [getComputedStyle(element).display, element.clientHeight > 0])).toEqual([
        'block',
        true,
      ]);
      await page.emulateMedia({ media: 'screen' });
      await page.reload();
      await mark.waitFor({ state: 'attached' });
      // The watermark blocks no clicks.
      await button(page, /当前身份/).click();
    });
  });
});

describe('who belongs to no organization', () => {
  it('is asked once, and finds the wizard open to everybody behind the question', async () => {
    await quietly(await open(), async (page) => {
      await arrive(page.context(), '13800000044');
      await page.goto(at('/personInfo'));
      await button(page, '以后再说').click();
      await button(page, '修改密码').click();
      const wizard = page.getByRole('alertdialog', { name: '设置密码' });
      await wizard.getByText('请完整输入 138****0044').waitFor();
      await wizard.getByRole('button', { name: '关闭' }).click();
      await button(page, '修改密码').waitFor();
      await page.reload();
      await button(page, '修改密码').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
});
