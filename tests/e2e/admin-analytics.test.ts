import { expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible';
import { asOperator } from '../support/as-operator';
import { at, quietly, sharedBrowser } from '../support/e2e';

const { open } = sharedBrowser();

it('the figures of a portal are found, narrowed and saved by keyboard, also 320 px wide', {
  timeout: 120_000,
}, async () => {
  const look = { viewport: { width: 1280, height: 900 }, acceptDownloads: true, reducedMotion: 'reduce' as const };
  await quietly(await open(look), async (page) => {
    await asOperator(page, at('main', '/admin/analytics'));
    await page.getByRole('link', { name: 'main', exact: true }).press('Enter');
    const chart = page.getByRole('region', { name: 'Chart' });
    await chart.waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Figure in the chart' }).focus();
    await page.keyboard.press('ArrowDown');
    await chart
      .getByText(/^Pages per day, /)
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'By', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await chart
      .getByText(/^Pages per week, /)
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.get('by')).toBe('week');
    const table = page.getByRole('region', { name: /^Figures by Week/ });
    await table.focus();
    expect(await table.evaluate((one) => one === document.activeElement)).toBe(true);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^main-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
});
