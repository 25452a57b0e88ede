import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { signInAsOperator } from './operator-browser';

/** Signs this page's browser in as the installation's operator, in the given language. */
export async function becomeOperator(page: Page, origin: string, locale = 'en-US'): Promise<void> {
  await page.context().addCookies([{ name: 'mw_locale', value: locale, url: origin }]);
  await signInAsOperator(page.context(), origin, inject('operatorPassword'));
}

/** The same in English, then opens the address. */
export async function asOperator(page: Page, address: string): Promise<void> {
  await becomeOperator(page, new URL(address).origin);
  await page.goto(address);
}
