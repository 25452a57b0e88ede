import { expect, it } from 'vitest';
import { at, quietly, sharedBrowser } from '../support/e2e';

const { open } = sharedBrowser();
const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('a browser whose clock is %s waits for a code as long as anybody, also after a reload', async (_, skew) => {
  await quietly(await open(), async (page) => {
    await page.addInitScript((ms) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + ms;
    }, skew);
    await page.route('**/proxy-api/getAccRemoteCaptcha', (route) =>
      route.fulfill({ json: { code: 200, msg: 'ok', data: { resendAfterS: 59 } } }),
    );
    await page.goto(at('main', '/login'));
    await page.getByRole('textbox', { name: /手机号或邮箱/ }).fill('13800000042');
    await page.locator('input[name=captcha]').fill('abcd');
    await page.getByRole('button', { name: '获取验证码' }).click();
    const left = async () => {
      const words = await page.getByRole('button', { name: /秒后重发/ }).innerText();
      return Number.parseInt(words, 10);
    };
    const before = await left();
    await page.reload();
    const after = await left();
    expect([before > 0 && before <= 59, after > 0 && after <= before]).toEqual([true, true]);
  });
});
