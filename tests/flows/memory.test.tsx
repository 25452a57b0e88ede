import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(neverAskToJoin);
beforeEach(forgetPerson);

test('memory is off, is turned on, and each entry is added, changed and forgotten by keyboard', async () => {
  keepToken('u-42');
  await renderReady({ path: '/personInfo', locale: 'en-US' });
  const off = await screen.findByRole('switch', { name: 'Off: nothing is remembered or used' }, soon);
  expect(off).not.toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Have something remembered' })).toBeNull();
  off.focus();
  await userEvent.keyboard(' ');
  const box = await screen.findByRole('textbox', { name: 'Have something remembered' }, soon);
  await userEvent.type(box, 'P-204 is our standby pump.');
  await userEvent.click(screen.getByRole('button', { name: 'Remember' }));
  const list = within(await screen.findByRole('list', { name: 'Memory' }, soon));
  expect(list.getByText('P-204 is our standby pump.')).toBeVisible();
  expect(list.getByText(/^Typed here · \d{4}/)).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change “P-204 is our standby pump.”' }));
  const field = screen.getByRole('textbox', { name: 'Change “P-204 is our standby pump.” to' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'P-205 is.');
  await userEvent.click(list.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('P-205 is.', undefined, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Forget everything' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forget 1 entry for good' }));
  expect(await screen.findByText('Nothing is remembered.', undefined, soon)).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('the value of a vibration record is remembered by a press, and offered for the next record', async () => {
  keepToken('u-42');
  const { data } = await turnOn();
  expect(data).toBeNull();
  await renderReady({ setting: 'main', path: '/ehmDeviceGpt?analyse=signal', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sample: bearing' }, soon));
  expect(screen.queryByRole('combobox', { name: 'Remembered earlier value' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze' }, soon));
  const machine = await screen.findByRole('textbox', { name: 'Machine and measuring point' }, soon);
  fireEvent.change(machine, { target: { value: 'P-204, drive end' } });
  await userEvent.click(screen.getByRole('button', { name: 'Remember this value for the next record' }));
  expect(await screen.findByText('Remembered for P-204, drive end.', undefined, soon)).toBeVisible();
  const earlier = await screen.findByRole('combobox', { name: 'Remembered earlier value' }, soon);
  const option = within(earlier).getByRole('option', { name: /^P-204, drive end: [\d.]+ mm\/s, \d{4}-/ });
  await userEvent.selectOptions(earlier, option);
  expect(screen.getByRole('textbox', { name: 'Earlier value, for the alarm (optional)' })).not.toHaveValue('');
  expect(await findFaults()).toEqual([]);
});

const turnOn = async () => {
  const answer = await fetch('/api/memory/switch', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on: true }),
  });
  return (await answer.json()) as { data: unknown };
};
