import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin, signInDialog } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

test('the hall is narrowed by words and facets, and a demand is read without signing in', async () => {
  await renderReady({ path: '/mission', locale: 'en-US' });
  await screen.findByText('4 demands', undefined, soon);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Looked for' }), 'Product (1)');
  await screen.findByText('1 demand', undefined, soon);
  expect(window.location.search).toBe('?kind=product');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Looked for' }), 'Any');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search demands' }), 'spindle');
  await userEvent.click(await screen.findByRole('link', { name: 'Spare spindle within 6 weeks' }, soon));
  await screen.findByRole('heading', { level: 1, name: 'Spare spindle within 6 weeks' }, soon);
  expect(window.location.pathname).toBe('/mission/detail/d-34');
  expect(screen.getByText(/€40,000.*60,000/)).toBeVisible();
  expect(screen.getByText('Speed 24000 r/min')).toBeVisible();
});

test('what a search did not find becomes a demand in two presses, and is closed with a reason', async () => {
  keepToken('u-42', 't-1001');
  await renderReady({ path: '/industrialApp?q=zebra-stripe-gauge', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('link', { name: 'Publish it as a demand' }, soon));
  expect(await screen.findByRole('textbox', { name: 'What do you look for?' }, soon)).toHaveValue('zebra-stripe-gauge');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }, soon));
  await screen.findByRole('heading', { level: 1, name: 'zebra-stripe-gauge' }, soon);
  expect(screen.getByText('Open')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close the demand' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How did it end?' }), 'All offers were too dear.');
  await userEvent.click(screen.getByRole('button', { name: 'Close the demand' }));
  await screen.findByText('All offers were too dear.', undefined, soon);
});

test('what is typed stays in the tab, a figure that cannot be read is named', async () => {
  keepToken('u-42', 't-1001');
  await renderReady({ path: '/mission/publish', locale: 'zh-CN' });
  await userEvent.type(await screen.findByRole('textbox', { name: '您在找什么？' }, soon), '求购离线滤油车');
  await userEvent.click(screen.getByRole('button', { name: '添加数值' }));
  await userEvent.type(screen.getByRole('textbox', { name: '项目' }), '流量');
  await userEvent.type(screen.getByRole('textbox', { name: '数值与单位' }), '很大');
  await userEvent.click(await screen.findByRole('button', { name: '存为草稿' }, soon));
  expect(await screen.findByRole('alert')).toHaveTextContent('“流量”中的“很大”无法识别');
  expect(JSON.stringify(sessionStorage)).toContain('求购离线滤油车');
  await userEvent.clear(screen.getByRole('textbox', { name: '数值与单位' }));
  await userEvent.type(screen.getByRole('textbox', { name: '数值与单位' }), '５０ L/min');
  await userEvent.click(screen.getByRole('button', { name: '存为草稿' }));
  await screen.findByText('流量 50 L/min', undefined, soon);
  expect(screen.getByText('草稿')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '删除草稿' }));
  await screen.findByText('还没有需求', undefined, soon);
});

test('a visitor who publishes is asked to sign in', async () => {
  await renderReady({ path: '/mission/publish?wd=zebra', locale: 'en-US' });
  const send = await screen.findByRole('button', { name: 'Publish' }, soon);
  await userEvent.click(send);
  expect(within(await signInDialog()).getAllByRole('textbox').length).toBeGreaterThan(0);
});

test('a portal without a market has no hall', async () => {
  await renderReady({ path: '/mission', locale: 'en-US', setting: 'machine-builder' });
  await screen.findByText('This portal has no market.', undefined, soon);
});
