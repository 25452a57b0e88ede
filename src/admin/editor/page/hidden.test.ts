import { expect, test } from 'vitest';
import { type ShowContext, show } from '@/renderer/show';
import type { Rule } from '@/renderer/types';
import { isHidden, toggleHidden } from './hidden';

const context: ShowContext = { role: 'anonymous', locale: 'en-US', viewport: 'desktop', functions: [1], now: 0 };

test.each<Rule | undefined>([
  undefined,
  { role: ['anonymous'] },
  { all: [{ role: ['personal'] }] },
  { not: { all: [] } },
])('a block with the rule %j is shown to nobody once hidden, and as before when shown again', (rule) => {
  const before = isHidden(rule) ? toggleHidden(rule) : rule;
  const hidden = toggleHidden(before);
  expect(isHidden(hidden)).toBe(true);
  expect(show(hidden, context)).toBe(false);
  expect(toggleHidden(hidden)).toEqual(before);
  expect(isHidden(before)).toBe(false);
});
