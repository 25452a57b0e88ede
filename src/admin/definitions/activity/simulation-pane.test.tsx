import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import sample from '../../../../fixtures/seed/activities/award1024.json';
import { datedActivity, type SampleActivity } from '../../../../setting/activity/sample-activity';
import { findFaults } from '../../../../tests/support/find-faults';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { SimulationPane } from './SimulationPane';

const document = datedActivity(sample as unknown as SampleActivity, new Date('2026-10-20T00:00:00Z'));

test('a hundred thousand take part in a draft, and a change of it makes the result old', async () => {
  const { rerender } = await renderWithI18n(<SimulationPane body={document} faulty={false} />, ['admin-activities']);
  await userEvent.click(screen.getByRole('button', { name: 'Simulate' }));
  expect(within(screen.getByRole('status')).getByText('100,000')).toBeVisible();
  const prizes = screen.getByRole('table', { name: 'Prizes in the simulation' });
  expect(within(prizes).getAllByRole('row')).toHaveLength((document.prizes?.length ?? 0) + 1);
  expect(await findFaults()).toEqual([]);
  await rerender(<SimulationPane body={{ ...document, entry: { perPerson: 1, total: 10 } }} faulty={false} />);
  expect(screen.getByText(/older draft/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Other luck' }));
  expect(within(screen.getByRole('status')).getByText('99,990')).toBeVisible();
});

test('of a list it is asked how many claim, and said how far the reserves reach', async () => {
  const prizes = [{ ...document.prizes?.[0], stock: 3, odds: undefined }];
  const windows = { ...document.windows, draw: document.windows.claimUntil };
  const body = { ...document, prizes, windows, draw: { kind: 'list', reserves: 2 } };
  await renderWithI18n(<SimulationPane body={body} faulty={false} />, ['admin-activities']);
  const claimed = screen.getByLabelText('Winners who claim, in percent');
  await userEvent.clear(claimed);
  await userEvent.type(claimed, '0');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Simulate' }));
  const figures = within(screen.getByRole('status'));
  expect(figures.getByText('Reserves asked').nextSibling).toHaveTextContent('2');
  expect(figures.getByText('Not claimed').nextSibling).toHaveTextContent('3');
  expect(await findFaults()).toEqual([]);
});

test('a draft of the wrong form is not simulated', async () => {
  await renderWithI18n(<SimulationPane body={{}} faulty />, ['admin-activities']);
  await userEvent.click(screen.getByRole('button', { name: 'Simulate' }));
  expect(screen.getByText(/First correct what the check names/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
