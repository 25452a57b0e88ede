import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../../server/accounts/store/memberships';
import { addPerson } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { expectAccessible } from '../support/accessible';
import { expectQuiet, sharedBrowser } from '../support/e2e';
import { freePort, type Portal, startPortal } from '../support/portal';
import { createTestStore, type TestStore } from '../support/store';

const HOST = 'https://rounds.beiling.example';
const ORDERS = '/personInfo?PersonCommunity=/usercenter/orders';
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

/** Somebody who is signed in and acts for an organization of the sample. */
async function arrive(organization: string, phone: string, role: 'member' | 'admin') {
  const one = await open();
  const person = await addPerson(store.db, { phone, nickname: phone });
  const id = person?.id ?? '';
  await addMember(store.db, organization, id, role);
  const { accessToken } = await openPersonSession(store.db, { personId: id });
  await store.db.updateTable('person_session').set({ tenant_id: organization }).where('person_id', '=', id).execute();
  const context = one.page.context();
  await context.addInitScript((own) => localStorage.setItem('mw:join-asked', JSON.stringify([own])), id);
  await context.addCookies([{ name: 'token', value: accessToken, url: at('/') }]);
  return one;
}

type Role = 'button' | 'link' | 'checkbox' | 'textbox';

/** Presses Tab until what has this name is focused, as whoever has no mouse does. */
async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let n = 0; n < 150; n += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches “${name}”.`);
}

async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

it('an app is ordered, approved by both sides, set up, opened and given back, by keyboard alone', async () => {
  const member = await arrive('3202', '13900000021', 'member');
  const admin = await arrive('3202', '13900000022', 'admin');
  const seller = await arrive('2001', '13900000023', 'admin');

  await member.page.goto(at('/industrialApp/app-9'));
  await press(member.page, 'button', '下单');
  await member.page.getByText('待本组织管理员审批').waitFor();

  await admin.page.goto(at(ORDERS));
  await expectAccessible(admin.page);
  await press(admin.page, 'button', '批准');
  await admin.page.getByText('待供应商处理').waitFor();

  await seller.page.goto(at('/personInfo?PersonCommunity=/usercenter/sold'));
  await press(seller.page, 'button', '批准');
  await seller.page.getByText('已生效').waitFor();

  await admin.page.goto(at('/industrialApp/app-9'));
  await press(admin.page, 'button', /^标记 .* 已部署$/);
  await admin.page.getByRole('button', { name: '打开点检宝' }).waitFor();
  await expectAccessible(admin.page);

  // The member opens it; the app at its host trades the code, and knows the right but not the person.
  const { page } = member;
  await page.context().route(`${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>ok</h1>' }));
  await page.goto(at('/personInfo?PersonCommunity=/usercenter/apps'));
  await expectAccessible(page);
  const tab = page.context().waitForEvent('page');
  await press(page, 'button', '打开点检宝');
  const app = await tab;
  await app.waitForURL(`${HOST}/**`);
  const code = new URL(app.url()).searchParams.get('code');
  const traded = await fetch(at('/api/market/entitlements/app-token'), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ code, host: new URL(HOST).host }),
  });
  const { token } = ((await traded.json()) as { data: { token: string } }).data;
  const check = () =>
    fetch(at('/api/market/entitlements/app-token'), { headers: { authorization: `Bearer ${token}` } });
  expect(((await (await check()).json()) as { data: object }).data).toMatchObject({ entitled: true, seats: 1 });

  // Given back, it opens no more and its app is told.
  await admin.page.goto(at('/personInfo?PersonCommunity=/usercenter/apps'));
  await press(admin.page, 'button', '退还');
  await admin.page.getByText('已退还').waitFor();
  expect((await check()).status).toBe(401);
  for (const one of [member, admin, seller]) expectQuiet(one);
});

it('a catalogue is narrowed, an offering found and ordered, and a demand published, by keyboard alone', async () => {
  const admin = await arrive('3107', '13900000024', 'admin');
  const { page } = admin;
  await page.goto(at('/industrialApp'));
  await tabTo(page, 'checkbox', /^设备管理/);
  await page.keyboard.press('Space');
  await page.waitForURL(/f\.category=c-maintenance/);
  // The list is new, and whoever narrows it goes on from where they are.
  const box = page.getByRole('checkbox', { name: /^设备管理/ });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await box.isChecked()).toBe(true);
  await press(page, 'link', '点检宝');
  await page.waitForURL(/\/industrialApp\/app-9$/);
  await press(page, 'button', '下单');
  await page.getByText('待供应商处理').waitFor();

  await page.goto(at('/mission'));
  await press(page, 'link', '发布需求');
  await tabTo(page, 'textbox', '您在找什么？');
  await page.keyboard.insertText('主轴备件六周内交货');
  await press(page, 'button', '发布');
  await page.getByRole('heading', { level: 1, name: '主轴备件六周内交货' }).waitFor();
  expectQuiet(admin);
});
