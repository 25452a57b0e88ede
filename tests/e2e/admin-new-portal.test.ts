import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import enAdmin from '../../messages/en-US/portal/admin.json';
import enNew from '../../messages/en-US/portal/admin-new.json';
import zhAdmin from '../../messages/zh-CN/portal/admin.json';
import zhNew from '../../messages/zh-CN/portal/admin-new.json';
import { expectAccessible } from '../support/accessible';
import { becomeOperator } from '../support/as-operator';
import { at, expectQuiet, quietly, sharedBrowser } from '../support/e2e';
import { fieldOf, readSentences, untilAnswered } from '../support/portal-page';

const { open } = sharedBrowser();
const MOST_PRESSES = 25;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><path fill="#c8102e" d="M0 0h60v60H0z"/></svg>';
const MANUAL = '# Cooling bed pump P-7\n\nThe seal water pressure of pump P-7 is 0.35 MPa.\n';
const words = {
  'en-US': { admin: enAdmin, files: enAdmin.files, fresh: enNew, read: enAdmin.files.state.done_one },
  'zh-CN': { admin: zhAdmin, files: zhAdmin.files, fresh: zhNew, read: zhAdmin.files.state.done_other },
};

/** What a person presses: clicks, keys, and each typed word as one. */
class Presses {
  count = 0;

  async click(target: Locator) {
    await target.click();
    this.count += 1;
  }

  async key(page: Page, key: string) {
    await page.keyboard.press(key);
    this.count += 1;
  }

  async type(page: Page, text: string) {
    await page.keyboard.type(text);
    this.count += text.split(' ').length;
  }

  /** The button, and the file in the system's dialog, with its confirmation. */
  async choose(page: Page, button: Locator, file: { name: string; mimeType: string; text: string }) {
    const chooser = page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles({ ...file, buffer: Buffer.from(file.text) });
    this.count += 2;
  }
}

/** From the list of domains to the third screen of a portal with a logo and a document of its own. */
async function untilLook(page: Page, presses: Presses, name: string, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const { admin, files, fresh, read } = words[locale];
  const press = (button: string) => presses.click(page.getByRole('button', { name: button, exact: true }));
  await becomeOperator(page, at('main', ''), locale);
  await page.goto(at('main', '/admin'));
  await page.locator('main table').waitFor();
  await press(admin.domains.new);
  await page.getByRole('heading', { name: fresh.name.title }).waitFor();
  await presses.type(page, name);
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', text: LOGO };
  await presses.choose(page, page.getByRole('button', { name: fresh.logo.choose }), logo);
  await page.getByRole('radio', { name: '#c8102e', checked: true }).waitFor();
  await press(fresh.next);
  await page.getByRole('heading', { name: fresh.knowledge.title }).waitFor();
  const manual = { name: 'pump.md', mimeType: 'text/markdown', text: MANUAL };
  await presses.choose(page, page.getByRole('button', { name: files.choose }), manual);
  // What is published before it has been read is not found yet.
  const row = page.getByRole('listitem').filter({ hasText: 'pump.md' });
  await row.filter({ hasText: read.replace('{count}', '1') }).waitFor();
  await press(fresh.next);
  await page.getByRole('heading', { name: fresh.look.title }).waitFor();
  // They open one after the other, so each is waited for.
  for (let frame = 0; frame < 6; frame += 1) await page.locator('iframe').nth(frame).waitFor();
}

describe('a new portal', () => {
  it(`is published with its brand and its own document in at most ${MOST_PRESSES} presses`, {
    timeout: 120_000,
  }, async () => {
    const watched = await open({ locale: 'en-US' });
    const { page } = watched;
    const presses = new Presses();
    await untilLook(page, presses, 'Harbor Steel');
    await presses.click(page.getByRole('radio', { name: 'Machine builder' }));
    await presses.click(page.getByRole('button', { name: enNew.look.publish, exact: true }));
    await page.getByRole('heading', { name: enNew.result.title }).waitFor();
    await expectAccessible(page);
    expectQuiet(watched);
    const opened = page.context().waitForEvent('page');
    await presses.click(page.getByRole('link', { name: enNew.result.open }));
    const portal = await opened;
    await portal.getByRole('heading', { level: 1, name: 'Harbor Steel' }).waitFor();
    expect(new URL(portal.url()).hostname).toBe('harbor-steel.localhost');
    await presses.click(fieldOf(portal, 'en-US'));
    await presses.type(portal, 'seal water pressure of P-7');
    await presses.key(portal, 'Enter');
    await portal.waitForURL(/\/q\//);
    await untilAnswered(portal, 'en-US');
    expect((await readSentences(portal)).map(({ text }) => text).join(' ')).toContain('0.35 MPa');
    expect(presses.count).toBeLessThanOrEqual(MOST_PRESSES);
    console.info(`A new portal with its own document: ${presses.count} presses.`);
    await watched.close();
  });

  it('keeps what was answered over a reload, and starts over without leaving a trace', {
    timeout: 120_000,
  }, async () => {
    await quietly(await open({ locale: 'en-US' }), async (page) => {
      await untilLook(page, new Presses(), 'Second Thoughts');
      await page.reload();
      await page.getByRole('heading', { name: enNew.look.title }).waitFor();
      await page.getByRole('button', { name: enNew.back, exact: true }).click();
      await page.getByRole('listitem').filter({ hasText: 'pump.md' }).waitFor();
      await page.getByRole('button', { name: enNew.restart.menu }).click();
      await page.getByRole('dialog').getByRole('button', { name: enNew.restart.go }).click();
      await page.getByRole('heading', { name: enNew.name.title }).waitFor();
      expect(await page.getByLabel(enNew.address.label).inputValue()).toMatch(/^portal-\d+$/);
      await page.goto(at('main', '/admin'));
      await page.locator('main table').waitFor();
      expect(await page.getByText('second-thoughts').count()).toBe(0);
    });
  });

  it('on a phone, in the dark and in Chinese: accessible, and nothing beside the page', {
    timeout: 120_000,
  }, async () => {
    const phone = { locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
    await quietly(await open(phone), async (page) => {
      await untilLook(page, new Presses(), '港城钢铁', 'zh-CN');
      for (const screen of [2, 1, 0]) {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        if (screen > 0) await page.getByRole('button', { name: zhNew.back, exact: true }).click();
      }
      await page.getByRole('heading', { name: zhNew.name.title }).waitFor();
    });
  });
});
