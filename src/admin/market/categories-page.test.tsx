import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import categories from '../../../fixtures/api/listMarketCategories.json';
import asked from '../../../fixtures/api/saveMarketCategory.json';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { CategoriesPage } from './CategoriesPage';

type Body = { agreed?: number; attributes?: { key: string }[] };

async function open() {
  const { calls, around } = withCalls(({ method, body }) => {
    if (method === 'PUT') return (body as Body).agreed === 3 ? { done: true, effects: [] } : asked.data;
    if (method === 'DELETE') return { done: true, effects: [] };
    return categories.data;
  });
  await renderWithI18n(around(<CategoriesPage />), ['admin', 'admin-market', 'common']);
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body as Body);
  return { calls, sent };
}

test('an attribute is taken out once the operator has read how many offerings that touches', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Drives and bearings' }));
  expect(screen.getByRole('heading', { name: 'Category p-drives' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Allowed values/ })).toHaveValue(
    'foot | 底脚 | Foot\nflange | 法兰 | Flange',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take out power' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Offerings that have a value: 3.');
  await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Category p-drives' })).toBeNull());
  expect(sent().map(({ agreed, attributes = [] }) => [agreed, attributes.map(({ key }) => key)])).toEqual([
    [0, ['mounting']],
    [3, ['mounting']],
  ]);
  expect(screen.getByRole('button', { name: 'Edit Drives and bearings' })).toHaveFocus();
});

test('the form of a category has no faults', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Drives and bearings' }));
  expect(await findFaults()).toEqual([]);
});

test('a category is added with an attribute, in both languages', async () => {
  const { calls } = await open();
  // The new one is to stand behind those that are there.
  await screen.findByRole('button', { name: 'Edit Drives and bearings' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a category' }));
  const editor = within(screen.getByRole('region', { name: 'New category' }));
  const type = async (name: RegExp | string, text: string, at = 0) => {
    const field = editor.getAllByRole('textbox', { name })[at];
    if (field) await userEvent.type(field, text);
  };
  await type(/^Id/, 'p-cranes');
  await type('Name (English)', 'Cranes');
  await userEvent.click(editor.getByRole('button', { name: 'Add an attribute' }));
  expect(editor.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await type(/^Key/, 'span');
  await type('Name (Chinese)', '跨度', 1);
  await type('Unit', 'm');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('PUT'));
  expect(calls.find(({ method }) => method === 'PUT')).toEqual({
    ...{ method: 'PUT', path: '/api/admin/market/categories/p-cranes' },
    body: {
      ...{ step: 0, kind: 'product', place: 7, names: { 'en-US': 'Cranes' }, agreed: 0 },
      attributes: [{ key: 'span', names: { 'zh-CN': '跨度' }, kind: 'number', unit: 'm', facet: true }],
    },
  });
});

test('a category that nothing uses is removed', async () => {
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Maintenance' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContainEqual('/api/admin/market/categories/c-maintenance?step=1&agreed=0'),
  );
});
