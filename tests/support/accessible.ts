import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './find-violations';

/** Nothing that a program can tell is wrong by WCAG 2.2 AA on a page of the workbench. */
export async function expectAccessible(page: Page): Promise<void> {
  // Fluent's focus traps stand between hidden sentinels that catch Tab and pass it on; nobody ever rests on one.
  const what = { exclude: ['[data-tabster-dummy]'] };
  const violations = await findViolations(page, what, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
