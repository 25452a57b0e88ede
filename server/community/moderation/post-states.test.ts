import { expect, test } from 'vitest';
import { nextState, type StateAction } from './post-states';

const states = ['draft', 'published', 'withdrawn', 'held', 'hidden', 'removed'] as const;
const table: Record<StateAction, string> = {
  submit: 'published published published held - -',
  hold: 'held held held held - -',
  withdraw: '- withdrawn - withdrawn - -',
  publish: '- - - published published published',
  hide: '- hidden - hidden - -',
  remove: '- removed - removed removed -',
  keep: '- published - - hidden removed',
};

test.each(Object.entries(table))('%s: %s', (action, row) =>
  expect(states.map((state) => nextState(state, action as StateAction) ?? '-').join(' ')).toBe(row),
);
