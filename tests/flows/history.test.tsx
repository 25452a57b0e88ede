import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mockServer } from '@/mocks/node';
import { answerByMocks, answered, questionBox, renderReady, soon } from '../support/portal-flow';

answerByMocks();

async function askAndList(...questions: string[]) {
  for (const question of questions) {
    await renderReady({ path: `/q?wd=${encodeURIComponent(question)}`, locale: 'en-US' });
    await answered();
    document.body.replaceChildren();
  }
  await renderReady({ path: '/qa-list', locale: 'en-US' });
  await screen.findByRole('link', { name: new RegExp(questions.at(-1) ?? '') }, soon);
}

test('says what to do when there is nothing yet', async () => {
  await renderReady({ path: '/qa-list', locale: 'en-US' });
  expect(await screen.findByRole('heading', { name: 'No questions yet' }, soon)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/qa');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('lists the questions of this browser and finds one by its words', async () => {
  await askAndList('Hydraulic oil too hot', 'Spindle warm-up');
  expect(screen.getByText('2 questions')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter questions' }), 'hydraulic');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Spindle/ })).toBeNull(), soon);
  expect(window.location.search).toBe('?q=hydraulic');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter questions' }), 'xyz');
  expect(await screen.findByRole('heading', { name: 'No matches' }, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('link', { name: /Spindle/ }, soon)).toBeVisible();
});

test('what is pinned stands on top and not in its day, and says how its answer begins', async () => {
  await askAndList('Hydraulic oil too hot', 'Spindle warm-up');
  await userEvent.click(screen.getByRole('button', { name: 'Pin “Hydraulic oil too hot”' }));
  expect(await screen.findByRole('heading', { name: 'Pinned' }, soon)).toBeVisible();
  const names = () => within(screen.getByRole('main')).getAllByRole('link');
  await waitFor(() => expect(names()).toHaveLength(2), soon);
  expect(names()[0]).toHaveTextContent('Hydraulic oil too hot');
  expect(names()[0]?.textContent?.length).toBeGreaterThan(60);
});

test('tags sort questions: added, found by, renamed, removed and given back', async () => {
  await askAndList('Hydraulic oil too hot', 'Spindle warm-up');
  await userEvent.click(screen.getByRole('button', { name: 'Tags of “Hydraulic oil too hot”' }));
  const field = () => screen.getByRole('textbox', { name: 'New tag' });
  expect(field()).toHaveFocus();
  await userEvent.keyboard('Line 3{Enter}');
  const remove = await screen.findByRole('button', { name: 'Remove tag “Line 3”' }, soon);
  expect(screen.getByText('Tag “Line 3” added')).toBeInTheDocument();
  await userEvent.click(remove);
  expect(field()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Line 3/ })).toBeNull(), soon);
  await userEvent.keyboard('Mill{Enter}');
  await screen.findByRole('button', { name: 'Remove tag “Mill”' }, soon);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Tags of “Hydraulic oil too hot”' })).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Mill' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Spindle/ })).toBeNull(), soon);
  expect(window.location.search).toBe('?tag=Mill');
  await userEvent.click(screen.getByRole('button', { name: 'Rename tag' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'New name of the tag “Mill”' }));
  await userEvent.keyboard('Line 3{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?tag=Line+3'), soon);
  expect(await screen.findByRole('button', { name: /^Line 3/, pressed: true }, soon)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Remove tag' }));
  await waitFor(() => expect(window.location.search).toBe(''), soon);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, soon));
  expect(await screen.findByRole('link', { name: 'Line 3' }, soon)).toBeVisible();
});

test('several questions are tagged together', async () => {
  await askAndList('Hydraulic oil too hot', 'Spindle warm-up');
  for (const name of [/Hydraulic/, /Spindle/]) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Tag selected' }));
  await userEvent.keyboard('Mill{Enter}');
  expect(await screen.findByText('Tag “Mill” added to 2 questions', undefined, soon)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tag selected' })).toHaveFocus();
  expect(await screen.findAllByRole('link', { name: 'Mill' })).toHaveLength(2);
});

test('each row says how it ended', async () => {
  await askAndList('Hydraulic oil too hot', 'qwzx vbnm');
  expect(screen.getByRole('link', { name: /Hydraulic oil too hot.*(Answered|Related)$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /qwzx vbnm.*No answer$/ })).toBeVisible();
});

test('all of it can be taken along, and a failure is said beside the buttons', async () => {
  await askAndList('Hydraulic oil too hot');
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(saved).toHaveLength(1), soon);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject([{ title: 'Hydraulic oil too hot' }]);
  mockServer.use(http.get('*/api/question/export', () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(screen.getByRole('button', { name: 'Download Markdown' }));
  expect(await screen.findByText('The download failed. Please try again.', undefined, soon)).toBeVisible();
});

test('a question found by a word of a later message opens at that message', async () => {
  await renderReady({ path: '/q?wd=Hydraulic%20oil%20too%20hot', locale: 'en-US' });
  await answered();
  for (const [at, next] of ['And the spindle?', 'And the coolant?'].entries()) {
    await userEvent.type(await questionBox(), `${next}{Enter}`);
    await screen.findByRole('heading', { name: next }, soon);
    await waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(at + 2), soon);
  }
  document.body.replaceChildren();
  await renderReady({ path: '/qa-list?q=spindle', locale: 'en-US' });
  const link = await screen.findByRole('link', { name: /Hydraulic/ }, soon);
  const shown: Element[] = [];
  const before = Element.prototype.scrollIntoView;
  onTestFinished(() => void Object.assign(Element.prototype, { scrollIntoView: before }));
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  await userEvent.click(link);
  await screen.findByRole('heading', { name: 'And the spindle?' }, soon);
  await waitFor(() =>
    expect(shown.map((each) => each.textContent)).toEqual([expect.stringMatching(/^And the spindle/)]),
  );
});

test('deletes at once and gives back on request', async () => {
  await askAndList('Hydraulic oil too hot');
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByRole('heading', { name: 'No questions yet' }, soon)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, soon));
  expect(await screen.findByRole('link', { name: /Hydraulic/ }, soon)).toBeVisible();
});

test('deletes several together', async () => {
  await askAndList('Hydraulic oil too hot', 'Spindle warm-up', 'Grease for motors');
  for (const name of [/Hydraulic/, /Spindle/]) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1), soon);
  expect(await screen.findByText('2 questions deleted.', undefined, soon)).toBeVisible();
});

test('an address beyond the last page leads to the last one, where the questions are', async () => {
  await askAndList('Hydraulic oil too hot');
  document.body.replaceChildren();
  await renderReady({ path: '/qa-list?q=oil&page=7', locale: 'en-US' });
  expect(await screen.findByRole('link', { name: /Hydraulic/ }, soon)).toBeVisible();
  expect(window.location.search).toBe('?q=oil');
});

test('tells why the list did not come, and tries again', async () => {
  mockServer.use(
    http.get('*/api/question/list', () => HttpResponse.json({ code: 500, msg: 'broken', data: null }, { status: 500 })),
  );
  await renderReady({ path: '/qa-list', locale: 'en-US' });
  expect(await screen.findByRole('heading', { name: 'Your questions could not be loaded' }, soon)).toBeVisible();
  mockServer.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No questions yet' }, soon)).toBeVisible();
});
