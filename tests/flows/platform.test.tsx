import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { holdKey } from '@/platform/held-key';
import { PLATFORM_PAGES, platformHref } from '@/platform/platform-pages';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
  holdKey(undefined);
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name }, soon);
const secret = /^mwk_[a-z0-9]{12}_\w{49}$/;

test('the overview leads to a first call with one’s own key in it', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform', locale: 'en-US' });
  await title('Developer platform');
  const shown = await screen.findByRole('tabpanel', { name: 'curl' }, soon);
  expect(shown).toHaveTextContent('export MILLWRIGHT_KEY=mwk_…');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }, soon));
  const box = await screen.findByRole('region', { name: /^Copy this key now/ }, soon);
  expect(box).toHaveFocus();
  const key = within(box).getByText(secret).textContent ?? '';
  expect(screen.getByRole('tabpanel', { name: 'curl' })).toHaveTextContent(`export MILLWRIGHT_KEY=${key}`);
  await userEvent.click(screen.getByRole('tab', { name: 'curl' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'TypeScript' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent("import OpenAI from 'openai'");
  // The key is in no address and in no storage.
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + window.location.href).not.toContain(key);
}, 90_000);

test('a key is made, rotated and revoked on its page', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/keys', locale: 'en-US' });
  await title('Keys');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }, soon));
  await userEvent.click(screen.getByRole('button', { name: 'Create the key' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give the key a name.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Shift report');
  await userEvent.type(screen.getByRole('textbox', { name: /^Networks/ }), '10.0.0.0/8');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'plant-long' }, soon));
  await userEvent.type(screen.getByRole('textbox', { name: /^Portals/ }), 'main');
  await userEvent.click(screen.getByRole('button', { name: 'Create the key' }));
  const box = await screen.findByRole('region', { name: /^Copy this key now/ }, soon);
  const first = within(box).getByText(secret).textContent;
  await userEvent.click(within(box).getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText(secret)).toBeNull();
  const row = () => screen.getByRole('heading', { name: 'Shift report' }).closest('li') as HTMLElement;
  expect(row()).toHaveTextContent('Only from 10.0.0.0/8');
  expect(row()).toHaveTextContent('Only in main');
  expect(row()).toHaveTextContent('Only models plant-long');
  await userEvent.click(screen.getByRole('button', { name: 'Rename “Shift report”' }));
  const named = within(row()).getByRole('textbox', { name: 'Name' });
  await userEvent.clear(named);
  await userEvent.type(named, 'Report of the shift');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByRole('heading', { name: 'Report of the shift' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Rename “Report of the shift”' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Shift report');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByRole('heading', { name: 'Shift report' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Rotate “Shift report”' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Old secret works for' }), '1 hour');
  await userEvent.click(screen.getByRole('button', { name: 'Rotate now' }));
  const again = await screen.findByRole('region', { name: /^Copy this key now/ }, soon);
  expect(within(again).getByText(secret).textContent).not.toBe(first);
  expect(row()).toHaveTextContent('Nobody has used it since.');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke “Shift report”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke for good' }));
  expect(await within(row()).findByText('Revoked', undefined, soon)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke “Shift report”' })).toBeNull();
});

test('visitors read how it works and are asked to sign in for keys; an unknown page is said', async () => {
  await renderReady({ path: '/developerPlatform/keys', locale: 'zh-CN' });
  await title('密钥');
  expect(screen.getByText('登录后可查看和新建密钥。')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '概览' }));
  await title('开发者平台');
  // Nothing leads to a page that is not there.
  const menu = screen.getByRole('navigation', { name: '开发者平台' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([...PLATFORM_PAGES.map(platformHref), '/docs']);
});

test('an address below the platform without a page', async () => {
  await renderReady({ path: '/developerPlatform/nothing', locale: 'en-US' });
  await title('Page not found');
});

test('usage, budgets, the settings of clients and the codes of errors', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/usage', locale: 'en-US' });
  await title('Usage');
  const row = await screen.findByRole('row', { name: /^三号线看板 1,842/ }, soon);
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,842', '221,040', '404,120', '3', '0', 'CN¥3.675']);
  expect(await screen.findByText(/^73,134 of 200,000 tokens/, undefined, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'MCP' }));
  await title('MCP');
  expect(screen.getByRole('tabpanel', { name: 'OAuth' })).toHaveTextContent('/mcp');
  await userEvent.click(screen.getByRole('tab', { name: 'JSON' }));
  expect(screen.getByRole('tabpanel', { name: 'JSON' })).toHaveTextContent('/mcp');
  await userEvent.click(screen.getByRole('link', { name: 'Errors' }));
  await title('Errors');
  expect(screen.getByRole('row', { name: /^key_revoked 401/ })).toBeVisible();
}, 90_000);

test('models with context, price and state; whether all works; what changed', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/models', locale: 'en-US' });
  await title('Models');
  const row = await screen.findByRole('row', { name: /^plant-large/ }, soon);
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    ...['Chat', 'Works in part', '32,768 tokensLonger requests go to plant-long.', '4,096 tokens'],
    'CN¥2.00 in (CN¥0.50 cached), CN¥8.00 out',
  ]);
  // A price that nobody set is not nothing.
  expect(screen.getByRole('row', { name: /^plant-long/ })).toHaveTextContent('not set');
  await userEvent.click(screen.getByRole('link', { name: 'Status' }));
  await title('Status');
  expect(await screen.findByRole('heading', { name: 'Some parts do not work fully' }, soon)).toBeVisible();
  expect(screen.getByText('Language models and vectors').closest('li')).toHaveTextContent('Works in part');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await userEvent.click(screen.getByRole('link', { name: 'Changelog' }));
  await title('Changelog');
  const call = (await screen.findByRole('heading', { name: 'GET /api/search' }, soon)).closest('li');
  expect(call).toHaveTextContent('Other values for data.groups[].kind in the answer May break');
}, 90_000);

test('visitors see status and changes, and are asked to sign in for the models', async () => {
  await renderReady({ path: '/developerPlatform/models', locale: 'zh-CN' });
  await title('模型');
  expect(screen.getByText('登录后可查看本平台提供的模型。')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '变更记录' }));
  await title('变更记录');
  expect(await screen.findByText('新增接口', undefined, soon)).toBeVisible();
});

test('an endpoint is made, tested, changed, rotated and removed', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/webhooks', locale: 'en-US' });
  await title('Webhooks');
  await userEvent.click(await screen.findByRole('button', { name: 'Add an endpoint' }, soon));
  await userEvent.click(screen.getByRole('button', { name: 'Create the endpoint' }));
  expect(screen.getByText('Give the endpoint a name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Line 3');
  await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://mes.example.com/in');
  await userEvent.click(screen.getByRole('button', { name: 'Create the endpoint' }));
  expect(screen.getByText('Choose at least one type.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^key\.revoked/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create the endpoint' }));
  const box = await screen.findByRole('region', { name: /^Copy this signing secret now/ }, soon);
  expect(box).toHaveFocus();
  expect(within(box).getByText(/^whsec_/)).toBeVisible();
  await userEvent.click(within(box).getByRole('button', { name: 'I have copied it' }));
  await userEvent.click(screen.getByRole('link', { name: 'Line 3' }));
  await title('Line 3');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test event' }));
  expect(await screen.findByText('Sent. It appears among the deliveries in a moment.', undefined, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what has not arrived' }));
  const again = await screen.findByRole('button', { name: 'Send evt_5400 again' }, soon);
  expect(again.closest('li')).toHaveTextContent('It did not answer within 15 seconds.');
  const record = again.closest('li')?.querySelector('details') as HTMLElement;
  await userEvent.click(within(record).getByText('Attempts'));
  expect(await within(record).findByText(/^The portal stopped while it was sent/, undefined, soon)).toBeVisible();
  expect(
    within(record)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(/^Attempt 3.*status 50012 msIt did not answer with a 2xx status\..*database is locked/),
    expect.stringMatching(/^Attempt 2/),
    expect.stringMatching(/^Attempt 1.*It did not answer within 15 seconds\.$/),
  ]);
  await userEvent.click(again);
  expect(await screen.findByText('1 delivery is due again.', undefined, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rotate the secret' }));
  expect(await screen.findByRole('region', { name: /^Copy this signing secret now/ }, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch off now' }));
  expect(await screen.findByText('Somebody switched it off.', undefined, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
  expect(await screen.findByText(/There is no such endpoint\./, undefined, soon)).toBeVisible();
}, 90_000);

test('the console searches as oneself while no key is given', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/console', locale: 'en-US' });
  await title('Console');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to try' }), 'Search');
  expect(screen.getByText(/searches as yourself/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Search for/ }), 'bearing');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const found = await screen.findByRole('region', { name: 'Passages found' }, soon);
  expect(within(found).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByRole('tabpanel', { name: 'curl' })).toHaveTextContent("--data-urlencode 'q=bearing'");
});

test('a channel is made, changed, switched off and removed, with its code and its secret', async () => {
  keepToken('u-42');
  await renderReady({ path: '/developerPlatform/embed', locale: 'en-US' });
  await title('Embedding');
  expect(screen.getByRole('tabpanel', { name: 'HTML' })).toHaveTextContent('<millwright-portal channel="ch_…"');
  await userEvent.click(await screen.findByRole('button', { name: 'New channel' }, soon));
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create channel' }));
  await create();
  expect(screen.getByText('Give it a name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Spare parts');
  await create();
  expect(screen.getByText('Name at least one page that may show it.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Pages that may show it/ }), 'https://parts.example.com');
  await userEvent.click(screen.getByRole('radio', { name: /^Your server may name visitors/ }));
  await create();
  const box = await screen.findByRole('region', { name: /^This secret signs identities/ }, soon);
  expect(box).toHaveFocus();
  const shown = within(box).getByText(/^mwi_/).textContent ?? '';
  await userEvent.click(within(box).getByRole('button', { name: 'I have copied it' }));
  const row = (await screen.findByRole('heading', { name: 'Spare parts' }, soon)).closest('li') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Code to copy' }));
  const code = within(row).getByRole('tabpanel', { name: 'HTML' });
  expect(code).toHaveTextContent('identity-url="/millwright-identity"');
  expect(code).not.toHaveTextContent(shown);
  await userEvent.click(within(row).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByRole('region', { name: /^This secret signs identities/ }, soon)).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Switch off' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Switch off and end its sessions' }));
  expect(await within(row).findByText('Off', undefined, soon)).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Change' }));
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Parts');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const changed = (await screen.findByRole('heading', { name: 'Parts' }, soon)).closest('li') as HTMLElement;
  await userEvent.click(within(changed).getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(changed).getByRole('button', { name: 'Remove it for good' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Parts' })).toBeNull());
}, 90_000);
