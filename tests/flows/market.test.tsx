import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerByMocks, answered, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog } from '../support/sign-in';

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

test('two offerings are compared by what differs, from the address alone', async () => {
  await renderReady({ path: '/industrialApp', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare Energy Ledger' }, soon));
  await screen.findByText('1 of 3 chosen to compare. Choose another one.', undefined, soon);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Compressor Control' }));
  expect(window.location.search).toBe('?compare=app-11%2Capp-25');
  await userEvent.click(await screen.findByRole('link', { name: 'Compare them' }, soon));
  const table = await screen.findByRole('table', undefined, soon);
  expect(within(table).getByRole('row', { name: 'Meters at most 500 60' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Differences only' }));
  expect(within(table).queryByRole('row', { name: 'Works offline Yes Yes' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the catalogue' }));
  expect(await screen.findByRole('checkbox', { name: 'Compare Energy Ledger' }, soon)).toBeChecked();
});

test('a visitor who orders is asked to sign in', async () => {
  await renderReady({ path: '/industrialApp/app-9', locale: 'zh-CN' });
  await userEvent.click(await screen.findByRole('button', { name: '试用 30 天' }, soon));
  expect(await signInDialog()).toBeVisible();
});

test('an app is tried, set up, ordered, and the order cancelled', async () => {
  keepToken('u-42', 't-1001');
  await renderReady({ path: '/industrialApp/app-9', locale: 'zh-CN' });
  await userEvent.click(await screen.findByRole('button', { name: '试用 30 天' }, soon));
  const prices = await screen.findByRole('complementary', { name: '价格' }, soon);
  expect(await within(prices).findByText('试用中', undefined, soon)).toBeVisible();
  await userEvent.click(within(prices).getByRole('button', { name: '标记 3.2.0 已部署' }));
  expect(await within(prices).findByRole('button', { name: '打开点检宝' }, soon)).toBeVisible();
  // A trial is had once.
  expect(within(prices).queryByRole('button', { name: '试用 30 天' })).toBeNull();
  await userEvent.type(within(prices).getByRole('textbox', { name: '采购订单号（选填）' }), 'PO-7');
  await userEvent.click(within(prices).getByRole('button', { name: '下单' }));
  await userEvent.click(await within(prices).findByRole('link', { name: '查看订单' }, soon));
  await screen.findByText('采购订单号 PO-7', undefined, soon);
  await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
  await screen.findByText('已取消', undefined, soon);
});

test('a person without an organization starts a personal plan, which is nobody else’s', async () => {
  keepToken('u-7');
  await renderReady({ path: '/industrialApp/app-10', locale: 'zh-CN' });
  const prices = await screen.findByRole('complementary', { name: '价格' }, soon);
  expect(
    await within(prices).findByText('以个人名义下单。加入或退出组织后，仍归您个人所有。', undefined, soon),
  ).toBeVisible();
  // For oneself there is one seat.
  expect(within(prices).queryByRole('spinbutton', { name: '数量' })).toBeNull();
  await userEvent.click(within(prices).getByRole('button', { name: '开通' }));
  expect(await within(prices).findByText('已开通', undefined, soon)).toBeVisible();
  await userEvent.click(within(prices).getByRole('button', { name: /^标记 .* 已部署$/ }));
  cleanup();
  const own = (page: string) =>
    renderReady({ path: `/personInfo?PersonCommunity=/usercenter/${page}`, locale: 'zh-CN' });
  await own('apps');
  expect(await screen.findByRole('heading', { level: 1, name: '我的市场' }, soon)).toBeVisible();
  expect(await screen.findByRole('link', { name: '油品台账' }, soon)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '我的订单' }));
  expect(await screen.findByText('已生效', undefined, soon)).toBeVisible();
  // Without an organization there are no pages of one.
  expect(screen.queryByRole('link', { name: '收到的订单' })).toBeNull();
  cleanup();
  keepToken('u-42', 't-1001');
  await own('apps');
  expect(await screen.findByText('还没有开通', undefined, soon)).toBeVisible();
});

test('what is for organizations only says so to a person, before and after they look for its plans', async () => {
  keepToken('u-7');
  await renderReady({ path: '/industrialApp/app-9', locale: 'en-US' });
  const prices = await screen.findByRole('complementary', { name: 'Price' }, soon);
  const why = 'It is offered to organizations only. Choose yours in the account menu, or join one.';
  expect(await within(prices).findByText(why, undefined, soon)).toBeVisible();
  expect(within(prices).getAllByText('For organizations')).not.toEqual([]);
  for (const plan of within(prices).getAllByRole('radio')) expect(plan).toBeDisabled();
  expect(within(prices).queryByRole('button', { name: 'Order' })).toBeNull();
});

test('a portal without a market says so in the personal pages too, instead of failing', async () => {
  keepToken('u-42');
  const path = '/personInfo?PersonCommunity=/usercenter/orders';
  await renderReady({ path, locale: 'en-US', setting: 'minimal' });
  await screen.findByText('This portal has no market.', undefined, soon);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what the market offers for a question stands under its answer, named as that, until it is hidden', async () => {
  const path = `/q?wd=${encodeURIComponent('Energy Ledger for steam meters')}`;
  await renderReady({ path, setting: 'steelworks', locale: 'en-US' });
  await answered();
  const label = 'From the market, not part of the answer';
  const offers = await screen.findByRole('complementary', { name: label }, soon);
  expect(within(offers).getByRole('link', { name: 'Energy Ledger' })).toHaveAttribute('href', '/industrialApp/app-11');
  expect(within(offers).getByText(/^Fits: energy, ledger/)).toBeVisible();
  await userEvent.click(within(offers).getByRole('button', { name: 'Hide offers' }));
  expect(offers).not.toBeInTheDocument();
  cleanup();
  await renderReady({ path, setting: 'steelworks', locale: 'en-US' });
  await answered();
  expect(screen.queryByRole('complementary', { name: label })).not.toBeInTheDocument();
});
