import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { signInAsOperator } from './operator-browser';

/** Signs the browser of this page in as the installation's operator, who reads this language. */
export async function becomeOperator(page: Page, origin: string, locale = 'en-US'): Promise<void> {
  await page.context().addCookies([{ name: 'mw_locale', value: locale, url: origin }]);
  await signInAsOperator(page.context(), origin, inject('operatorPassword'));
}

/** The same in English, at this address. */
export async function asOperator(page: Page, address: string): Promise<void> {
  await becomeOperator(page, new URL(address).origin);
  await page.goto(address);
}
