import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import type { RunUnderstood } from '@/stream/types';
import { type ChosenChips, ContextChips } from './ContextChips';

const i18n = createI18n('en-US');
beforeAll(() => i18n.load('answer'));

const understood: RunUnderstood = {
  text: 'How often grease?',
  chips: [
    { id: 'subject-chat', slot: 'subject', text: 'grease', from: 'chat', on: true },
    { id: 'document-answer', slot: 'document', text: 'Grease lubrication', from: 'answer', on: false },
  ],
};
const chips = (value: RunUnderstood | null, onChange?: (chips: ChosenChips) => void) => (
  <I18nContext value={i18n}>
    <ContextChips understood={value} onChange={onChange} />
  </I18nContext>
);

test('takes a part away, or in again, from the keyboard too', async () => {
  const onChange = vi.fn();
  render(chips(understood, onChange));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Ask again without “grease”' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const [subject, document] = understood.chips.map(({ slot, text, on }) => ({ slot, text, on }));
  expect(onChange).toHaveBeenLastCalledWith([{ ...subject, on: false }, document]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask again with “in “Grease lubrication””' }));
  expect(onChange).toHaveBeenLastCalledWith([subject, { ...document, on: true }]);
});

test('a part is written anew: Enter asks again, Escape and what stays the same leave it', async () => {
  const onChange = vi.fn();
  render(chips(understood, onChange));
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Change “grease”' }));
  await open();
  const field = screen.getByRole('textbox', { name: /^Change “grease” to/ });
  expect(field).toHaveFocus();
  await userEvent.type(field, ' for bearings{Escape}');
  expect(screen.getByRole('button', { name: 'Change “grease”' })).toHaveFocus();
  await open();
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await open();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('oil{Enter}');
  const [subject, document] = understood.chips.map(({ slot, text, on }) => ({ slot, text, on }));
  expect(onChange).toHaveBeenLastCalledWith([{ ...subject, text: 'oil' }, document]);
  expect(screen.queryByRole('button', { name: /Change .*Grease lubrication/ })).toBeNull();
});

test('a part of the question itself is changed where it stands, and what was asked for is told', async () => {
  const onChange = vi.fn();
  const condition = { id: 'c', slot: 'condition' as const, text: '400 V', from: 'question' as const, on: true };
  const { rerender } = render(chips({ text: '', type: 'value', chips: [condition] }, onChange));
  expect(screen.getByText('Asked for: a value')).toBeVisible();
  const write = async (old: string, text: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Change “${old}”` }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard(`${text}{Enter}`);
  };
  await write('400 V', '6 kV');
  expect(onChange).toHaveBeenLastCalledWith([{ slot: 'condition', text: '6 kV', was: '400 V', on: true }]);
  rerender(chips({ text: '', chips: [{ ...condition, text: '6 kV', was: '400 V' }] }, onChange));
  await write('6 kV', '10 kV');
  expect(onChange).toHaveBeenLastCalledWith([{ slot: 'condition', text: '10 kV', was: '400 V', on: true }]);
});

test('who only reads sees what was carried and changes nothing', () => {
  const { rerender } = render(chips(understood));
  expect(screen.getByRole('list', { name: 'As understood' })).toHaveTextContent('grease');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(chips(null));
  expect(screen.queryByRole('list')).toBeNull();
});
