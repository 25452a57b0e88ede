import { expect, it } from 'vitest';
import zhThreads from '../../messages/zh-CN/portal/threads.json';
import { expectAccessible } from '../support/accessible';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { askFromHome, untilAnswered, words } from '../support/portal-page';

const { open } = sharedBrowser();
const { quoted } = words['zh-CN'].answer;
const QUESTIONS = ['滚动轴承发热，先查什么？', '挂牌上锁的步骤有哪些？'];

it('keeps one’s questions beside the answer, on top what was pinned, also after a reload', async () => {
  await quietly(await open({ viewport: { width: 1440, height: 900 } }), async (page) => {
    for (const question of QUESTIONS) {
      await page.goto(at('main'));
      await askFromHome(page, question, 'zh-CN');
      await untilAnswered(page, 'zh-CN');
    }
    const list = page.getByRole('navigation', { name: zhThreads.title });
    const old = list.getByRole('listitem').filter({ hasText: QUESTIONS[0] });
    await old.hover();
    await old.getByRole('button').click();
    await expectAccessible(page);
    await old.getByRole('button', { name: zhThreads.pin, exact: true }).click();
    await page.reload();
    const pinned = list.getByRole('list', { name: zhThreads.group.pinned });
    await pinned.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: QUESTIONS[0] }).waitFor();
    expect(await list.getByRole('link', { name: QUESTIONS[0] }).getAttribute('aria-current')).toBe('page');
  });
});

it('takes words that were marked with the mouse along with the next question', async () => {
  await quietly(await open({ viewport: { width: 1440, height: 900 } }), async (page) => {
    await page.goto(at('main'));
    await askFromHome(page, QUESTIONS[0] ?? '', 'zh-CN');
    await untilAnswered(page, 'zh-CN');
    await page.locator('[data-quotable] p').first().click({ clickCount: 3 });
    await page.getByRole('button', { name: quoted.ask }).click();
    await page.getByRole('list', { name: quoted.list }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('为什么？');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: '为什么？' }).waitFor();
    await page.reload();
    await page
      .locator('summary')
      .filter({ hasText: `${quoted.quote} · ` })
      .waitFor();
  });
});
