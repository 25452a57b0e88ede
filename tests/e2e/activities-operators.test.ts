import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import activities from '../../messages/en-US/portal/admin-activities.json';
import definitions from '../../messages/en-US/portal/admin-definitions.json';
import desk from '../../messages/en-US/portal/admin-desk.json';
import form from '../../messages/en-US/portal/form.json';
import { becomeOperator } from '../support/as-operator';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { findViolations } from '../support/find-violations';
import { tabTo } from '../support/tab-to';

const { open } = sharedBrowser();
const domain = '/admin/domains/main';

const faultsOf = async (page: Page) =>
  (await findViolations(page, { exclude: ['[data-tabster-dummy]'] }, {})).map(
    ({ id, nodes }) => `${id} ${nodes[0]?.target}`,
  );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** An operator in front of one of their screens, who has no mouse. */
const asOperator = async (path: string, colorScheme: 'light' | 'dark', act: (page: Page) => Promise<void>) =>
  quietly(await open({ locale: 'en-US', colorScheme, reducedMotion: 'reduce' }), async (page) => {
    await becomeOperator(page, at('main', ''));
    await page.goto(at('main', path));
    await act(page);
  });

describe('the screens of activities with keys alone', () => {
  it('shows the list, what is archived and a report, and asks before it pauses', async () => {
    await asOperator(`${domain}/activities`, 'light', async (page) => {
      await page.getByRole('table', { name: activities.title }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await tabTo(page, 'tab', activities.show.published);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByText(activities.archived.none).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      const pause = await tabTo(page, 'button', /^Pause /, 200);
      const name = await pause.getAttribute('aria-label');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toBe(name);
      const title = (name ?? '').replace('Pause ', '');
      await tabTo(page, 'link', title, 200);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(activities.report.days).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  it('writes a condition in the editor, looks at the page before opening, and discards it', async () => {
    await asOperator(`${domain}/assistants/activity/maintenance-survey`, 'dark', async (page) => {
      await tabTo(page, 'button', /^Questions/);
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', /^How many minutes/);
      await page.keyboard.press('Enter');
      await tabTo(page, 'button', definitions.condition.add, 200);
      await page.keyboard.press('Enter');
      const kinds = page.getByRole('combobox', { name: form.rule.kind });
      await expect.poll(() => focused(page)).toBe(form.rule.kind);
      // The next kind after the only leaf.
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => kinds.count()).toBe(2);
      await tabTo(page, 'button', form.rule.addPart);
      await page.keyboard.press('Enter');
      await expect.poll(() => kinds.count()).toBe(3);
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(form.rule.remove);
      await page.keyboard.press('Enter');
      await expect.poll(() => kinds.count()).toBe(2);
      expect(await focused(page)).toBe(form.rule.kind);
      await page.getByText(definitions.save.saved).waitFor();
      await tabTo(page, 'tab', definitions.pane.report, 200);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('slider').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await tabTo(page, 'button', definitions.discard.button, 400);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let presses = 0; presses < 10; presses += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === definitions.discard.button) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    });
  });

  it('reads the decisions of a vote and a contest', async () => {
    for (const id of ['industrial-star', 'assistant-contest'])
      await asOperator(`${domain}/desk/${id}`, 'light', async (page) => {
        await page.getByRole('heading', { name: desk.wins.title }).waitFor();
        expect(await faultsOf(page)).toEqual([]);
      });
  });
});
