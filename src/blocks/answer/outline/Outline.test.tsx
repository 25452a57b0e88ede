import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CurrentAnswer, CurrentAnswerContext } from '@/stream/current-answer';
import { emptyRun } from '@/stream/run-state';
import { withCalls } from '../../../../tests/support/with-calls';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import type { OutlineEntry } from './edit-outline';
import Outline from './View';

const entry = (id: string, level: number, more = {}): OutlineEntry => ({ id, level, title: `Part ${id}`, ...more });
const LIVE = [entry('a', 2, { block: 'b1', offset: 0 }), entry('b', 3), entry('c', 4), entry('d', 2)];

interface Look {
  live?: OutlineEntry[];
  stored?: OutlineEntry[] | null;
  mine?: boolean;
  phase?: 'streaming' | 'ended';
  fails?: boolean;
}
async function show({ live = LIVE, stored = null, mine = true, phase = 'ended', fails = false }: Look = {}) {
  const { calls, around } = withCalls(() => {
    if (fails) throw new Error('refused');
    return null;
  });
  const answer = {
    chatId: 'c1',
    message: { id: 'm1', outline: stored },
    mine,
    run: { phase, state: { ...emptyRun, outline: live } },
  } as unknown as CurrentAnswer;
  await renderWithI18n(
    around(
      <CurrentAnswerContext value={answer}>
        <Outline id="o" props={{}} level={2} slots={{}} />
      </CurrentAnswerContext>,
    ),
    ['answer', 'common'],
  );
  return { calls, user: userEvent.setup() };
}
const links = () =>
  within(screen.getByRole('navigation'))
    .queryAllByText(/^Part/)
    .map((each) => each.textContent);
const edit = () => screen.getByRole('button', { name: 'Edit the outline' });

test('lists the headings, and says why there are none while the answer is written', async () => {
  await show({ live: [], phase: 'streaming' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText(/heading/i)).toBeVisible();
});

test('a short answer has no outline', async () => {
  await show({ live: [] });
  expect(document.body).toHaveTextContent(/^$/);
});

test('only a heading with a place is a link to it', async () => {
  await show();
  expect(links()).toEqual(['Part a', 'Part b', 'Part c', 'Part d']);
  expect(screen.getByText('Part a')).toHaveAttribute('href');
  expect(screen.getByText('Part b')).not.toHaveAttribute('href');
});

test('what its author made of it wins over what the answer says', async () => {
  await show({ stored: [entry('x', 2)] });
  expect(links()).toEqual(['Part x']);
});

test.each([{ mine: false }, { phase: 'streaming' as const }])(
  'is not edited by others or too early: %j',
  async (look) => {
    await show(look);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('names and order are edited and kept; what was emptied goes', async () => {
  const { user, calls } = await show();
  await user.click(edit());
  const [first, second] = screen.getAllByRole('textbox');
  expect(first).toHaveFocus();
  await user.clear(first as Element);
  await user.type(first as Element, ' Start ');
  await user.clear(second as Element);
  await user.click(screen.getByRole('button', { name: /up.*Part d|Part d.*up/i }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toHaveLength(1);
  const [{ body } = { body: { outline: [] } }] = calls;
  const { outline, ...rest } = body as { outline: OutlineEntry[] };
  expect(rest).toEqual({ chatId: 'c1', messageId: 'm1' });
  expect(outline.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'Start'],
    ['d', 'Part d'],
    ['c', 'Part c'],
  ]);
  expect(screen.getByRole('navigation')).toHaveTextContent(/Start\s*Part d\s*Part c$/);
  expect(edit()).toHaveFocus();
});

test('the keyboard stays where a row was deleted, and comes back to the button on Escape', async () => {
  const { user, calls } = await show();
  await user.click(edit());
  const remove = (name: string) =>
    user.click(screen.getByRole('button', { name: new RegExp(`(delete|remove).*${name}`, 'i') }));
  await remove('Part b');
  expect(screen.getByDisplayValue('Part c')).toHaveFocus();
  await remove('Part d');
  expect(screen.getByDisplayValue('Part c')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(edit()).toHaveFocus();
  expect(links()).toHaveLength(4);
  expect(calls).toEqual([]);
});

test('goes back to what is stored when it cannot be kept', async () => {
  const { user } = await show({ fails: true });
  await user.click(edit());
  await user.type(screen.getAllByRole('textbox')[0] as Element, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => {});
  expect(await screen.findByText('Part a')).toBeVisible();
});
