import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import editor from '../../messages/en-US/portal/admin-editor.json';
import { expectAccessible } from '../support/accessible';
import { becomeOperator } from '../support/as-operator';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { insidePreview } from '../support/preview-frame';
import { newDomain } from '../support/workbench';

const { open } = sharedBrowser();
let made = 0;

async function openPage(page: Page): Promise<Frame> {
  made += 1;
  const domain = `page-${made}`;
  await becomeOperator(page, at('main', ''), 'en-US');
  await newDomain(page, domain);
  await page.goto(at('main', `/admin/domains/${domain}?page=/engine&lang=en-US&width=1280`));
  await page.getByRole('button', { name: editor.page.mode }).click();
  const frame = await insidePreview(page);
  await page
    .getByRole('button', { name: /^Add a block below/ })
    .first()
    .waitFor();
  return frame;
}

const idsOf = (frame: Frame) =>
  frame.locator('main [data-block]').evaluateAll((all) => all.map((each) => each.getAttribute('data-block')));
const headingOf = (frame: Frame) => frame.getByRole('heading', { level: 1 });

describe('editing on the page', () => {
  it('types a text where it stands, and the page has its full size until something is picked', async () => {
    await quietly(await open({ locale: 'en-US' }), async (page) => {
      const frame = await openPage(page);
      await page.getByText('100 %').waitFor();
      const before = await headingOf(frame).textContent();
      const typing = page.getByRole('textbox', { name: editor.page.typing });
      await headingOf(frame).click();
      await typing.waitFor();
      await page.keyboard.type('Typed in place');
      await expect.poll(() => headingOf(frame).textContent()).toBe('Typed in place');
      await page.keyboard.press('Escape');
      await expect.poll(() => headingOf(frame).textContent()).toBe(before);
      await headingOf(frame).click();
      await typing.waitFor();
      await page.keyboard.type('Typed again');
      await page.keyboard.press('Enter');
      await expect.poll(() => headingOf(frame).textContent()).toBe('Typed again');
      await expectAccessible(page);
    });
  });

  it('drags a block from anywhere in it, hides it and shows it again', async () => {
    await quietly(await open({ locale: 'en-US' }), async (page) => {
      const frame = await openPage(page);
      const boxOf = async (id: string) => {
        const box = await frame.locator(`main [data-block=${id}]`).boundingBox();
        if (!box) throw new Error(`${id} is not on the page.`);
        return box;
      };
      expect((await idsOf(frame)).slice(0, 2)).toEqual(['hero', 'search']);
      const [hero, search] = [await boxOf('hero'), await boxOf('search')];
      const x = search.x + search.width - 20;
      await page.mouse.move(x, search.y + search.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, hero.y + 10, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => (await idsOf(frame)).slice(0, 2)).toEqual(['search', 'hero']);
      await page.getByRole('button', { name: /^Hide/ }).click();
      await expect.poll(async () => (await idsOf(frame))[0]).toBe('hero');
      await page.getByRole('button', { name: /^Show .* again$/ }).click();
      await expect.poll(async () => (await idsOf(frame)).slice(0, 2)).toEqual(['search', 'hero']);
    });
  });

  it('does the same by keyboard: picks a block, moves and hides it', async () => {
    await quietly(await open({ locale: 'en-US' }), async (page) => {
      const frame = await openPage(page);
      await page.getByRole('button', { name: 'Pick a block' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').getByRole('option', { name: /Hero/ }).waitFor();
      await page.keyboard.press('Home');
      await page.getByRole('option', { name: /Hero/ }).click();
      const bar = page.getByRole('toolbar', { name: /^Block “Hero/ });
      await bar.getByRole('button', { name: /down$/ }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await idsOf(frame)).slice(0, 2)).toEqual(['search', 'hero']);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => idsOf(frame)).not.toContain('hero');
    });
  });
});
