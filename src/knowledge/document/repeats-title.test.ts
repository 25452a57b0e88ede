import { expect, it } from 'vitest';
import { repeatsTitle } from './repeats-title';

const headings = [{ level: 1, title: 'Bearing  guide', offset: 1 }];

it('sees a title that stands at the top of the text again', () => {
  expect(repeatsTitle({ title: 'Bearing guide', headings, markdown: '\n# Bearing  guide\n' })).toBe(true);
});

it('leaves every other first heading', () => {
  expect(repeatsTitle({ title: 'Other', headings, markdown: '\n# Bearing  guide\n' })).toBe(false);
  expect(
    repeatsTitle({
      title: 'Bearing guide',
      headings: [{ ...headings[0], level: 2 } as (typeof headings)[0]],
      markdown: '\n## Bearing guide',
    }),
  ).toBe(false);
  expect(
    repeatsTitle({
      title: 'Bearing guide',
      headings: [{ level: 1, title: 'Bearing guide', offset: 5 }],
      markdown: 'text\n# Bearing guide',
    }),
  ).toBe(false);
  expect(repeatsTitle({ title: 'Bearing guide', headings: [], markdown: 'text' })).toBe(false);
});
