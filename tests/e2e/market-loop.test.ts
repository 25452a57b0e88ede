import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../../server/accounts/store/memberships';
import { addPerson } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { expectAccessible } from '../support/accessible';
import { expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { freePort, type Portal, startPortal } from '../support/portal';
import { createTestStore, type TestStore } from '../support/store';

const { open } = sharedBrowser();

let store: TestStore;
let portal: Portal | undefined;
beforeAll(async () => {
  store = await createTestStore();
  portal = await startPortal({ env: { RATE_LIMIT: '0', DATABASE_URL: store.url }, port: await freePort() });
}, 240_000);
afterAll(async () => {
  await portal?.stop();
  await store?.close();
});

const at = (address: string) => `${portal?.url()}${address}`;

/** Somebody who runs an organization of the sample, signed in in this browser. */
async function arrive(context: BrowserContext, organization: string, phone: string): Promise<void> {
  const person = await addPerson(store.db, { phone, nickname: phone });
  if (!person) throw new Error('There is such a person already.');
  await addMember(store.db, organization, person.id, 'admin');
  const { accessToken } = await openPersonSession(store.db, { personId: person.id, tenantId: organization });
  await context.addInitScript((id) => localStorage.setItem('mw:join-asked', JSON.stringify([id])), person.id);
  await context.addCookies([{ name: 'token', value: accessToken, url: at('/') }]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const TITLE = '斑马纹样板轴承座';

it('what nobody offers becomes a demand, a match, a response, contact data by two consents, and a deal', async () => {
  const [buyer, supplier] = [await open(), await open({ viewport: { width: 390, height: 844 } })];
  await arrive(buyer.page.context(), '2001', '13900000001');
  await arrive(supplier.page.context(), '3202', '13900000002');

  // Two presses from a search that found nothing; what fits is shown while it is written.
  const { page } = buyer;
  await page.goto(at(`/industrialApp?q=${encodeURIComponent('zebra-stripe-gauge')}`));
  await page.getByRole('link', { name: '发布为需求' }).click();
  const title = page.getByRole('textbox', { name: '您在找什么？' });
  expect(await title.inputValue()).toBe('zebra-stripe-gauge');
  await title.fill(TITLE);
  await page.getByRole('textbox', { name: '具体要求（选填）' }).fill('轴承座油气润滑改造，停机窗口 36 小时。');
  await page.getByRole('heading', { name: '与您已填写内容相符的商品' }).waitFor();
  await expectAccessible(page);
  await button(page, '发布').click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  const address = page.url();

  // What is not looked for goes, and comes back.
  const rows = page.getByRole('button', { name: /^不是这个：/ });
  await rows.first().waitFor();
  const before = await rows.allInnerTexts();
  const first = await rows.first().getAttribute('aria-label');
  await rows.first().click();
  await button(page, '撤销').waitFor();
  await page.getByRole('button', { name: first ?? '', exact: true }).waitFor({ state: 'hidden' });
  await button(page, '撤销').click();
  await page.getByRole('button', { name: first ?? '', exact: true }).waitFor();
  expect(await rows.count()).toBe(before.length);
  await expectAccessible(page);

  await quietly(supplier, async (theirs) => {
    // The supplier finds it under what fits its offerings, on a phone.
    await theirs.goto(at('/personInfo?PersonCommunity=%2Fusercenter%2Fdemands'));
    await theirs.getByRole('link', { name: TITLE }).click();
    await button(theirs, '响应').click();
    await theirs.getByRole('textbox', { name: '您能提供什么？' }).fill('36 小时内可以完成。');
    const own = theirs.getByRole('combobox', { name: '相符的本公司商品（选填）' });
    await own.locator('option', { hasText: '轴承座' }).first().waitFor({ state: 'attached' });
    await own.selectOption({ label: (await own.locator('option', { hasText: '轴承座' }).first().innerText()).trim() });
    await expectAccessible(theirs);
    await button(theirs, '发送').click();
    await theirs.getByText('已发送').waitFor();

    await page.reload();
    await button(page, '申请联系方式').click();
    await page.getByRole('textbox', { name: '用途' }).fill('约时间到现场测绘');
    await page.getByRole('checkbox', { name: '邮箱' }).check();
    await page.getByRole('textbox', { name: '邮箱' }).fill('li@buyer.example');
    await button(page, '申请联系方式').click();
    await page.getByText('等待同意').waitFor();

    await theirs.reload();
    await button(theirs, '同意并显示').click();
    expect(await theirs.getByText('li@buyer.example').count()).toBe(0);
    await theirs.getByRole('checkbox', { name: '电话' }).check();
    await theirs.getByRole('textbox', { name: '电话' }).fill('021-5550-0100');
    await button(theirs, '同意并显示').click();
    await theirs.getByText('li@buyer.example').waitFor();
    await expectAccessible(theirs);
  });

  await page.reload();
  await page.getByText('021-5550-0100').waitFor();
  await button(page, '已成交').click();
  await page.getByText('已成交').first().waitFor();
  await button(page, '关闭需求').click();
  await page.getByRole('combobox', { name: '结果如何？' }).selectOption({ label: '已由本大厅的供应商提供。' });
  await button(page, '关闭需求').click();
  await page.getByText('已由本大厅的供应商提供。').waitFor();
  expect(page.url()).toBe(address);
  expectQuiet(buyer);
  await buyer.close();
}, 240_000);
