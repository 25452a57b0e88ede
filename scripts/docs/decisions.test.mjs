import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { decisionsPage } from './decisions.mjs';

const folder = path.join(root, 'docs/decisions');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const ONE_PAGE = 1000;
const HEAD =
  /^# .+\n\n.+\n(?:.+\n)*\n- Date: \d{4}-\d{2}-\d{2}\n- Status: (?:accepted|superseded by \[[^\]]+\]\([\w-]+\.md\))\n\n/;

test.each(pages)('%s begins with title, summary, date and one status, and is one page', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  expect(text).toMatch(HEAD);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(ONE_PAGE);
});

test('the index names every page', () => {
  const index = decisionsPage(root);
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});
