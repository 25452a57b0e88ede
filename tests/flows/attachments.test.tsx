import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAttached } from '@/answer/attach/attached-store';
import { mockServer } from '@/mocks/node';
import attachment from '../../fixtures/api/addAttachment.json';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
afterEach(forgetAttached);
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const ADD = '*/api/messages/attachment';
const files = () => screen.findByRole('list', { name: 'Files that go with your question' }, soon);
const box = () => screen.findByRole('combobox', { name: 'Follow-up question' }, soon);

async function open() {
  await renderReady({ path: `/q?wd=${encodeURIComponent('Why does a bearing run hot?')}`, locale: 'en-US' });
  await answered();
  await box();
}

async function choose(...chosen: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[data-attach]');
  if (!input) throw new Error('no files can be chosen');
  await userEvent.upload(input, chosen);
}

const pdf = (name = 'pump-manual.pdf', size = 10) => {
  const file = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

test('a file goes with a question, is named above its answer, and stays with an edited version', async () => {
  const asked: { attachments?: string[] }[] = [];
  mockServer.use(http.post(ADD, () => HttpResponse.json(attachment)));
  mockServer.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/agent/research')) asked.push(await request.clone().json());
  });
  await open();
  await choose(pdf());
  expect(within(await files()).getByText('pump-manual.pdf')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.type(await box(), 'What is the rated flow?{Enter}');
  const head = await screen.findByRole('heading', { level: 2, name: 'What is the rated flow?' }, soon);
  const turn = head.closest('article') as HTMLElement;
  expect(
    within(await within(turn).findByRole('list', { name: 'Files of this question' }, soon)).getByText(
      'pump-manual.pdf',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Files that go with your question' })).toBeNull();
  await userEvent.click(within(turn).getByRole('button', { name: 'Edit question' }));
  const field = await screen.findByRole('textbox', { name: 'Edited question' }, soon);
  await userEvent.type(field, ' Really?{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'What is the rated flow? Really?' }, soon);
  expect(await screen.findByRole('list', { name: 'Files of this question' }, soon)).toBeVisible();
  expect(asked.slice(-2).map(({ attachments }) => attachments)).toEqual([[attachment.data.id], [attachment.data.id]]);
  mockServer.events.removeAllListeners();
});

test('what is too large or refused says why and can be removed, and nothing is sent with it', async () => {
  await open();
  await choose(pdf('huge.pdf', 21_500_000), pdf('small.pdf'));
  const list = await files();
  expect(await within(list).findByText(/^huge\.pdf: 21\.5 MB; a file can have at most 20\.0 MB/)).toBeVisible();
  // The demo reads no files.
  expect(await within(list).findByText(/^small\.pdf: /, undefined, soon)).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: 'Remove huge.pdf' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Remove small.pdf' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files that go with your question' })).toBeNull());
});

test('more than ten files are refused one by one', async () => {
  mockServer.use(
    http.post(ADD, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      return HttpResponse.json({ ...attachment, data: { ...attachment.data, id: name, name } });
    }),
  );
  await open();
  await choose(...Array.from({ length: 11 }, (_, n) => pdf(`${n}.pdf`)));
  expect(await screen.findByText(/^10\.pdf: Up to 10 files/, undefined, soon)).toBeVisible();
  await waitFor(async () => expect(within(await files()).getAllByRole('listitem')).toHaveLength(11), soon);
});

const picture = { ...attachment, data: { ...attachment.data, name: 'plate.png', kind: 'picture' } };

test('a picture is small beside the question and large in a dialog, and closes to where it was opened', async () => {
  mockServer.use(http.post(ADD, () => HttpResponse.json(picture)));
  await open();
  await choose(new File(['x'], 'plate.png', { type: 'image/png' }));
  const button = await within(await files()).findByRole('button', { name: 'Open the picture plate.png' }, soon);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'plate.png' }, soon);
  expect(within(dialog).getByRole('img', { name: /plate\.png/ })).toHaveAttribute(
    'src',
    `/api/messages/attachment/${picture.data.id}/picture`,
  );
  expect(within(dialog).getByText(/Search with a picture/)).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test("an assistant's first question takes files along", async () => {
  const asked: { attachments?: string[] }[] = [];
  mockServer.use(http.post(ADD, () => HttpResponse.json(attachment)));
  mockServer.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/agent/research')) asked.push(await request.clone().json());
  });
  keepToken('u-42');
  await renderReady({ path: '/gpt', locale: 'en-US' });
  const question = await screen.findByRole('combobox', { name: 'Your question' }, soon);
  await choose(pdf());
  expect(within(await files()).getByText('pump-manual.pdf')).toBeVisible();
  await userEvent.type(question, 'What is the rated flow?{Enter}');
  await answered();
  expect(asked.map(({ attachments }) => attachments)).toEqual([[attachment.data.id]]);
  expect(await screen.findByRole('list', { name: 'Files of this question' }, soon)).toBeVisible();
  mockServer.events.removeAllListeners();
});

test('on the home page, files wait for the first question and go with it', async () => {
  const asked: { attachments?: string[] }[] = [];
  mockServer.use(http.post(ADD, () => HttpResponse.json(attachment)));
  mockServer.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/agent/research')) asked.push(await request.clone().json());
  });
  await renderReady({ path: '/engine', locale: 'en-US' });
  await screen.findByRole('button', { name: 'Attach files' }, soon);
  await choose(pdf());
  expect(within(await files()).getByText('pump-manual.pdf')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Your question' }, soon),
    'What is the rated flow?{Enter}',
  );
  await answered();
  expect(asked.at(-1)?.attachments).toEqual([attachment.data.id]);
  expect(
    within(await screen.findByRole('list', { name: 'Files of this question' }, soon)).getByText('pump-manual.pdf'),
  ).toBeVisible();
});
