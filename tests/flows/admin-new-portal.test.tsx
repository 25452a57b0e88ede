import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import words from '../../messages/en-US/portal/admin-new.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

answerByMocks();
beforeEach(() => localStorage.clear());

async function open() {
  await Promise.all([import('@/admin/Admin'), import('@/admin/wizard/WizardPage')]);
  await renderPortal({
    path: '/admin/new',
    locale: 'en-US',
    namespaces: ['admin', 'admin-new', 'form', 'reader'],
  });
  return screen.findByRole('textbox', { name: 'Name' }, soon);
}
const next = () => userEvent.click(screen.getByRole('button', { name: words.next }));

test('asks for a name, and takes the address from it until another is typed, checking that', async () => {
  const name = await open();
  expect(name).toHaveFocus();
  await next();
  expect(await screen.findByText(words.name.missing)).toBeInTheDocument();
  expect(name).toHaveFocus();
  await userEvent.type(name, 'Harbor Steel');
  const address = screen.getByRole('textbox', { name: words.address.label });
  expect(address).toHaveValue('harbor-steel');
  await userEvent.clear(address);
  await userEvent.type(address, 'steelworks');
  expect(screen.getByText('The domain “steelworks” already exists.')).toBeInTheDocument();
  await next();
  expect(screen.getByRole('heading', { name: words.name.title })).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
});

test('a second language has a name of its own, and one always stays', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: '中文' }));
  expect(screen.getByRole('textbox', { name: 'Name in Chinese' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '中文' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  expect(screen.getByRole('checkbox', { name: 'English' })).toBeChecked();
});

test('the draft begins with the first screen, and its address stays; starting over discards it', async () => {
  await userEvent.type(await open(), 'Flow Portal');
  await next();
  await screen.findByRole('heading', { name: words.knowledge.title }, soon);
  expect(screen.getByRole('heading', { name: words.knowledge.title })).toHaveFocus();
  await waitFor(
    () => expect(screen.getByRole('checkbox', { name: /Public industrial knowledge/ })).toBeChecked(),
    soon,
  );
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: words.back }));
  expect(await screen.findByRole('textbox', { name: words.address.label })).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: words.restart.menu }));
  await userEvent.click(
    screen.getAllByRole('button', { name: words.restart.go }).find((one) => one.closest('[role=dialog]')) ??
      document.body,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''), soon);
});
