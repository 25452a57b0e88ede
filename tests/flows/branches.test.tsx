import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const heading = (name: string) => screen.findByRole('heading', { name }, soon);
const composer = () => screen.findByRole('combobox', { name: 'Follow-up question' }, soon);

async function askOne() {
  await renderReady({ path: `/q?wd=${encodeURIComponent('Why does a bearing run hot?')}`, locale: 'en-US' });
  await answered();
}

const ofQuestion = () => screen.findByRole('group', { name: /^Version \d of \d of this question$/ }, soon);

test('an edited question becomes another version of it, and both can be paged through with their answers', async () => {
  await askOne();
  await userEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  const field = await screen.findByRole('textbox', { name: 'Edited question' }, soon);
  expect(field).toHaveFocus();
  expect(await findFaults()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Why does a pump run hot?{Enter}');
  expect(await heading('Why does a pump run hot?')).toBeVisible();
  await answered();
  const pager = await ofQuestion();
  expect(pager).toHaveTextContent('2 / 2');
  await userEvent.click(within(pager).getByRole('button', { name: 'Previous version of the question' }));
  expect(await heading('Why does a bearing run hot?')).toBeVisible();
  // By keyboard alone, wherever the focus is in the turn.
  await answered();
  screen.getByRole('heading', { name: 'Why does a bearing run hot?' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await heading('Why does a pump run hot?')).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('the arrow up in the empty box brings the last question back, and Escape leaves it as it was', async () => {
  await askOne();
  const box = await composer();
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowUp}');
  const field = await screen.findByRole('textbox', { name: 'Edited question' }, soon);
  expect(field).toHaveValue('Why does a bearing run hot?');
  await userEvent.keyboard(' really{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edited question' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit question' })).toHaveFocus();
  expect(screen.queryByRole('group', { name: /of this question$/ })).toBeNull();
});

test('a version can be deleted with what follows it, and Undo brings it back', async () => {
  await askOne();
  expect(screen.queryByRole('button', { name: /^Delete this/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  const field = await screen.findByRole('textbox', { name: 'Edited question' }, soon);
  await userEvent.clear(field);
  await userEvent.type(field, 'Why does a pump run hot?{Enter}');
  await heading('Why does a pump run hot?');
  await answered();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this version and what follows' }, soon));
  expect(await heading('Why does a bearing run hot?')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: /of this question$/ })).toBeNull(), soon);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, soon));
  expect(await heading('Why does a pump run hot?')).toBeVisible();
  expect(await ofQuestion()).toHaveTextContent('2 / 2');
});
