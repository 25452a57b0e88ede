import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { changes, find, viewOf } from '@/mocks/activities/mock-activity';
import { mockServer } from '@/mocks/node';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(() => {
  forgetPerson();
  neverAskToJoin();
});

const begin = async (path: string, name: string, locale: 'en-US' | 'zh-CN' = 'en-US') => {
  await renderReady({ path, locale });
  await userEvent.click(await screen.findByRole('button', { name }, soon));
};

test('the list leads to what is open and to the results of what is over', async () => {
  await renderReady({ path: '/activity', locale: 'en-US' });
  const link = await screen.findByRole('link', { name: '1024 industrial programmers' + "' draw" }, soon);
  expect(link).toHaveAttribute('href', '/award1024?id=award1024');
  expect(screen.getByRole('link', { name: 'A short survey on search habits' })).toHaveAttribute(
    'href',
    '/awardSurveyResult?id=search-habits',
  );
});

test('a survey shows the questions that its answers call for, names all faults, and is handed in', async () => {
  await begin('/awardResearch', 'Start');
  await screen.findByText('0 of 1 answered', undefined, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  const faults = await screen.findByRole('alert');
  expect(await findFaults()).toEqual([]);
  expect(within(faults).getByRole('link', { name: 'How many shifts do you run?' })).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Two'));
  await userEvent.click(screen.getByLabelText('A system'));
  await userEvent.type(await screen.findByLabelText('Which system?'), 'Log 4');
  await userEvent.click(screen.getByLabelText('0'));
  expect(screen.queryByLabelText('Please give an example.')).toBeNull();
  await screen.findByText('Saved', undefined, soon);
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  await screen.findByText(/^Handed in /, undefined, soon);
  expect(window.location.pathname).toBe('/awardSurveyResult');
  expect(screen.getByText('Your ticket takes part.')).toBeVisible();
});

test('answers that could not be sent are kept in the browser and sent when it goes on', async () => {
  const path = '/awardResearch';
  await begin(path, 'Start');
  await screen.findByText('0 of 1 answered', undefined, soon);
  mockServer.use(http.put('*/api/activities/:id/response', () => HttpResponse.error()));
  await userEvent.click(screen.getByLabelText('Three'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_survey.'))).toHaveLength(1);
  cleanup();
  mockServer.resetHandlers();
  await renderReady({ path, locale: 'en-US' });
  await screen.findByText('Saved', undefined, soon);
  expect(await screen.findByLabelText('Three')).toBeChecked();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('mw_survey.'))).toHaveLength(0);
});

test('a draw is announced, counted, and computed again in the browser', async () => {
  await begin('/award1024', '立即参加', 'zh-CN');
  await userEvent.click(await screen.findByRole('button', { name: '抽奖（剩 3 次）' }, soon));
  await screen.findByRole('button', { name: '抽奖（剩 2 次）' }, soon);
  await userEvent.click(await screen.findByRole('link', { name: '查看结果' }));
  await userEvent.click(await screen.findByRole('button', { name: '核验全部抽奖' }, soon));
  await screen.findByText('核验通过：重新计算了全部 1 次抽奖，其中 1 次是您的。', undefined, soon);
});

test('a page without an activity says so and leads on', async () => {
  await renderReady({ path: '/awardSurvey', locale: 'en-US', setting: 'machine-builder' });
  await screen.findByText('There is no activity here now', undefined, soon);
  expect(screen.getByRole('link', { name: 'All activities' })).toHaveAttribute('href', '/activity');
});

test('one votes once per ballot, and sees which', async () => {
  await renderReady({ path: '/activity/industrial-star', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Vote for Zhao Min, electrical technician' }, soon));
  await screen.findByText('You have voted today. You can vote again tomorrow.', undefined, soon);
  expect(screen.getByText('Your vote')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vote for Sun Hao/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Vote for Oil watch' })).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

test('a work is kept as a draft, then handed in, with what is missing said', async () => {
  await renderReady({ path: '/activity/programmer/agent', locale: 'en-US' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }, soon));
  expect(await screen.findByRole('alert', undefined, soon)).toHaveTextContent('Give your work a name');
  await userEvent.type(screen.getByLabelText('Name of the work'), 'Bearing helper');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft. Only you see it.', undefined, soon);
  expect(await findFaults()).toEqual([]);
  expect(screen.getByLabelText('Name of the work')).toHaveValue('Bearing helper');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  await screen.findByText(/^Handed in\. It appears/, undefined, soon);
});

test('the page asks which steps are on record, and each gives a draw', async () => {
  await begin('/activity/programmer', '立即参加', 'zh-CN');
  await screen.findByText('已完成 0 / 4。', undefined, soon);
  expect(await findFaults()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '核对任务' }, soon));
  await screen.findByRole('button', { name: '抽奖（剩 1 次）' }, soon);
  expect(screen.getByRole('link', { name: '向知识引擎提一个问题' })).toBeVisible();
});

test('the landing page shows the portal itself and no header', async () => {
  await renderReady({ path: '/gongfu', locale: 'en-US' });
  await screen.findByRole('heading', { level: 1 }, soon);
  expect(await findFaults()).toEqual([]);
  expect(screen.queryByRole('banner')).toBeNull();
});

test('a prize that is always won is claimed with the code and what it needs, and given up only when asked twice', async () => {
  const mug = { id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const, value: 1900 };
  changes.set('award1024', {
    prizes: [{ ...mug, stock: 9, odds: 1_000_000, needs: ['name'] }],
    entry: { perPerson: 1 },
  });
  await begin('/award1024', 'Take part');
  await userEvent.click(await screen.findByRole('button', { name: 'Draw (1 left)' }, soon));
  await screen.findByText('You have used your 1 draw.', undefined, soon);
  expect(screen.getByText('You have won: Mug (number 1)')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show my code' }, soon));
  await screen.findByText('K7M2QXRT', undefined, soon);
  expect(await findFaults()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Eight-character code'), 'K7M2QXRT');
  await userEvent.type(screen.getByLabelText('Name of the recipient'), 'Wei');
  await userEvent.click(screen.getByRole('button', { name: 'I do not want it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Claim the prize' }));
  await screen.findByText(/^Claimed\. The organizer checks it/, undefined, soon);
});

test('a draw with a public number waits for it, says which, and shows the result by itself', async () => {
  await begin('/award1024', 'Take part');
  const press = await screen.findByRole('button', { name: 'Draw (3 left)' }, soon);
  const view = viewOf(await find('award1024', 'en-US'), 'en-US');
  const waiting = {
    ...{ k: 1, round: 34_332_657, dueAt: view.serverTime, roll: null, hit: null, prize: null, stockNo: null },
    ...{ clientSeed: 'c0ffee', at: view.serverTime },
  };
  let draw: Record<string, unknown> = waiting;
  const answer = (data: unknown) => HttpResponse.json({ code: 200, msg: 'ok', data });
  mockServer.use(
    http.post('*/api/activities/award1024/draws', () => answer(draw)),
    http.get('*/api/activities/award1024', () =>
      answer({ ...view, entry: { ...view.entry, drawsUsed: 1, draws: [draw] } }),
    ),
  );
  await userEvent.click(press);
  await screen.findByText(/^Your draw is made\. The public number of round 34332657 decides it/, undefined, soon);
  expect(screen.getByText('Waits for round 34332657')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
  expect(await findFaults()).toEqual([]);
  draw = { ...waiting, round: null, dueAt: null, roll: 560_424 };
  await screen.findByText('No prize this time.', undefined, { timeout: 8000 });
  expect(screen.getByRole('button', { name: 'Draw (2 left)' })).toBeVisible();
});

test('the link of a prize opens for its winner only', async () => {
  await renderReady({ path: '/awardResult?w=somebody-else', locale: 'en-US' });
  await screen.findByText('This prize cannot be opened here', undefined, soon);
});
