import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import answered from '../../../fixtures/api/callConnectedTool.json';
import type { ToolView } from '../../../setting/tool/tool';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ConnectedForm } from './ConnectedForm';

const words = (text: string) => ({ 'zh-CN': text, 'en-US': text });
const operation = (effect: 'read' | 'record'): ToolView['operations'][number] => ({
  ...{ id: 'values', effect, name: words('Values of a point'), description: words('Values') },
  inputs: [
    { name: 'tag', in: 'path', type: 'text', required: true, label: words('Point') },
    { name: 'step', in: 'query', type: 'integer', required: false, label: words('Step'), max: 3600, initial: '60' },
    { name: 'raw', in: 'query', type: 'yes-no', required: false, label: words('Raw') },
  ],
});

async function open(effect: 'read' | 'record', answer: () => unknown = () => answered.data) {
  const { calls, around } = withCalls(answer);
  await renderWithI18n(around(<ConnectedForm tool="historian" operation={operation(effect)} />), [
    ...(['tools', 'guided', 'reader'] as const),
  ]);
  return calls;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name);

test('says what is wrong at the input, and asks nobody until it is right', async () => {
  const calls = await open('read');
  await press('Ask the system');
  expect(field('Point')).toHaveFocus();
  expect(field('Point')).toHaveAccessibleDescription('Fill in this field.');
  await userEvent.type(field('Point'), 'PT-101');
  await userEvent.type(field('Step (optional)'), '0');
  await userEvent.type(field('Step (optional)'), '00');
  expect(field('Step (optional)')).toHaveAccessibleDescription('60000 is too large; enter 3600 or less.');
  expect(await findFaults()).toEqual([]);
  expect(calls).toEqual([]);
});

test('shows the rows with their units and when they were asked for', async () => {
  const calls = await open('read');
  await userEvent.type(field('Point'), 'PT-101');
  await userEvent.selectOptions(field('Raw (optional)'), 'Yes');
  await press('Ask the system');
  expect(await screen.findByRole('heading', { name: 'The system’s answer' })).toHaveFocus();
  expect(screen.getByRole('columnheader', { name: 'Pressure (bar)' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '7.2' })).toBeInTheDocument();
  expect(screen.getByText(/18 ms, 0\.4 kB/)).toBeInTheDocument();
  expect(calls).toMatchObject([
    { path: '/api/tools/historian/values', body: { values: { tag: 'PT-101', step: '60', raw: 'true' } } },
  ]);
  expect(await findFaults()).toEqual([]);
});

test('what writes elsewhere is confirmed first, and anew after a change', async () => {
  const calls = await open('record');
  await userEvent.type(field('Point'), 'P');
  await press('Send');
  expect(screen.getByRole('alert')).toHaveTextContent('“Values of a point” keeps a record in another system.');
  await userEvent.type(field('Point'), '1');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Send');
  expect(calls).toEqual([]);
  await press('Send');
  expect(await screen.findByText('2 rows')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('a refusal is told in the words of the server, and what was entered stays', async () => {
  await open('read', () => {
    throw new Error('The other system answered with status 500.');
  });
  await userEvent.type(field('Point'), 'PT-101');
  await press('Ask the system');
  expect(await screen.findByRole('alert')).toHaveTextContent(/status 500/);
  expect(field('Point')).toHaveValue('PT-101');
});
