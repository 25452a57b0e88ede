import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing that a program can tell is wrong by WCAG 2.2 AA on a page of the workbench. */
export async function expectAccessible(page: Page): Promise<void> {
  // Fluent's focus traps stand between hidden sentinels that catch Tab and pass it on; nobody ever rests on one.
  const { violations } = await new AxeBuilder({ page })
    // Only frames of other origins need the page of its own that the newer mode opens for every run; there are none.
    .setLegacyMode()
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
