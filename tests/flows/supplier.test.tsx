import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

test('a supplier sees what became of each offering, and what ends soon', async () => {
  keepToken('u-42');
  await renderReady({ path: '/center/supplier', locale: 'en-US' });
  const table = await screen.findByRole('table', { name: 'Offerings' }, soon);
  const cells = within(within(table).getByRole('row', { name: /^Spindle Watch/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Published · Sent back', '184', '3', '1', '7', '1']);
  expect(within(table).getByText('Hidden by an operator: the data sheet is missing.')).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Ends soon' }));
  expect(await screen.findByRole('row', { name: 'Spindle Watch 北岭轧钢有限公司 2026-12-20 12' }, soon)).toBeVisible();
});

test('an offering is begun and written in a form of its category, which marks what is missing', async () => {
  keepToken('u-42');
  await renderReady({ path: '/center/supplier', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Begin an offering' }, soon));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Gap gauge');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your own number of it' }), 'GG-1');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByText('Sent back: The description is missing.', undefined, soon);
  expect(window.location.search).toBe('?offering=gap-gauge');
  expect(screen.getByText(/^2 things are to be mended/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveDisplayValue('Maintenance');
  expect(screen.getByRole('textbox', { name: 'Sites at most' })).toHaveValue('3');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Measures roll gaps.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Sites at most/ }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Saved' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('button', { name: 'Take back from review' }, soon)).toBeVisible();
});

test('a table of offerings is looked at by row and column before it is taken', async () => {
  keepToken('u-42');
  await renderReady({ path: '/center/supplier?view=table', locale: 'en-US' });
  const file = new File(['Number,Remark'], 'offerings.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSV file', undefined, soon), file);
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(
    await screen.findByText('3 rows · 1 new · 0 changed · 1 unchanged · 1 with faults', undefined, soon),
  ).toBeVisible();
  expect(screen.getByText('Unknown columns, which are not read: Remark')).toBeVisible();
  expect(screen.getByRole('row', { name: '4 · BL-9 Trial days Write whole days.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take the rows without faults' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the rows with faults' })).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('a supplier gives one organization a price of its own, and takes it back', async () => {
  keepToken('u-42');
  await renderReady({ path: '/center/supplier?offering=app-9&view=prices', locale: 'en-US' });
  const row = await screen.findByRole('row', { name: /CN¥24,000 a year 2027-03-31 Can be ordered/ }, soon);
  expect(within(row).getByRole('button', { name: /^End the price of 澄润/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give a price' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Code of the organization/ }), 'chengrun-lubrication');
  expect(screen.queryByRole('textbox', { name: 'Name of the plan' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'A plan of its own');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the plan' }), 'Frame');
  await userEvent.type(screen.getByRole('textbox', { name: /^Id of the plan/ }), 'frame');
  await userEvent.type(screen.getByRole('spinbutton', { name: /^Amount/ }), '12.5');
  await userEvent.type(screen.getByLabelText('Last day on which it can be ordered'), '2030-01-31');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Give this price' }));
  expect(await screen.findByRole('button', { name: 'Give a price' }, soon)).toBeVisible();
});

test('a supplier adds manuals to a version and sees whether they were read', async () => {
  keepToken('u-42');
  await renderReady({ path: '/center/supplier?offering=app-9&view=manuals', locale: 'zh-CN' });
  expect(await screen.findByRole('heading', { name: '产品手册' }, soon)).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('a visitor is asked to sign in', async () => {
  await renderReady({ path: '/center/supplier', locale: 'zh-CN' });
  expect(await screen.findByText('登录后查看贵组织在本站提供的产品。', undefined, soon)).toBeVisible();
});

test('reviews are read, and an organization that uses it writes its own', async () => {
  keepToken('u-42');
  await renderReady({ path: '/industrialApp/app-9', locale: 'en-US' });
  const reviews = await screen.findByRole('region', { name: 'Reviews' }, soon);
  expect(within(reviews).getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  expect(within(reviews).getByText('written during a trial')).toBeVisible();
  await userEvent.click(within(reviews).getByRole('button', { name: 'Write a review' }));
  await userEvent.click(within(reviews).getByRole('radio', { name: '4 of 5 stars' }));
  await userEvent.type(within(reviews).getByRole('textbox'), 'Good');
  await userEvent.click(within(reviews).getByRole('button', { name: 'Publish' }));
  expect(await within(reviews).findByRole('button', { name: 'Write a review' }, soon)).toBeVisible();
  await userEvent.click(within(reviews).getByRole('button', { name: 'Report the review of Harrow & Lindqvist' }));
  await userEvent.type(within(reviews).getByRole('textbox', { name: 'What is wrong with it?' }), 'Another product');
  await userEvent.click(within(reviews).getByRole('button', { name: 'Report' }));
  expect(await within(reviews).findByRole('status', undefined, soon)).toHaveTextContent('Reported.');
});
