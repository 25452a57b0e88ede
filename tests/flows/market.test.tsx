import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

test('a catalogue is narrowed by facets and words, and the address keeps all of it', async () => {
  await renderReady({ path: '/industrialApp', locale: 'en-US' });
  await screen.findByText('8 results', undefined, soon);
  // On phones, which jsdom takes itself for, the facets open with a button.
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Category' })).getByLabelText(/^Energy/));
  await screen.findByText('2 results', undefined, soon);
  expect(window.location.search).toBe('?f.category=c-energy');
  // Its siblings stay, with what they would show.
  expect(screen.getByRole('checkbox', { name: /^Maintenance/ })).not.toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'Meters at most from' }), '100{Enter}');
  await screen.findByText('1 result', undefined, soon);
  expect(screen.getByRole('link', { name: 'Energy Ledger' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
  await screen.findByText('8 results', undefined, soon);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search apps' }), 'zebra');
  await screen.findByText('Nothing found', undefined, soon);
  expect(window.location.search).toBe('?q=zebra');
});

test('a number that cannot be read is said, with an example', async () => {
  await renderReady({ path: '/center/product?f.category=p-drives', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1 chosen)' }, soon));
  const from = screen.getByRole('textbox', { name: 'Power from' });
  await userEvent.type(from, '12 apples{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('“12 apples” cannot be read. Write for example “37 kW”.');
  await userEvent.clear(from);
  await userEvent.type(from, '４００００ W{Enter}');
  await screen.findByText('Nothing found', undefined, soon);
  expect(window.location.search).toContain('f.power=40..');
});

test('an offering shows its prices, data and versions, and why a former one is not the live one', async () => {
  await renderReady({ path: '/industrialApp', locale: 'zh-CN' });
  await userEvent.click(await screen.findByRole('link', { name: '点检宝' }, soon));
  await screen.findByRole('heading', { level: 1, name: '点检宝' }, soon);
  expect(window.location.pathname).toBe('/industrialApp/app-9');
  const prices = screen.getByRole('complementary', { name: '价格' });
  expect(within(prices).getByText('¥28,000/年')).toBeVisible();
  expect(screen.getByRole('row', { name: '离线可用 是' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '3.0.0' }));
  await screen.findByText('您正在查看旧版本 3.0.0。', { exact: false }, soon);
  cleanup();
  await renderReady({ path: '/production/detail?id=p-42', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1, name: 'NS-P pressure transmitter' }, soon);
  cleanup();
  await renderReady({ path: '/industrialApp/app-23', locale: 'en-US' });
  await screen.findByText(/^The supplier has paused it/, undefined, soon);
  cleanup();
  await renderReady({ path: '/industrialApp/none', locale: 'en-US' });
  await screen.findByText('This offering does not exist', undefined, soon);
});

test('a portal without a market has none of its pages', async () => {
  await renderReady({ path: '/industrialApp', locale: 'en-US', setting: 'machine-builder' });
  await screen.findByText('This portal has no market.', undefined, soon);
});
