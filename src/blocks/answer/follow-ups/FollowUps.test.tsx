import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type CurrentAnswer, CurrentAnswerContext } from '@/stream/current-answer';
import { emptyRun, type RunState } from '@/stream/run-state';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import FollowUps from './View';

interface Look {
  suggestions?: string[];
  sources?: number;
  status?: RunState['status'];
  phase?: 'streaming' | 'ended';
  mine?: boolean;
  limit?: number;
}
async function show({ suggestions = [], sources = 1, status = 'done', phase = 'ended', mine = true, limit }: Look) {
  const { calls, around } = withCalls(() => [
    { id: 1, text: 'What is OEE?' },
    { id: 2, text: 'How to align shafts?' },
  ]);
  const ask = vi.fn();
  const state = {
    ...emptyRun,
    status,
    suggestions: suggestions.map((text) => ({ text })),
    sources: Array.from({ length: sources }, () => ({})),
  };
  const answer = { run: { phase, state }, mine, ask } as unknown as CurrentAnswer;
  await renderWithI18n(
    around(
      <CurrentAnswerContext value={answer}>
        <FollowUps id="f" props={limit === undefined ? {} : { limit }} level={2} slots={{}} />
      </CurrentAnswerContext>,
    ),
    ['answer'],
  );
  return { ask, paths: () => calls.map(({ path }) => path) };
}
const offered = () => screen.queryAllByRole('button').map((each) => each.textContent);

test('a question that follows is asked with one press', async () => {
  const { ask, paths } = await show({ suggestions: ['Which grease?', 'How often?'] });
  expect(screen.getByRole('heading')).toHaveTextContent('Related questions');
  await userEvent.click(screen.getByRole('button', { name: 'How often?' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('How often?');
  expect(paths()).toEqual([]);
});

test('no more than the page has room for', async () => {
  await show({ suggestions: ['a', 'b', 'c', 'd', 'e'] });
  expect(offered()).toEqual(['a', 'b', 'c']);
});

test.each<Look>([{ phase: 'streaming' }, { mine: false }])(
  'nothing is offered too early or to a guest: %j',
  async (look) => {
    const { paths } = await show({ ...look, suggestions: ['Which grease?'], sources: 0 });
    expect(document.body).toHaveTextContent(/^$/);
    expect(paths()).toEqual([]);
  },
);

test('where nothing was found, what is near is called that', async () => {
  const { paths } = await show({ sources: 0, suggestions: ['Which grease?'] });
  expect(screen.getByRole('heading')).toHaveTextContent('Related topics');
  expect(paths()).toEqual([]);
});

test('where nothing is near, what can be asked at all: the page is never the end', async () => {
  const { paths } = await show({ sources: 0, limit: 2 });
  expect(await screen.findByRole('button', { name: 'What is OEE?' })).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('What you can ask here');
  expect(paths()).toEqual([expect.stringMatching(/lang=en&limit=2$/)]);
});

test.each(['stopped', 'error', 'timeout'] as const)('an answer that was %s did not find nothing', async (status) => {
  const { paths } = await show({ sources: 0, status });
  expect(offered()).toEqual([]);
  expect(paths()).toEqual([]);
});
