import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import words from '../../messages/en-US/portal/admin-definitions.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const namespaces = [
  'admin',
  'admin-definitions',
  'admin-editor',
  'admin-schema',
  'form',
  'guided',
  'assistants',
  'people',
];

// Before the first test's clock starts.
beforeAll(async () => {
  await Promise.all([
    import('@/admin/Admin'),
    import('@/admin/definitions/organization/OrganizationGate'),
    import('@/admin/definitions/list/DefinitionsPage'),
    import('@/admin/definitions/DefinitionPage'),
    import('@/assistants/calculator/CalculatorForm'),
  ]);
}, 120_000);

const open = (path: string) => renderPortal({ path, locale: 'en-US', namespaces });

const PLACE = '/domains/%40t-1001/definitions/calculator/npsh-available';
const api = async (path: string, method = 'GET', body?: object) => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' };
  const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
  return (await (await fetch(`${location.origin}/api/admin${PLACE}${path}`, init)).json()).data;
};

test('an admin opens the list of formulas from the organization’s page', async () => {
  keepToken('u-42', 't-1001');
  await open('/companyInfo');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit assistants' }, soon));
  await userEvent.click(await screen.findByRole('tab', { name: words.kind.calculator }, soon));
  expect(await screen.findByText('Available NPSH', undefined, soon)).toBeInTheDocument();
  expect(screen.getByText(words.new.calculator)).toBeInTheDocument();
});

test('a changed formula is tried with its result beside the form, and published', async () => {
  keepToken('u-42', 't-1001');
  const { body } = await api('');
  const steps = body.steps.map((step: { id: string }) => (step.id === 'm' ? { ...step, formula: 'A - N - 1' } : step));
  await api('/draft', 'PUT', { base: null, body: { ...body, steps } });
  await open('/admin/organizations/t-1001/assistants/calculator/npsh-available');
  await userEvent.click(await screen.findByRole('tab', { name: words.pane.try }, soon));
  // 7.1 m available, 3 m of the pump, and the metre that was taken off.
  expect((await screen.findAllByText(/3\.11/, undefined, soon)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByText(words.publish.open));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText(/Reason for the change/));
  await userEvent.paste('Ours');
  const go = await dialog.findByRole('button', { name: words.publish.go });
  await waitFor(() => expect(go).not.toHaveAttribute('aria-disabled', 'true'), soon);
  await userEvent.click(go);
  await waitFor(async () => expect((await api('/revisions')).items).toMatchObject([{ message: 'Ours' }]), soon);
});

test('whoever does not run it is told so', async () => {
  keepToken('u-42', 't-1001');
  await open('/admin/organizations/t-1002/assistants');
  expect(await screen.findByText(words.organization.refusedTitle, undefined, soon)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
});

test('a visitor is asked to sign in', async () => {
  await open('/admin/organizations/t-1001/assistants');
  expect(await screen.findByText(words.organization.signInTitle, undefined, soon)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.organization.signIn }));
  expect(await screen.findByRole('dialog', undefined, soon)).toBeInTheDocument();
});
