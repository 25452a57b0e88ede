import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '../../messages/en-US/portal/admin-comments.json';
import { findFaults } from '../support/find-faults';
import { openEditor } from '../support/open-editor';
import { answerByMocks, soon } from '../support/portal-flow';
import { fixtureDomain, renderPortal } from '../support/render-portal';

answerByMocks();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const hidden = true;
const line = () => within(screen.getByRole('region', { name: 'State of the domain', hidden }));
const panel = () => within(screen.getByRole('dialog', { hidden }));

async function share(label: string): Promise<string> {
  const { user } = await openEditor('main');
  await user.click(line().getByRole('button', { name: 'Share', hidden }));
  const dialog = within(await screen.findByRole('dialog', undefined, soon));
  expect(dialog.getByText(/exactly as it is now/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Who is it for/), label);
  await user.click(dialog.getByRole('button', { name: words.share.make }));
  const field = await dialog.findByLabelText<HTMLInputElement>(words.share.link, undefined, soon);
  expect(await dialog.findByText(label)).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);
  return field.value;
}

test('a draft is shared, a guest comments and approves, and the operator answers and resolves', async () => {
  const link = await share('Aldermoor');
  const secret = new URL(link).hash.slice(1);
  expect(secret.length).toBeGreaterThan(20);
  document.body.replaceChildren();

  await renderPortal({
    path: `/preview#${secret}`,
    locale: 'en-US',
    namespaces: ['admin', 'admin-comments', 'admin-preview', 'admin-schema'],
  });
  const user = userEvent.setup();
  expect(await screen.findByTitle(words.guest.frame, undefined, soon)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '0 comments' }));
  await user.type(panel().getByLabelText(/^Your name/), 'Anna');
  await user.type(panel().getByLabelText(/^Comment/), '<b>Larger</b>, please.');
  await user.click(panel().getByRole('button', { name: words.send }));
  expect(await panel().findByText('<b>Larger</b>, please.', undefined, soon)).toBeInTheDocument();
  await user.click(panel().getByRole('button', { name: words.close }));
  expect(screen.getByRole('textbox', { name: words.guest.verdict.name })).toHaveValue('Anna');
  await user.click(screen.getByRole('button', { name: words.guest.verdict.approve }));
  expect(await screen.findByText(words.guest.verdict.said.approved, undefined, soon)).toBeInTheDocument();
  document.body.replaceChildren();

  const { user: operator } = await openEditor('main', { body: fixtureDomain('main') as Record<string, unknown> });
  await waitFor(() => expect(line().getByText('Anna (guest): looks good')).toBeInTheDocument(), soon);
  await operator.click(line().getByRole('button', { name: '1 open comment', hidden }));
  await screen.findByRole('dialog', { hidden }, soon);
  await operator.click(panel().getByRole('button', { name: words.answer }));
  expect(panel().getByText('The guests of “Aldermoor” read this.')).toBeInTheDocument();
  await operator.type(panel().getByLabelText(/^Comment/), 'We will.');
  await operator.click(panel().getByRole('button', { name: words.send }));
  expect(await panel().findByText('We will.', undefined, soon)).toBeInTheDocument();
  const remark = within(panel().getByText('<b>Larger</b>, please.').closest('li') as HTMLElement);
  await operator.click(remark.getByRole('button', { name: words.resolve }));
  await waitFor(() => expect(panel().getByText('1 resolved comment')).toBeInTheDocument(), soon);
});

test('a link that does not open says why, and shows nothing', async () => {
  await renderPortal({ path: '/preview#wrong', locale: 'en-US', namespaces: ['admin', 'admin-comments'] });
  expect(await screen.findByRole('alert', undefined, soon)).toHaveTextContent(/not known/);
  expect(screen.queryByTitle(words.guest.frame)).toBeNull();
});
