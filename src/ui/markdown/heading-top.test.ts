import { expect, test } from 'vitest';
import { headingTop } from './heading-top';

test.each([
  ['Words.\n\n## Cause', 2, 1],
  ['# Cause\n\n## Detail', 2, 2],
  ['No headings, but #1 and a # sign', 3, 2],
  ['# Cause', 5, 4],
])('%j under level %i begins at %i', (text, first, top) => {
  expect(headingTop(text, first)).toBe(top);
});
