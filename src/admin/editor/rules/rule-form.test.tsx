import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Rule } from '@/renderer/types';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { RuleForm } from './RuleForm';

let now: Rule | undefined;
beforeEach(() => {
  now = undefined;
});

function Form({ start, readOnly }: { start: Rule; readOnly: boolean }): ReactNode {
  const [rule, setRule] = useState<Rule | undefined>(start);
  now = rule;
  return rule ? <RuleForm rule={rule} onChange={setRule} readOnly={readOnly} /> : <p>No rule</p>;
}
const show = (start: Rule, readOnly = false) =>
  renderWithI18n(<Form start={start} readOnly={readOnly} />, ['admin-editor', 'form']);
const kinds = () => screen.getAllByRole('combobox');
const removes = () => screen.getAllByRole('button', { name: 'Remove the condition' });

describe('a rule as a form', () => {
  test('has what it asks for ticked, and never asks for nothing: that would hide a block from everybody', async () => {
    await show({ role: ['personal'] });
    const [anonymous, personal] = screen.getAllByRole('checkbox') as HTMLInputElement[];
    await userEvent.click(personal as HTMLElement);
    expect(now).toEqual({ role: ['personal'] });
    await userEvent.click(anonymous as HTMLElement);
    expect(now).toEqual({ role: ['personal', 'anonymous'] });
    await userEvent.click(personal as HTMLElement);
    expect(now).toEqual({ role: ['anonymous'] });
  });

  test('grows and shrinks part by part; the last part that goes takes the rule along', async () => {
    await show({ locale: ['en-US'] });
    await userEvent.selectOptions(kinds()[0] as HTMLElement, 'all');
    expect(now).toEqual({ all: [{ locale: ['en-US'] }] });
    await userEvent.click(screen.getByRole('button', { name: 'Add another condition' }));
    expect(now).toEqual({ all: [{ locale: ['en-US'] }, { role: ['anonymous'] }] });
    await userEvent.selectOptions(kinds()[2] as HTMLElement, 'viewport');
    expect(now).toEqual({ all: [{ locale: ['en-US'] }, { viewport: ['mobile'] }] });
    await userEvent.click(removes()[1] as HTMLElement);
    expect(now).toEqual({ all: [{ viewport: ['mobile'] }] });
    await userEvent.click(removes()[1] as HTMLElement);
    expect(screen.getByText('No rule')).toBeInTheDocument();
  });

  test('of time keeps the one edge when the other is cleared, and at least one', async () => {
    await show({ time: { from: '2026-03-01T08:30:00Z', to: '2026-04-01T08:30:00Z' } });
    const [from, to] = screen.getAllByLabelText(/./, { selector: 'input[type="datetime-local"]' });
    fireEvent.change(to as HTMLElement, { target: { value: '' } });
    expect(now).toEqual({ time: { from: '2026-03-01T08:30:00Z' } });
    fireEvent.change(from as HTMLElement, { target: { value: '' } });
    expect(now).toEqual({ time: { from: '2026-03-01T08:30:00Z' } });
    fireEvent.change(from as HTMLElement, { target: { value: '2026-03-02T10:00' } });
    expect(now?.time?.from).toBe(new Date(2026, 2, 2, 10).toISOString().replace('.000Z', 'Z'));
  });

  test('offers nothing deeper where a form ends, though the file may go on', async () => {
    await show({ not: { not: { not: { not: { role: ['anonymous'] } } } } });
    const options = kinds().map((kind) => [...(kind as HTMLSelectElement).options].map(({ value }) => value));
    expect(options[0]).toContain('not');
    expect(options.at(-1)).not.toContain('all');
    expect(kinds().at(-1)).toHaveValue('role');
  });

  test('of another build shows its kind and changes nothing by being looked at', async () => {
    const odd = { moon: ['full'] } as unknown as Rule;
    await show(odd);
    expect(kinds()[0]).toHaveDisplayValue('moon');
    expect(now).toBe(odd);
  });

  test('rests while the text of the draft cannot be read', async () => {
    await show({ role: ['personal'] }, true);
    for (const control of [...kinds(), ...screen.getAllByRole('checkbox'), ...removes()])
      expect(control).toBeDisabled();
  });
});
