import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { RunPlanItem } from '@/stream/types';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { PlanEditor } from './PlanEditor';

afterEach(() => localStorage.clear());
const plan: RunPlanItem[] = ['Causes', 'Signs', 'Checks'].map((title, at) => ({
  ...{ id: `p${at + 1}`, kind: 'question', title, query: title, state: 'waiting' },
}));

async function show() {
  const onApprove = vi.fn();
  const shown = await renderWithI18n(<PlanEditor run="r1" rev={1} plan={plan} onApprove={onApprove} />, ['answer']);
  return { onApprove, user: userEvent.setup(), ...shown };
}
const fields = () => screen.getAllByRole<HTMLTextAreaElement>('textbox');
const titles = () => fields().map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

test('a plan as proposed is approved with its revision alone', async () => {
  const { onApprove } = await show();
  await press('Start the research');
  expect(onApprove).toHaveBeenCalledWith({ run: 'r1', rev: 1 });
});

test('items are added, merged, dropped and moved by keyboard, each step is said, and the focus stays in the list', async () => {
  const { onApprove, user } = await show();
  fields()[2]?.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(titles()).toEqual(['Causes', 'Checks', 'Signs']);
  expect(screen.getByRole('status')).toHaveTextContent('Now item 2 of 3.');
  await press('Merge “Checks” with the item above');
  await frame();
  expect(titles()).toEqual(['Causes; Checks', 'Signs']);
  expect(fields()[0]).toHaveFocus();
  await press('Drop “Signs”');
  await frame();
  expect(screen.getByRole('status')).toHaveTextContent('Dropped. 1 item left.');
  expect(fields()[0]).toHaveFocus();
  await press('Add an item');
  await frame();
  expect(fields()[1]).toHaveFocus();
  await user.keyboard('Oil{Enter}');
  expect(onApprove).not.toHaveBeenCalled();
  await press('Start the research');
  const wished = [{ title: 'Causes; Checks', from: ['p1', 'p3'] }, { title: 'Oil' }];
  expect(onApprove).toHaveBeenCalledWith({ run: 'r1', rev: 1, plan: wished });
});

test('what was edited is there again after a reload, and the proposal can be restored', async () => {
  const { unmount } = await show();
  await press('Drop “Causes”');
  unmount();
  await show();
  expect(titles()).toEqual(['Signs', 'Checks']);
  await press('Restore the plan');
  expect(titles()).toEqual(['Causes', 'Signs', 'Checks']);
  expect(screen.queryByRole('button', { name: 'Restore the plan' })).toBeNull();
});

test('a thirteenth item and a plan of empty items are refused with the way out', async () => {
  const { onApprove, user } = await show();
  for (let at = 3; at < 12; at += 1) await press('Add an item');
  await press('Add an item');
  expect(fields()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('at most 12 items');
  for (const at of [0, 1, 2]) await user.clear(fields()[at] as HTMLElement);
  await press('Start the research');
  expect(onApprove).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Every item is empty');
});
