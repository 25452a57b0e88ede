import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import words from '../../messages/en-US/portal/admin-definitions.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

answerByMocks();

const PLACE = '/admin/domains/steelworks/assistants';
const api = async (path: string, method = 'GET', body?: object) => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' };
  const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
  return (
    await (await fetch(`${location.origin}/api${PLACE.replace('assistants', 'definitions')}${path}`, init)).json()
  ).data;
};

async function open(path: string) {
  await import('@/admin/Admin');
  await Promise.all([
    import('@/admin/definitions/list/DefinitionsPage'),
    import('@/admin/definitions/DefinitionPage'),
    import('@/assistants/procedure/ProcedureRun'),
  ]);
  const namespaces = [
    'admin',
    'admin-definitions',
    'admin-editor',
    'admin-schema',
    'form',
    'guided',
    'assistants',
  ] as const;
  return renderPortal({ path, locale: 'en-US', namespaces: [...namespaces] });
}

test('a check of the product is changed, walked through, and published past a failed case only with a reason', async () => {
  const check = (await api('/procedure/pump-no-flow')).body;
  const failing = {
    id: 'closed',
    language: 'en-US',
    turns: [{ at: 'valves', value: 'no' }],
    expect: { result: 'air' },
    must: true,
  };
  await api('/procedure/pump-no-flow/draft', 'PUT', { base: null, body: { ...check, cases: [failing] } });
  await open(`${PLACE}?kind=procedure`);
  await userEvent.click(await screen.findByRole('link', { name: check.title['en-US'] }, soon));
  await screen.findByRole('heading', { level: 1, name: check.title['en-US'] }, soon);
  expect(await screen.findByText(/It ended with “valve-closed”/, undefined, soon)).toBeInTheDocument();
  expect(screen.getByText(words.case.beforeFailed)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^valve-closed/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'valve-closed' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: words.pane.try }));
  expect(await screen.findByText(words.try.walk, undefined, soon)).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: words.publish.open }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('heading', { level: 3, name: 'Cases' }, soon)).toBeInTheDocument();
  const fill = async (label: RegExp, text: string) => {
    await userEvent.click(within(dialog).getByLabelText(label));
    await userEvent.paste(text);
  };
  await fill(/Reason for the change/, 'Our words');
  const go = await within(dialog).findByRole('button', { name: words.publish.force }, soon);
  await waitFor(() => expect(go).toHaveAttribute('aria-disabled', 'true'));
  await fill(/Why publish anyway/, 'The case is wrong');
  await userEvent.click(go);
  await waitFor(
    async () => expect((await api('/procedure/pump-no-flow')).summary.head).toMatch(/^[0-9a-f]{64}$/),
    soon,
  );
  const [entry] = (await api('/procedure/pump-no-flow/revisions')).items;
  expect(entry).toMatchObject({ message: 'Our words', override: 'The case is wrong', cases: { failed: 1 } });
});

test('where two people publish, the dialog asks for approval, and the request is shown and taken back', async () => {
  await fetch(`${location.origin}/api/admin/domains/steelworks/approval`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ needed: true }),
  });
  const body = (await api('/assistant/device')).body;
  await api('/assistant/device/draft', 'PUT', { base: null, body: { ...body, icon: 'wrench' } });
  await open(`${PLACE}/assistant/device`);
  expect(await screen.findByText(words.approval.rule, undefined, soon)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: words.publish.open }, soon));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(words.approval.text)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText(/Reason for the change/));
  await userEvent.paste('A wrench');
  await userEvent.click(await within(dialog).findByRole('button', { name: words.approval.go }, soon));
  expect(await screen.findByText(words.approval.waiting, undefined, soon)).toBeInTheDocument();
  expect((await api('/assistant/device')).summary).toMatchObject({ head: null, waiting: 1 });

  await userEvent.click(screen.getByRole('button', { name: words.approval.look }));
  expect(await screen.findByText(/A wrench/, undefined, soon)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(words.approval.rule, undefined, soon)).toBeInTheDocument();
});

test('a question whose answer did not help becomes a case, which says what is still missing', async () => {
  await open(`${PLACE}/assistant/general`);
  const list = await screen.findByRole('heading', { level: 2, name: words.disliked.title }, soon);
  expect(list).toBeVisible();
  const [make] = await screen.findAllByRole('button', { name: words.disliked.make }, soon);
  await userEvent.click(make as HTMLElement);
  expect(await screen.findByText(words.disliked.made, undefined, soon)).toBeVisible();
  await waitFor(async () => expect((await api('/assistant/general')).draft?.body.cases).toHaveLength(1), soon);
  const [made] = (await api('/assistant/general')).draft.body.cases;
  expect(made).toMatchObject({ language: 'zh-CN', turns: [{ ask: '锁定压力泵前要先关哪个阀？' }], must: false });
  expect(await findFaults()).toEqual([]);
});
