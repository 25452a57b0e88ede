import { expect, test } from 'vitest';
import { type QuestionAction, type QuestionRole, type QuestionState, refusalOf } from './question-rules';

const roles: Record<string, QuestionRole[]> = {
  visitor: [],
  person: ['person'],
  asker: ['person', 'asker'],
  expert: ['person', 'expert'],
  moderator: ['person', 'moderator'],
  'asker, expert': ['person', 'asker', 'expert'],
};
const states: Record<string, QuestionState> = {
  open: { closed: false, closedByMe: false },
  'closed by themselves': { closed: true, closedByMe: true },
  'closed by others': { closed: true, closedByMe: false },
};

/** Per action: what becomes of it for visitor, person, asker, expert, moderator, and an asker who is an expert. */
const table: Record<QuestionAction, Record<string, string>> = {
  answer: {
    open: 'signIn ok ok ok ok ok',
    'closed by themselves': 'signIn closed closed closed closed closed',
    'closed by others': 'signIn closed closed closed closed closed',
  },
  accept: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role ok ok ok ok',
  },
  release: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role ok ok ok ok',
  },
  markRight: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role ok ok ok ok',
  },
  unmarkRight: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role ok ok ok ok',
  },
  close: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role role ok ok ok',
  },
  merge: {
    open: 'signIn role role role ok role',
    'closed by themselves': 'signIn role role role ok role',
    'closed by others': 'signIn role role role ok role',
  },
  reopen: {
    open: 'signIn role ok ok ok ok',
    'closed by themselves': 'signIn role ok ok ok ok',
    'closed by others': 'signIn role role ok ok ok',
  },
};

const rows = Object.entries(table).flatMap(([action, byState]) =>
  Object.entries(byState).flatMap(([state, line]) =>
    line.split(' ').map((wanted, at) => ({ action, state, wanted, role: Object.keys(roles)[at] ?? '' })),
  ),
);

test.each(rows)('$action a question that is $state, as $role: $wanted', ({ action, state, role, wanted }) => {
  const refusal = refusalOf(action as QuestionAction, new Set(roles[role]), states[state] as QuestionState);
  expect(refusal ?? 'ok').toBe(wanted);
});

test('every state, action and role is in the table', () => {
  expect(rows).toHaveLength(8 * Object.keys(states).length * Object.keys(roles).length);
});
