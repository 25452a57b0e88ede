import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { mockServer } from '@/mocks/node';
import admin from '../../messages/en-US/portal/admin.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, soon } from '../support/portal-flow';
import { renderPortal } from '../support/render-portal';

const words = admin.files;

answerByMocks();

async function open() {
  await Promise.all([import('@/admin/Admin'), import('@/admin/files/FilesPage')]);
  await renderPortal({
    path: '/admin/domains/steelworks/files',
    locale: 'en-US',
    namespaces: ['admin', 'reader'],
  });
  return screen.findByLabelText(words.choose, { selector: 'input' }, soon);
}

const rows = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');

test('a file is sent, says how it stands and what is wrong with it, and can be removed', async () => {
  const input = await open();
  expect(await findFaults()).toEqual([]);
  const types: (string | null)[] = [];
  const note = ({ request }: { request: Request }) =>
    void (request.method === 'POST' && types.push(request.headers.get('content-type')));
  mockServer.events.on('request:start', note);
  onTestFinished(() => mockServer.events.removeListener('request:start', note));
  await userEvent.upload(input, new File(['# Pump'], 'pump.md', { type: 'text/markdown' }));
  await waitFor(() => expect(rows()).toHaveLength(1), soon);
  expect(rows()[0]).toHaveTextContent(/pump\.md.*The demo reads no files/);
  expect(types).toEqual(['application/octet-stream']);
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove pump.md' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: words.title })).toBeNull(), soon);
});

test('a file that is too large is refused before it is sent, with its size, the limit and the way out', async () => {
  const input = await open();
  const file = new File(['x'], 'large.pdf');
  Object.defineProperty(file, 'size', { value: 40 * 1024 * 1024 });
  await userEvent.upload(input, file);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('40 MB; at most 32 MB can be uploaded. Split it'), soon);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss large.pdf' }));
  expect(screen.queryByRole('list', { name: words.title })).toBeNull();
});

test('a refusal of the server stays beside its file until it is dismissed or sent again', async () => {
  const input = await open();
  const msg = '“a.zip” is of a kind that cannot be read.';
  mockServer.use(
    http.post('*/domains/steelworks/files', () => HttpResponse.json({ code: 400, msg }, { status: 400 }), {
      once: true,
    }),
  );
  const file = new File(['x'], 'a.zip');
  await userEvent.upload(input, file, { applyAccept: false });
  await waitFor(() => expect(rows()[0]).toHaveTextContent(msg), soon);
  await userEvent.upload(input, file, { applyAccept: false });
  await waitFor(() => expect(rows()[0]).toHaveTextContent('The demo reads no files'), soon);
  expect(rows()).toHaveLength(1);
});
