import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { signInAsOperator } from './operator-browser';

/** Signs the browser of this page in as the installation's operator, and opens the address in English. */
export async function asOperator(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  await page.context().addCookies([{ name: 'mw_locale', value: 'en-US', url: origin }]);
  await signInAsOperator(page.context(), origin, inject('operatorPassword'));
  await page.goto(address);
}
