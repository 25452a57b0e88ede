import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { asOperator } from '../support/as-operator';
import { quietly, sharedBrowser } from '../support/e2e';
import { type Portal, startPortal } from '../support/portal';
import { seededFolder } from '../support/seeded-folder';

const { open } = sharedBrowser();
const industries = '/proxy-api/open/office/industry/classification';
/** What the service says: not quite what the contract promises. */
const theirs = { code: 200, msg: 'ok', data: [{ name: 7 }] };

let portal: Portal;
let service: Server;
beforeAll(async () => {
  service = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(theirs));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const env = {
    ...{ UPSTREAM_PROXY_API: `http://127.0.0.1:${(service.address() as AddressInfo).port}` },
    ...{ UPSTREAM_CALLS_PROXY_API: 'none', RATE_LIMIT: '0' },
  };
  portal = await startPortal({ data: await seededFolder(), env });
});
afterAll(async () => {
  await portal.stop();
  service.closeAllConnections();
  service.close();
  await rm(portal.data, { recursive: true, force: true });
});

const answer = async () => (await fetch(portal.url() + industries)).json();

/** Opens the dialog of the call by keyboard, chooses and confirms. */
async function switchTo(page: Page, way: RegExp, reason?: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Switch listIndustries' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who answers listIndustries?' });
  await dialog.waitFor();
  await dialog.getByRole('radio', { checked: true }).focus();
  // The arrows move through the choices, and choose.
  for (let turn = 0; turn < 4; turn += 1) {
    if (await dialog.getByRole('radio', { name: way }).isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Tab');
  if (reason) await page.keyboard.type(reason);
  const go = dialog.getByRole('button', { name: 'Switch now' });
  // Its colours fade in when there is something to switch.
  await go.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  await expectAccessible(page);
  for (let turn = 0; turn < 4; turn += 1) {
    if (await go.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  // Whoever works by keyboard is where they were.
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
}

it('a call is mirrored, compared, switched with a reason and switched back, by keyboard', {
  timeout: 120_000,
}, async () => {
  const here = await answer();
  await quietly(await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' }), async (page) => {
    await asOperator(page, `${portal.url()}/admin/services`);
    const row = page.getByRole('row', { name: /listIndustries/ });
    await row.waitFor();
    await expectAccessible(page);
    await switchTo(page, /^Mirrored/);
    await row.getByRole('cell', { name: /^Mirrored/ }).waitFor();
    expect(await answer()).toEqual(here);
    // Counted within two seconds, and shown when the page asks again.
    await expect
      .poll(
        async () => {
          await page.reload();
          return row.innerText();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toMatch(/1 answer compared · answers differ/);
    await page.getByRole('button', { name: 'Show differences' }).press('Enter');
    await page.getByRole('table', { name: 'How answers of /proxy-api differ' }).waitFor();
    expect(await page.getByRole('table', { name: /^How answers/ }).innerText()).toMatch(
      /Breaks the contract|Another type/,
    );
    await expectAccessible(page);
    await switchTo(page, /^Service/, 'Agreed with the vendor');
    await expect.poll(answer).toEqual(theirs);
    await row.getByRole('cell', { name: /^Service/ }).waitFor();
    await switchTo(page, /^Portal/);
    await expect.poll(answer).toEqual(here);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`${portal.url()}/admin/audit`);
    await page.getByText('/proxy-api listIndustries: there → here').waitFor();
  });
});
