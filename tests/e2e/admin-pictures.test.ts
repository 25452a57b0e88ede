import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import enEditor from '../../messages/en-US/portal/admin-editor.json';
import enForm from '../../messages/en-US/portal/form.json';
import { expectAccessible } from '../support/accessible';
import { becomeOperator } from '../support/as-operator';
import { at, quietly, sharedBrowser } from '../support/e2e';
import { callAdmin, newDomain } from '../support/workbench';

const { open } = sharedBrowser();

/** A red mark of 120 × 60 on a white sheet of 400 × 300. */
const sheet = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 120, height: 60, channels: 3, background: '#c8102e' } }, left: 40, top: 200 },
    ])
    .png()
    .toBuffer();

/** A new domain in the editor, with a picture uploaded as its logo. */
async function withLogo(page: Page, domain: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await newDomain(page, domain);
  await page.goto(at('main', `/admin/domains/${domain}`));
  const field = page.locator('[id="field_logo"]');
  await field.waitFor();
  const row = field.locator('xpath=..');
  const before = await field.inputValue();
  const chooser = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: enForm.image.upload }).click();
  await (await chooser).setFiles(file);
  await expect.poll(() => field.inputValue()).not.toBe(before);
  const uploaded = await field.inputValue();
  expect(uploaded).toMatch(/^\/images\//);
  return { field, row, uploaded };
}

it('a picture is cropped: its empty edges cut off, or a piece drawn and typed', { timeout: 120_000 }, async () => {
  await quietly(await open({ locale: 'en-US' }), async (page) => {
    await becomeOperator(page, at('main', ''));
    const { field, row, uploaded } = await withLogo(page, 'cropped', {
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sheet(),
    });

    await row.getByRole('button', { name: enForm.image.crop }).click();
    const dialog = page.getByRole('dialog', { name: enEditor.crop.title });
    const width = dialog.getByLabel(enEditor.crop.width);
    await expect.poll(() => width.inputValue()).toBe('400');
    await expectAccessible(page);
    await dialog.getByLabel(enEditor.crop.shape).selectOption('square');
    expect(await width.inputValue()).toBe('300');
    const stage = await dialog.locator('[data-crop]').boundingBox();
    if (!stage) throw new Error('The picture is not shown.');
    await dialog.getByLabel(enEditor.crop.shape).selectOption('free');
    await page.mouse.move(stage.x + stage.width * 0.25, stage.y + stage.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.75, stage.y + stage.height - 1);
    await page.mouse.up();
    expect(Number(await width.inputValue())).toBeCloseTo(200, -1);
    await dialog.getByRole('button', { name: enEditor.crop.trim }).click();
    const values = ['x', 'y', 'width', 'height'] as const;
    const box = () => Promise.all(values.map((name) => dialog.getByLabel(enEditor.crop[name]).inputValue()));
    expect(await box()).toEqual(['40', '200', '120', '60']);
    await dialog.getByLabel(enEditor.crop.height).fill('50');
    await dialog.getByRole('button', { name: enEditor.crop.take }).click();
    await dialog.waitFor({ state: 'detached' });

    await expect.poll(() => field.inputValue()).not.toBe(uploaded);
    await page.getByText('120 × 50').waitFor();
    const { data } = await callAdmin(page, 'GET', '/domains/cropped/images');
    expect(data.map(({ url }: { url: string }) => url)).toContain(uploaded);
  });
});

/** A red mark of 10 × 6 in a drawing of 24 × 24. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
  <path fill="#c8102e" d="M4 8h10v6H4z"/></svg>`;

it('a drawing is cropped and stays a drawing', { timeout: 120_000 }, async () => {
  await quietly(await open({ locale: 'en-US' }), async (page) => {
    await becomeOperator(page, at('main', ''));
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
    const { field, row, uploaded } = await withLogo(page, 'cut-drawing', file);
    await row.getByRole('button', { name: enForm.image.crop }).click();
    const dialog = page.getByRole('dialog', { name: enEditor.crop.title });
    const width = dialog.getByLabel(enEditor.crop.width);
    await expect.poll(() => width.inputValue()).toBe('408');
    await dialog.getByRole('button', { name: enEditor.crop.trim }).click();
    expect(await width.inputValue()).toBe('170');
    await dialog.getByRole('button', { name: enEditor.crop.take }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).not.toBe(uploaded);
    const cut = await field.inputValue();
    expect(cut).toMatch(/\.svg$/);
    await page.getByText('10 × 6').waitFor();
    const { data, info } = await sharp(await (await page.request.get(at('main', cut))).body(), { density: 288 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    expect([...data.subarray(0, 3), ...data.subarray(middle, middle + 3)]).toEqual([200, 16, 46, 200, 16, 46]);
  });
});
