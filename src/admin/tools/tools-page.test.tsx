import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ConnectedTool } from '../../../setting/tool/tool';
import { findFaults } from '../../../tests/support/find-faults';
import { withCalls } from '../../../tests/support/with-calls';
import { renderWithI18n } from '../../../tests/support/with-i18n';
import { ToolsPage } from './ToolsPage';

const host = 'https://historian.example/api';
const description = JSON.stringify({
  openapi: '3.0.3',
  info: { title: 'Plant historian' },
  servers: [{ url: host }],
  paths: {
    '/points': { get: { summary: 'Points', parameters: [{ name: 'area', in: 'query', schema: { type: 'string' } }] } },
    '/keys': { get: { parameters: [{ name: 'X-Key', in: 'header', required: true, schema: {} }] } },
  },
});

/** The workbench of a server that keeps tools. */
async function open({ role = 'publisher', hosts = [host], mcp = {} } = {}) {
  const items: { id: string; tool: ConnectedTool; changedBy: string; changedAt: string; allowed: boolean }[] = [];
  const { calls, around } = withCalls(({ method, path, body }) => {
    if (path.endsWith('/mcp')) return mcp;
    if (!path.includes('/tools')) return { role };
    const id = path.split('/').at(-1) ?? '';
    const kept = items.findIndex((one) => one.id === id);
    if (method !== 'GET' && kept >= 0) items.splice(kept, 1);
    if (method === 'PUT') {
      const { document } = body as { document: ConnectedTool };
      items.push({ id, tool: document, changedBy: 'lin', changedAt: new Date().toISOString(), allowed: true });
    }
    return { items, hosts };
  });
  await renderWithI18n(
    around(
      <Routes>
        <Route path="*" element={<ToolsPage />} />
      </Routes>,
    ),
    ['admin', 'admin-tools', 'common'],
  );
  return { calls, items };
}

test('a description becomes a tool that is named in both languages, changed and removed', async () => {
  const { items } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tool' }));
  const text = screen.getByRole('textbox', { name: 'OpenAPI document' });
  await userEvent.click(text);
  await userEvent.paste('a: [');
  await userEvent.click(screen.getByRole('button', { name: 'Read the document' }));
  expect(text).toHaveAccessibleDescription(/neither JSON nor YAML/);
  await userEvent.clear(text);
  await userEvent.paste(description);
  await userEvent.click(screen.getByRole('button', { name: 'Read the document' }));
  expect(screen.getByRole('checkbox', { name: 'GET /points' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'GET /keys' })).toBeDisabled();
  expect(screen.getByText(/needs a header or cookie/)).toBeInTheDocument();
  const chinese = screen.getByRole('textbox', { name: 'What it is for in Chinese' });
  await userEvent.clear(chinese);
  await userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));
  expect(chinese).toHaveFocus();
  expect(items).toEqual([]);
  await userEvent.type(chinese, '实时数据');
  expect(await findFaults()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Change Plant historian' }));
  expect(items).toMatchObject([
    {
      id: 'plant-historian',
      tool: {
        ...{ v: 1, server: host, audience: 'organization', description: { 'zh-CN': '实时数据' } },
        operations: [{ method: 'GET', path: '/points', inputs: [{ name: 'area', in: 'query' }] }],
      },
    },
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For whom' }), 'signed-in');
  await userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Plant historian' }));
  expect(items).toMatchObject([{ id: 'plant-historian', tool: { audience: 'signed-in' } }]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No tools yet')).toBeInTheDocument();
  expect(items).toEqual([]);
});

test('says who decides where no address is allowed', async () => {
  await open({ hosts: [] });
  expect(await screen.findByText(/TOOL_HOSTS/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a tool' })).toBeNull();
});

test('an editor sees the tools and adds none', async () => {
  await open({ role: 'editor' });
  expect(await screen.findByText('No tools yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a tool' })).toBeNull();
});

test('the tools of an MCP server are read by the server, and kept with their pins', async () => {
  const pin = 'a'.repeat(64);
  const words = { 'zh-CN': '工单', 'en-US': 'Orders' };
  const operation = {
    ...{ id: 'orders', method: 'GET', path: '/orders', name: words, description: words, inputs: [] },
    ...{ output: { kind: 'text' }, pin },
  };
  const { items } = await open({ mcp: { title: 'Maintenance', calls: [{ operation }] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tool' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read its tools' }));
  expect(await screen.findByRole('checkbox', { name: 'GET /orders' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save and make live' }));
  await screen.findByRole('button', { name: 'Change Maintenance' });
  expect(items).toMatchObject([{ tool: { protocol: 'mcp', server: host, operations: [{ pin, path: '/orders' }] } }]);
});
