import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './find-violations';

/** Expects no violation of WCAG 2.2 AA, as far as axe can tell, on a page of the workbench. */
export async function expectAccessible(page: Page): Promise<void> {
  // Fluent's focus traps use hidden sentinels that catch Tab and pass the focus on; no one rests on them.
  const what = { exclude: ['[data-tabster-dummy]'] };
  const violations = await findViolations(page, what, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
