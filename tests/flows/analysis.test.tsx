import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { findFaults } from '../support/find-faults';
import { answerByMocks, renderReady, soon } from '../support/portal-flow';
import { forgetPerson, keepToken, neverAskToJoin } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);
beforeEach(neverAskToJoin);

const choose = async (name: string, text: string) =>
  userEvent.upload(await screen.findByLabelText('选择文件', { selector: 'input' }, soon), new File([text], name));

test('a sample record leads to its zone and fault, a trend to its days, a wrong file to the way out', async () => {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: '/ehmDeviceGpt' });
  await userEvent.click(await screen.findByRole('link', { name: /^振动分析/ }, soon));
  await userEvent.click(await screen.findByRole('button', { name: '示例：轴承' }, soon));
  await userEvent.click(await screen.findByRole('button', { name: '开始分析' }, soon));
  expect(await screen.findByRole('heading', { name: '分析结果' }, soon)).toHaveFocus();
  expect(screen.getByRole('heading', { name: '轴承外圈 · 强' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /冲击的频率符合：轴承外圈/ })).toBeInTheDocument();
  expect(await findFaults()).toEqual([]);

  await choose('t.csv', `日期,振动\n${[1, 1.2, 1.4, 1.6, 1.8, 2].map((v, i) => `2026-01-${10 + i},${v}`).join('\n')}`);
  expect(await screen.findByText(/^约 4 天后到达限值 2.8/, { selector: 'figcaption' }, soon)).toBeInTheDocument();
  await choose('s.csv', '1\n2\n3');
  expect(await screen.findByText('记录不足 256 个采样点，请延长采样。', undefined, soon)).toBeInTheDocument();
});

test('a table answers a sentence with its rows, and opens the form for what it does not understand', async () => {
  keepToken('u-42');
  await renderReady({ setting: 'main', path: '/maintainGpt?analyse=table' });
  await choose('orders.csv', '机器,小时,日期\n泵1,"1,5",01/02/2024\n泵1,"2,5",01/02/2024\n泵2,"1,0",03/02/2024');
  await userEvent.click(await screen.findByRole('button', { name: '日在前，月在后' }, soon));
  const ask = async (sentence: string) => {
    const box = await screen.findByLabelText('就表格提问', undefined, soon);
    fireEvent.change(box, { target: { value: sentence } });
    await userEvent.click(screen.getByRole('button', { name: '提问' }));
  };
  await ask('泵1坏了几次');
  expect(
    await screen.findByText('有的词没有看懂。看懂的部分已填入下面的表单，请补全。', undefined, soon),
  ).toBeInTheDocument();
  await ask('按机器统计小时的总和');
  expect(await screen.findByRole('heading', { name: '总和: 小时, 按机器' }, soon)).toHaveFocus();
  const groups = within(screen.getByRole('region', { name: '共 2 组' }));
  const row = groups.getByRole('cell', { name: '泵1' }).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['泵1', '4', '2', '80.0 %', '80.0 %']);
  expect(await findFaults()).toEqual([]);
});
