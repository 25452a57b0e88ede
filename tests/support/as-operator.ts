import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** Signs the browser of this page in as the installation's operator, and opens the address in English. */
export async function asOperator(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: origin }]);
  const data = { name: 'operator', password: inject('operatorPassword') };
  const response = await page.request.post(`${origin}/api/admin/session`, { data, headers: { origin } });
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}: ${await response.text()}`);
  await page.goto(address);
}
