import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import bearing from '../../fixtures/seed/calculators/bearing-life.json';
import pump from '../../fixtures/seed/procedures/pump-no-flow.json';
import type { Calculator, Entries } from '../../setting/assistant/calculator/calculate';
import { type Procedure, type ProcedureState, readState } from '../../setting/assistant/procedure/state';
import { findFaults } from '../../tests/support/find-faults';
import list from '../../tests/support/procedures/lockout.json';
import vibration from '../../tests/support/procedures/vibration-cause.json';
import { renderWithI18n } from '../../tests/support/with-i18n';
import { readAddressValues, writeAddressValues } from './calculator/address-values';
import { CalculatorForm } from './calculator/CalculatorForm';
import { ProcedureRun } from './procedure/ProcedureRun';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** jsdom calls `details` groups too, so the fieldset is found by its element. */
const question = () => document.querySelector('fieldset legend');
const show = (document: unknown, rest: { state?: ProcedureState; onChange?: (state: ProcedureState) => void } = {}) =>
  renderWithI18n(<ProcedureRun document={document as Procedure} {...rest} />, ['guided']);

describe('a check', () => {
  test('leads from the rules to the cause, by way of a changed answer, and goes on after a reload', async () => {
    let kept = '';
    const { unmount } = await show(pump, {
      onChange: (state) => {
        kept = JSON.stringify(state);
      },
    });
    expect(question()).toBeNull();
    press('Understood, continue');
    expect(question()).toHaveTextContent('Are the suction and discharge valves open?');
    expect(question()).toHaveFocus();
    press('One is closed');
    expect(screen.getByRole('heading', { name: 'Suction or discharge valve closed' })).toHaveFocus();
    press(/^Change the answer: Are the suction/);
    press('Both are open');
    press('Some, but too little');
    press('Not known');
    unmount();

    await show(pump, { state: readState(JSON.parse(kept)) as ProcedureState });
    expect(question()).toHaveTextContent('Is the pressure drop of the suction strainer too high');
    expect(question()).not.toHaveFocus();
    expect(await findFaults()).toEqual([]);
  });

  test('a number is refused with its limits, and read with a decimal comma', async () => {
    const answers = [
      { at: 'valves', value: 'yes' },
      { at: 'flow', value: 'little' },
      { at: 'rotation', value: 'yes' },
      { at: 'strainer', value: 'no' },
    ];
    function Kept() {
      const [state, setState] = useState<ProcedureState>({
        v: 1,
        acknowledged: ['closed-valve'],
        answers,
        branches: [],
        ticked: [],
      });
      return <ProcedureRun document={pump as unknown as Procedure} state={state} onChange={setState} />;
    }
    await renderWithI18n(<Kept />, ['guided']);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '90' } });
    press('Answer');
    expect(screen.getByRole('alert')).toHaveTextContent('90 is outside -20 to 50 m. Check value and unit.');
    fireEvent.change(field, { target: { value: '０,３' } });
    press('Answer');
    expect(screen.getByRole('heading', { name: 'Cavitation' })).toHaveFocus();
    const tick = screen.getByRole('checkbox', { name: 'Clean the suction strainer.' });
    fireEvent.click(tick);
    expect(tick).toBeChecked();
    expect(screen.getByText('0.3 m')).toBeVisible();
    expect(await findFaults()).toEqual([]);
  });

  test('a matrix counts what speaks for each cause, and never gives a percentage', async () => {
    await show(vibration);
    press('Understood, continue');
    const causes = screen.getByRole('heading', { name: 'What it may be' }).parentElement as HTMLElement;
    expect(within(causes).getAllByText('fits 0, contradicts 0, open 6')).toHaveLength(4);
    press('Yes');
    expect(within(causes).getAllByText(/fits 1/).length).toBeGreaterThan(0);
    expect(causes).not.toHaveTextContent('%');
    for (let n = 0; n < 6 && question(); n += 1) press('No');
    expect(screen.getByText(/^(Cause|Most likely cause)$/)).toBeVisible();
  });

  test('a checklist writes values down and ends', async () => {
    await show(list);
    press('Understood, continue');
    fireEvent.change(screen.getByLabelText('Number of isolation points'), { target: { value: '4' } });
    press('Answer');
    press('Skip');
    press('Done');
    expect(screen.getByRole('heading', { name: 'All items have been gone through.' })).toBeVisible();
    expect(screen.getByText('Skipped')).toBeVisible();
  });
});

describe('a calculator', () => {
  const calculator = bearing as unknown as Calculator;

  test('calculates while typing, in the units chosen, and marks what is outside', async () => {
    await renderWithI18n(<CalculatorForm document={calculator} />, ['guided']);
    expect(screen.getByText('5690')).toBeVisible();
    expect(screen.getByText(/10\^6 \/ \(60 · 1500\) · 512 = 5690/)).toBeVisible();
    expect(screen.getByText(/= \(C\/P\)\^p/)).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Speed/), { target: { value: '３０００' } });
    expect(screen.getByText('2840')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Unit: Basic rating life'), { target: { value: 'd' } });
    expect(screen.getByText('119')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Equivalent dynamic load/), { target: { value: '10' } });
    expect(screen.getByText('Outside the range of validity')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Equivalent dynamic load/), { target: { value: '1,500' } });
    expect(screen.getByText('“1,500” can be 1.5 or 1500. Write it without the comma.')).toBeVisible();
    expect(screen.getAllByText('Complete the inputs.')).toHaveLength(2);
    expect(await findFaults()).toEqual([]);
    press('Default values');
    expect(screen.getByLabelText(/^Speed/)).toHaveValue('1500');
  });

  test('values come from the address and go back to it', () => {
    const entries: Entries = {
      C: { text: '14,8', unit: 'kN' },
      n: { text: '1 500', unit: 'r/min' },
      p: { text: '3', unit: '' },
    };
    expect(readAddressValues(writeAddressValues(entries))).toEqual(entries);
    expect(readAddressValues(new URLSearchParams({ 'a-b': '1', C: 'x'.repeat(61), e: '' }))).toEqual({});
  });
});
