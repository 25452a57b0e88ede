import { beforeAll, describe, expect, inject, it } from 'vitest';
import en from '../../messages/en-US/portal/admin.json';
import { expectAccessible } from '../support/accessible';
import { at, expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { fieldOf } from '../support/portal-page';

const { open } = sharedBrowser();
const DOMAIN = 'machine-builder';
let cookie = '';

/** Calls the API as the tests' own operator; the pages themselves are checked below. */
async function call(method: string, path: string, body?: object) {
  const origin = new URL(inject('portalUrl')).origin;
  const headers = { cookie, origin, 'content-type': 'application/json', 'accept-language': 'en-US' };
  const response = await fetch(`${origin}/api/admin${path}`, {
    method,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().find((one) => one.startsWith('mw_operator='));
  if (set) cookie = set.split(';')[0] ?? '';
  return { status: response.status, data: (await response.json()).data };
}

async function publish(change: object, message: string): Promise<void> {
  const { data } = await call('GET', `/domains/${DOMAIN}`);
  const answer = await call('POST', `/domains/${DOMAIN}/publish`, {
    base: data.head,
    body: { ...data.body, ...change },
    message,
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  const signedIn = await call('POST', '/session', { name: 'operator', password: inject('operatorPassword') });
  expect(signedIn.status).toBe(200);
});

async function openWorkbench(path: string, viewport = { width: 1440, height: 900 }) {
  const watched = await open({ locale: 'en-US', viewport });
  const [name = '', value = ''] = cookie.split('=');
  const url = at('main', '/');
  await watched.page.context().addCookies([
    { name, value, url },
    { name: 'mw_locale', value: 'en-US', url },
  ]);
  await watched.page.goto(at('main', path));
  return watched;
}

describe('the workbench', () => {
  it('asks strangers to sign in, and says where the first password is', async () => {
    const watched = await open({ locale: 'en-US' });
    const { page, close } = watched;
    await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: at('main', '/') }]);
    await page.goto(at('main', '/admin'));
    await page.getByRole('heading', { name: en.shell.product }).waitFor();
    expect(await page.getByText('npm run operator').isVisible()).toBe(true);
    await expectAccessible(page);
    expectQuiet(watched);
    await page.getByLabel(en.signIn.operator).fill('operator');
    await page.getByLabel(en.signIn.password).fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText(en.signIn.wrong).waitFor();
    await page.getByLabel(en.signIn.password).fill(inject('operatorPassword'));
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /Halden/ })
      .first()
      .waitFor();
    // The page reports the wrong password; the browser logs the response, and nothing else is logged.
    expect(watched.problems.filter((line) => !line.startsWith('error: Failed to load resource'))).toEqual([]);
    expect(watched.problems).toHaveLength(1);
    await close();
  });

  it.each([
    ['/admin', 1440],
    ['/admin', 390],
    [`/admin/domains/${DOMAIN}/history`, 1440],
    [`/admin/domains/${DOMAIN}/history`, 390],
    ['/admin/audit', 1440],
  ])('%s at %i: accessible, nothing beside the page, console empty', async (path, width) => {
    await quietly(await openWorkbench(path, { width, height: 844 }), async (page) => {
      await page.locator('main table, main ol').first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

  it('is driven by keyboard: palette, history, rollback', async () => {
    await publish({ logan: 'For the fair' }, 'Slogan for the fair');
    const watched = await openWorkbench('/admin');
    const { page } = watched;
    await page.locator('main table').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: en.palette.field }).waitFor();
    await page.keyboard.type(`history ${DOMAIN}`);
    await page.keyboard.press('Enter');
    await page.getByText('Slogan for the fair').first().waitFor();
    await page.locator('main ol button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: en.history.rollback }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.rollback.go }).waitFor();
    await page.getByRole('dialog').locator('del, ins').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: en.rollback.go }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .locator('main ol button')
      .first()
      .getByText(/Back to/)
      .waitFor();
    expectQuiet(watched);
    await watched.close();
  });
});

describe('an open portal', () => {
  it('shows what is published within two seconds, and keeps what was typed', async () => {
    const watched = await open({ locale: 'en-US' });
    const { page } = watched;
    await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: at(DOMAIN, '/') }]);
    const listening = page.waitForRequest(/\/api\/setting\/changes$/);
    await page.goto(at(DOMAIN));
    const field = fieldOf(page, 'en-US');
    await field.fill('Why does the spindle');
    await listening;
    await page.waitForTimeout(300);
    const slogan = `Published at ${Date.now()}`;
    await publish({ texts: { 'en-US': { title: 'Halden & Voss Service Desk', logan: slogan } } }, 'New slogan');
    await page.getByText(slogan).waitFor({ timeout: 2000 });
    expect(await field.inputValue()).toBe('Why does the spindle');
    expectQuiet(watched);
    await watched.close();
  });
});
