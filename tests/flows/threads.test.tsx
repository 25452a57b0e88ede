import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findFaults } from '../support/find-faults';
import { answerByMocks, answered, questionBox, renderReady, soon } from '../support/portal-flow';

answerByMocks();

const threads = () => screen.findByRole('navigation', { name: 'Your questions' }, soon);

async function askTwo() {
  for (const question of ['Hydraulic oil too hot', 'Spindle warm-up']) {
    document.body.replaceChildren();
    await renderReady({ path: `/q?wd=${encodeURIComponent(question)}`, locale: 'en-US' });
    await answered();
  }
  return threads();
}

test('beside an answer stand the others of this browser, this one marked; a click goes from one to the other', async () => {
  const list = await askTwo();
  await within(list).findByRole('link', { name: 'Hydraulic oil too hot' }, soon);
  expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Spindle warm-up');
  expect(await findFaults()).toEqual([]);
  const here = window.location.pathname;
  await userEvent.click(within(list).getByRole('link', { name: 'Hydraulic oil too hot' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hydraulic oil too hot' }, soon)).toBeVisible();
  expect(window.location.pathname).not.toBe(here);
  // The list was not remounted.
  expect(list).toBeInTheDocument();
  expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Hydraulic oil too hot');
});

test('a new title is in the list and on the page; what stands on top stays there', async () => {
  const list = await askTwo();
  const unfold = (title: string) =>
    userEvent.click(within(list).getByRole('button', { name: `Actions for “${title}”` }));
  await within(list).findByRole('link', { name: 'Hydraulic oil too hot' }, soon);
  await unfold('Spindle warm-up');
  await userEvent.click(within(list).getByRole('button', { name: 'Rename' }));
  await userEvent.clear(within(list).getByRole('textbox'));
  await userEvent.type(within(list).getByRole('textbox'), 'Lathe 4{Enter}');
  await within(list).findByRole('link', { name: 'Lathe 4' }, soon);
  await waitFor(() => expect(document.title).toContain('Lathe 4'), soon);
  await unfold('Hydraulic oil too hot');
  await userEvent.click(within(list).getByRole('button', { name: 'Pin' }));
  const pinned = await within(list).findByRole('list', { name: 'Pinned' }, soon);
  expect(within(pinned).getByRole('link')).toHaveTextContent('Hydraulic oil too hot');
});

test('deleting the one on the page leads to a new question, and Undo gives it back', async () => {
  const list = await askTwo();
  await within(list).findByRole('link', { name: 'Hydraulic oil too hot' }, soon);
  await userEvent.click(within(list).getByRole('button', { name: 'Actions for “Spindle warm-up”' }));
  await userEvent.click(within(list).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.pathname).toBe('/qa'), soon);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, soon));
});

test('the column folds, and stays folded; the header’s button brings it back', async () => {
  const list = await askTwo();
  await userEvent.click(within(list).getByRole('button', { name: 'Hide your questions' }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show your questions' })).toHaveFocus());
  expect(localStorage.getItem('mw:threads')).toBe('"folded"');
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Your questions' }));
  expect(await screen.findByRole('searchbox', undefined, soon)).toBeVisible();
  expect(localStorage.getItem('mw:threads')).toBeNull();
});

test('the column keeps its search while a source is read in its place, and a drawer shows the questions', async () => {
  const list = await askTwo();
  await userEvent.type(within(list).getByRole('searchbox'), 'oil');
  await userEvent.click(document.querySelector('[data-citation]') as HTMLElement);
  const panel = await screen.findByRole('complementary', { name: /^\d+\. / }, soon);
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search your questions' })).toBeNull(), soon);
  await userEvent.click(screen.getAllByRole('button', { name: 'Your questions' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Your questions' }, soon)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(panel).getByRole('button', { name: 'Close the source' }));
  expect(await screen.findByRole('searchbox', { name: 'Search your questions' }, soon)).toHaveValue('oil');
  expect(list).toBeInTheDocument();
});

test('at home they lie in a drawer, which Escape closes; the menu of small screens leads there too', async () => {
  await askTwo();
  document.body.replaceChildren();
  await renderReady({ locale: 'en-US' });
  await questionBox();
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Your questions' }));
  const drawer = await screen.findByRole('dialog', { name: 'Your questions' }, soon);
  expect(await within(drawer).findByRole('link', { name: 'Spindle warm-up' }, soon)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your questions' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' }, soon);
  await userEvent.click(within(menu).getByRole('button', { name: 'Your questions' }));
  const again = await screen.findByRole('dialog', { name: 'Your questions' }, soon);
  await userEvent.click(await within(again).findByRole('link', { name: 'Hydraulic oil too hot' }, soon));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hydraulic oil too hot' }, soon)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
