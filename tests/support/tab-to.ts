import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab until an element of this role and name has the focus, like a person without a mouse. */
export async function tabTo(page: Page, role: Role, name: string | RegExp, most = 120): Promise<Locator> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} “${name}” cannot be reached with ${most} tabs`);
}
