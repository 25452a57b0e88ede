import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { loadFixture } from '@/mocks/default-answer';
import { mockServer } from '@/mocks/node';
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
  expect(screen.getByText('Speed 24,000 r/min')).toBeVisible();
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

test('a search of the hall is saved once, leads back to what it finds, and is dropped', async () => {
  keepToken('u-42', 't-1001');
  const save = async () => {
    await renderReady({ path: '/mission?q=spindle&kind=product', locale: 'en-US' });
    await userEvent.click(await screen.findByRole('button', { name: 'Tell me of new ones' }, soon));
    await screen.findByText('Saved. You are told when a new demand fits.', undefined, soon);
    cleanup();
  };
  await save();
  await save();
  await renderReady({ path: '/personInfo?PersonCommunity=%2Fusercenter%2Fsearches', locale: 'en-US' });
  const search = await screen.findByRole('link', { name: 'spindle · Product' }, soon);
  expect(search).toHaveAttribute('href', '/mission?q=spindle&kind=product');
  await userEvent.click(screen.getByRole('button', { name: 'Drop the search spindle · Product' }));
  await screen.findByText('No saved searches yet', undefined, soon);
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

const paths = { matches: '/api/market/demands/:id/matches', responses: '/api/market/demands/:id/responses' };
const answer = (data: unknown) => HttpResponse.json({ code: 200, msg: 'ok', data });

test('one’s own demand shows what fits and why, its responses, and contact data once both have consented', async () => {
  keepToken('u-42', 't-1001');
  const asked: unknown[] = [];
  const { data: responses } = await loadFixture<{ data: object[] }>('listDemandResponses');
  const { data: matches } = await loadFixture<{ data: object[] }>('listDemandMatches');
  mockServer.use(
    http.get(`*${paths.matches}`, () => answer(matches)),
    http.get(`*${paths.responses}`, () => answer(responses)),
    http.post('*/api/market/responses/r-1/contact', async ({ request }) => {
      asked.push(await request.json());
      return answer((await loadFixture<{ data: object }>('askContact')).data);
    }),
  );
  await renderReady({ path: '/mission/publish?wd=oil-air', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }, soon));
  await screen.findByRole('heading', { name: 'Offerings that fit' }, soon);
  expect(within(screen.getByRole('list', { name: 'Fits' })).getByText(/轴承座油气润滑改造/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Missing' })).getByText('交付周期 6 weeks: not stated')).toBeVisible();
  await screen.findByRole('heading', { name: '1 response' }, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Ask for contact' }));
  // No box is ticked beforehand, and nothing goes out before one is.
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'What for?' }), 'A visit');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for contact' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0315');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for contact' }));
  await waitFor(() => expect(asked).toEqual([{ fields: { phone: '0315' }, purpose: 'A visit' }]));
});

test('the personal page of contacts asks for consent field by field', async () => {
  keepToken('u-42', 't-1001');
  await renderReady({ path: '/personInfo?PersonCommunity=/usercenter/contacts', locale: 'zh-CN' });
  await screen.findByText('澄润润滑科技有限公司申请', undefined, soon);
  await userEvent.click(screen.getByRole('button', { name: '同意并显示' }));
  expect(screen.getByRole('checkbox', { name: '姓名' })).not.toBeChecked();
});
